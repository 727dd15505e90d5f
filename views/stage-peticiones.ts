import type { PeticionTipo } from "#contract/schemas/peticiones.ts";
import { openApi } from "#rig/shop/open-api.ts";
import type { Place } from "#rig/shop/place.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";

async function askPeticion(place: Place, tipo: PeticionTipo): Promise<void> {
  const api = openApi(place);
  const email = `pide-${crypto.randomUUID().slice(0, 8)}@tienda.test`;
  const detalle = "Compré el año pasado y ya no uso esa dirección. ¿Qué guardan de mí?";
  await api("createPeticion", { body: { tipo, nombre: "Rosa Fuentes", email, detalle } });
  const { texto } = await waitForCorreo(place, email, /^Confirma tu solicitud/);
  const enlace = /solicitud-de-datos\/enlace#([\w-]+)/.exec(texto)?.[1] ?? "";
  await api("confirmPeticion", { body: { enlace } });
}

/** Causes every mail about personal data; two peticiones stay open, one stands. */
export async function walkPeticiones(place: Place, owner: string): Promise<void> {
  for (const tipo of [
    "acceso",
    "supresion",
    "bloqueo",
    "rectificacion",
    "oposicion",
    "portabilidad",
  ] as const) {
    await askPeticion(place, tipo);
  }
  const api = openApi(place, owner);
  const open = await api("listPeticiones");
  const idOf = (tipo: PeticionTipo) => ({ id: open.find((row) => row.tipo === tipo)?.id ?? 0 });
  const motivo = "Reunimos los datos de varios años.";
  await api("extendPeticion", { query: idOf("acceso"), body: { motivo } });
  const accepted = { decision: "aceptada", respuesta: "Va el archivo con tus datos." } as const;
  await api("answerPeticion", { query: idOf("acceso"), body: accepted });
  const respuesta = "La ley nos pide guardar la venta por seis años.";
  const refused = { decision: "rechazada", respuesta } as const;
  await api("answerPeticion", { query: idOf("supresion"), body: refused });
  const respuestaDone = "No te escribimos más sobre productos.";
  const stopped = { decision: "aceptada", respuesta: respuestaDone } as const;
  for (const tipo of ["oposicion", "bloqueo"] as const) {
    await api("answerPeticion", { query: idOf(tipo), body: stopped });
  }
  const lifted = { motivo: "Corregimos tu dirección, como pediste." };
  await api("liftPeticion", { query: idOf("bloqueo"), body: lifted });
}
