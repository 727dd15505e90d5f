import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreos } from "#rig/standins/correo.ts";

const inbox = "hola@tienda.test";
let app: TestShop;
beforeAll(async () => {
  app = await openTestShop({ env: { SHOP_EMAIL: inbox } });
});
afterAll(() => app.close());

test("a message is kept and reaches the shop, and nothing goes to the address that was typed", async () => {
  const mensaje = "Hola:\n¿Hacen piezas a medida?\n<b>Gracias</b>";
  const result = await app.client()("sendMensaje", {
    body: { nombre: "Luis Soto", email: "Luis@Ejemplo.cl", mensaje },
  });
  expect(result).toMatchObject({
    status: 200,
    data: { mensaje: "¡Gracias por escribirnos! Te responderemos en menos de 24 horas." },
  });

  const [correo] = await waitForCorreos(app, inbox);
  expect(correo?.asunto).toBe("Mensaje de Luis Soto por el formulario de contacto");
  expect(correo?.texto).toContain("> ¿Hacen piezas a medida?");
  expect(correo?.html).toContain("&lt;b&gt;Gracias&lt;/b&gt;");
  expect(await readCorreos(app, "luis@ejemplo.cl")).toEqual([]);
  const rows = await app.database.db
    .selectFrom("mensajes_contacto")
    .select(["nombre", "email", "mensaje", "estado", "creado_en"])
    .execute();
  expect(rows).toEqual([
    {
      nombre: "Luis Soto",
      email: "luis@ejemplo.cl",
      mensaje,
      estado: "nuevo",
      creado_en: app.clock.now(),
    },
  ]);
});

test("a name with line breaks writes no header", async () => {
  await app.client()("sendMensaje", {
    body: { nombre: "Eva\r\nBcc: otra@ejemplo.cl", email: "eva@ejemplo.cl", mensaje: "Hola" },
  });

  const [correo] = await waitForCorreos(app, inbox, 2);
  expect(correo?.asunto).toBe("Mensaje de Eva Bcc: otra@ejemplo.cl por el formulario de contacto");
  expect(await readCorreos(app, "otra@ejemplo.cl")).toEqual([]);
});

test.each([
  [{ email: "a@b.cl", mensaje: "Hola" }, "Ingresa tu nombre."],
  [{ nombre: "Ana", email: "a@b", mensaje: "Hola" }, "Ingresa un correo electrónico válido."],
  [{ nombre: "Ana", email: "a@b.cl", mensaje: "\n " }, "Escribe tu mensaje."],
])("a message without all its fields is refused: %j", async (body, error) => {
  expect(await app.client()("sendMensaje", { body: body as never })).toMatchObject({
    status: 422,
    error,
  });
});
