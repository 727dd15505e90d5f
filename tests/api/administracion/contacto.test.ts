import { expect } from "vitest";
import { readCorreos, waitForCorreos } from "#rig/standins/correo.ts";
import { shopTest } from "#rig/test.ts";
import { minutes } from "#server/time/clock.ts";

const inbox = "hola@tienda.test";
const test = shopTest({ env: { SHOP_EMAIL: inbox } });

test("a message is stored and mailed to the shop, never to the address that was typed", async ({
  shop,
}) => {
  const mensaje = "Hola:\n¿Hacen piezas a medida?\n<b>Gracias</b>";
  const result = await shop.client()("sendMensaje", {
    body: { nombre: "Luis Soto", email: "Luis@Ejemplo.cl", mensaje },
  });
  expect(result).toMatchObject({
    status: 200,
    data: { mensaje: "¡Gracias por escribirnos! Te respondemos al correo que nos dejaste." },
  });

  const [correo] = await waitForCorreos(shop, inbox);
  expect(correo?.asunto).toBe("Mensaje de Luis Soto por el formulario de contacto");
  expect(correo?.texto).toContain("> ¿Hacen piezas a medida?");
  expect(correo?.html).toContain("&lt;b&gt;Gracias&lt;/b&gt;");
  expect(await readCorreos(shop, "luis@ejemplo.cl")).toEqual([]);
  const rows = await shop.database.db
    .selectFrom("mensajes_contacto")
    .select(["nombre", "email", "mensaje", "estado", "creado_en"])
    .execute();
  expect(rows).toEqual([
    {
      nombre: "Luis Soto",
      email: "luis@ejemplo.cl",
      mensaje,
      estado: "nuevo",
      creado_en: shop.clock.now(),
    },
  ]);
});

test("a second press within a minute is the same mensaje; other words, or later ones, are another", async ({
  shop,
}) => {
  const send = async (mensaje: string) => {
    const body = { nombre: "Rosa Peña", email: "rosa@ejemplo.cl", mensaje };
    expect(await shop.client()("sendMensaje", { body })).toMatchObject({ status: 200 });
    const sent = shop.database.db.selectFrom("mensajes_contacto").select("id");
    return (await sent.where("email", "=", "rosa@ejemplo.cl").execute()).length;
  };
  expect([await send("Hola"), await send("Hola"), await send("Hola, soy Rosa")]).toEqual([1, 1, 2]);
  shop.clock.advance(minutes(1));
  expect(await send("Hola, soy Rosa")).toBe(3);
});

test("a name with line breaks is refused, and nothing is mailed", async ({ shop }) => {
  const refused = await shop.client()("sendMensaje", {
    body: { nombre: "Eva\r\nBcc: otra@ejemplo.cl", email: "eva@ejemplo.cl", mensaje: "Hola" },
  });
  expect(refused).toMatchObject({ status: 422, error: expect.stringMatching(/línea/) });
  await shop.app.outbox.runOnce();
  expect(await readCorreos(shop, "otra@ejemplo.cl")).toEqual([]);
});

test.for([
  [{ email: "a@b.cl", mensaje: "Hola" }, "Ingresa tu nombre."],
  [{ nombre: "Ana", email: "a@b", mensaje: "Hola" }, "Ingresa un correo electrónico válido."],
  [{ nombre: "Ana", email: "a@b.cl", mensaje: "\n " }, "Escribe tu mensaje."],
] as const)("a message without all its fields is refused: %j", async ([body, error], { shop }) => {
  expect(await shop.client()("sendMensaje", { body: body as never })).toMatchObject({
    status: 422,
    error,
  });
});
