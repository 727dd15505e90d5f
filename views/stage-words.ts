import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import { archivoFile } from "./samples.ts";
import { type Person, walkAccount } from "./stage-people.ts";
import type { SeenProductos } from "./stage-productos.ts";

type Writers = { owner: string; cliente: Person; productos: SeenProductos };

/** With and without answer, and the mails of an account. */
export async function writeWords(place: Place, writers: Writers): Promise<void> {
  await writeOpiniones(place, writers);
  await writeMensajes(place, writers);
  await walkAccount(place);
}

async function writeOpiniones(place: Place, { owner, cliente, productos }: Writers): Promise<void> {
  const buyer = openApi(place, cliente.token);
  const admin = openApi(place, owner);
  const { opinion } = await buyer("saveOpinion", {
    body: { producto_id: productos.withOpiniones.id, calificacion: 5, comentario: praise },
  });
  const respuesta = "¡Gracias, Camila! La pantalla nueva trae el cable más largo.";
  await admin("patchOpinion", { query: { id: String(opinion.id) }, body: { respuesta } });
  await buyer("saveOpinion", {
    body: { producto_id: productos.sold.id, calificacion: 3, comentario: "Cumple." },
  });
}

async function writeMensajes(place: Place, { owner }: Writers): Promise<void> {
  const admin = openApi(place, owner);
  await openApi(place)("sendMensaje", { body: asked });
  await sendArchivo(place);
  const inbox = await admin("listMensajes");
  const [, answered] = inbox;
  if (!answered) throw new Error("the inbox stayed empty");
  const respuesta = "Sí: hasta doce unidades salen en tres días.";
  await admin("answerMensaje", { query: { id: String(answered.id) }, body: { respuesta } });
}

async function sendArchivo({ shopUrl }: Place): Promise<void> {
  const form = new FormData();
  form.set("datos", JSON.stringify(quoted));
  form.set("archivo", new Blob([archivoFile.buffer]), archivoFile.name);
  const address = `${shopUrl}/api/endpoints/mensaje_archivo.php`;
  const response = await fetch(address, { method: "PUT", body: form });
  if (!response.ok) throw new Error(`no mensaje with an archivo: ${await response.text()}`);
}

const praise =
  "La luz pasa entre las capas como por una persiana. La tengo en el escritorio y todos preguntan de dónde salió.";

const asked = {
  nombre: "Ignacio Paredes",
  email: "ignacio@tienda.test",
  mensaje: "Hola, ¿hacen llaveros con logo para una empresa chica? Serían unos doce.",
};

const quoted = {
  nombre: "Antonia Quilodrán",
  email: "antonia@tienda.test",
  mensaje:
    "Tengo el archivo de una pieza de lavadora que ya no se fabrica. ¿La pueden imprimir en PETG? Mide 14 cm de largo y tiene dos pestañas delgadas que se quiebran con facilidad.",
};
