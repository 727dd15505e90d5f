import { describe, expect } from "vitest";
import type { MensajeContacto, MensajesQuery } from "#contract/schemas/mensajes.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreos } from "#rig/standins/correo.ts";
import { shopTest } from "#rig/test.ts";
import { contactoMails } from "#server/modules/contacto/index.ts";
import { minutes } from "#server/time/clock.ts";

const inbox = "hola@tienda.test";
const evil = `"><script>alert('x')</script>`;

const test = shopTest({ env: { SHOP_EMAIL: inbox } });
let admin: ReturnType<TestShop["client"]>;
test.beforeAll(async ({ shop }) => {
  admin = shop.client((await buildAdmin(shop)).token);
});

let serial = 0;

async function write(
  shop: TestShop,
  texts: Partial<{ nombre: string; email: string; mensaje: string }> = {},
): Promise<MensajeContacto> {
  serial += 1;
  const body = {
    nombre: "Luis Soto",
    email: `luis-${serial}@ejemplo.cl`,
    mensaje: `¿Hacen piezas a medida? ${serial}`,
    ...texts,
  };
  await shop.client()("sendMensaje", { body });
  const [mensaje] = await list({ por_pagina: "1" as never });
  if (!mensaje) throw new Error("the mensaje was not kept");
  return mensaje;
}

async function list(query: MensajesQuery): Promise<MensajeContacto[]> {
  const result = await admin("listMensajes", { query: query as never });
  if (!result.ok) throw new Error(`no list: ${result.status}`);
  return result.data;
}

const answer = (id: number, respuesta: string) =>
  admin("answerMensaje", { query: { id }, body: { respuesta } });
const change = (id: number, estado: "nuevo" | "cerrado") =>
  admin("patchMensaje", { query: { id }, body: { estado } });

async function actsOf(shop: TestShop, id: number) {
  const rows = await shop.database.db
    .selectFrom("auditoria")
    .select(["autor", "accion", "antes", "despues"])
    .where("entidad", "=", "mensaje")
    .where("entidad_id", "=", id)
    .orderBy("id")
    .execute();
  return rows;
}

describe("the inbox", () => {
  test("is searched in names, addresses and words, without accents and case", async ({ shop }) => {
    const mensaje = await write(shop, { nombre: "Íñigo Peña", mensaje: "Una LÁMPARA de montaña" });
    await write(shop);

    for (const q of ["inigo", "lampara MONTANA", mensaje.email, "  peña   lámpara "]) {
      expect(
        (await list({ q })).map(({ id }) => id),
        q,
      ).toEqual([mensaje.id]);
    }
    expect(await list({ q: "unicornio" })).toEqual([]);
    expect(await list({ q: "%_" })).toEqual([]);
  });

  test("is read page by page, the newest first, with the number of all", async ({ shop }) => {
    const word = "paginado";
    const written: number[] = [];
    for (let i = 0; i < 5; i++) written.push((await write(shop, { mensaje: `${word} ${i}` })).id);
    const page = await admin("listMensajes", { query: { q: word, pagina: "2", por_pagina: "2" } });

    expect(page.ok && page.data.map(({ id }) => id)).toEqual([written[2], written[1]]);
    expect(page.ok && page.headers["x-total-count"]).toBe("5");
    expect(page.ok && page.headers.link).toContain("pagina=3");
  });

  test("filters by estado", async ({ shop }) => {
    const [open, closed] = [
      await write(shop, { mensaje: "filtro" }),
      await write(shop, { mensaje: "filtro" }),
    ];
    await change(closed.id, "cerrado");

    expect((await list({ q: "filtro", estado: "cerrado" })).map(({ id }) => id)).toEqual([
      closed.id,
    ]);
    expect((await list({ q: "filtro", estado: "nuevo" })).map(({ id }) => id)).toEqual([open.id]);
    expect(await admin("listMensajes", { query: { estado: "leido" as never } })).toMatchObject({
      status: 400,
      error: "El estado no es válido.",
    });
  });
});

describe("an answer", () => {
  test("is stored and mailed with the original; its Reply-To is the shop's inbox", async ({
    shop,
  }) => {
    const mensaje = await write(shop, { mensaje: "Hola:\n¿Llegan a Chiloé?" });
    const result = await answer(mensaje.id, "Sí, llegamos.\nSaludos");

    expect(result).toMatchObject({
      status: 200,
      data: {
        mensaje: "Respuesta enviada.",
        mensaje_contacto: {
          id: mensaje.id,
          estado: "respondido",
          respuestas: [{ autor: "Rosa Fuentes", texto: "Sí, llegamos.\nSaludos" }],
        },
      },
    });
    const [correo] = await waitForCorreos(shop, mensaje.email);
    expect(correo?.asunto).toBe("Estrato respondió tu mensaje");
    expect(correo?.texto).toContain("Hola, Luis:");
    expect(correo?.texto).toContain("Sí, llegamos.\nSaludos");
    expect(correo?.texto).toContain("> Hola:\n> ¿Llegan a Chiloé?");
    // The stand-in hides this header: the rendered mail has it.
    const respuesta_id = result.ok ? result.data.mensaje_contacto.respuestas[0]?.id : 0;
    const { ctx } = shop.app;
    const mail = { ctx, datos: { respuesta_id }, para: mensaje.email };
    expect((await contactoMails.respuesta_contacto(mail))?.replyTo).toBe(inbox);
  });

  test("escapes both texts", async ({ shop }) => {
    const mensaje = await write(shop, { nombre: evil, mensaje: evil });
    await answer(mensaje.id, evil);

    expect((await list({ q: mensaje.email }))[0]).toMatchObject({
      nombre: evil,
      mensaje: evil,
      respuestas: [{ texto: evil }],
    });
    const [correo] = await waitForCorreos(shop, mensaje.email);
    expect(correo?.html).not.toContain("<script");
    expect(correo?.html.match(/&lt;script&gt;/g)).toHaveLength(3);
  });

  test("is sent once when the button is pressed twice, or ten times at once", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const mensaje = await write(shop);
    const results = await Promise.all(
      Array.from({ length: 10 }, () => answer(mensaje.id, "Claro que sí.")),
    );

    expect(results.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(results[0]).toMatchObject({ data: { mensaje_contacto: { respuestas: { length: 1 } } } });
    await shop.app.outbox.runOnce();
    expect(await readCorreos(shop, mensaje.email)).toHaveLength(1);
    expect(await actsOf(shop, mensaje.id)).toHaveLength(1);
  });

  test("with other words, or the same a minute later, is another mail", async ({ shop }) => {
    const mensaje = await write(shop);
    await answer(mensaje.id, "Hola");
    await answer(mensaje.id, "Hola de nuevo");
    shop.clock.advance(minutes(1));
    await answer(mensaje.id, "Hola");

    expect((await list({ q: mensaje.email }))[0]?.respuestas.map(({ texto }) => texto)).toEqual([
      "Hola",
      "Hola de nuevo",
      "Hola",
    ]);
    await waitForCorreos(shop, mensaje.email, 3);
  });

  test("is noted in the trail without its words or the address", async ({ shop }) => {
    const mensaje = await write(shop);
    await answer(mensaje.id, "Palabras privadas");
    await change(mensaje.id, "cerrado");
    const acts = await actsOf(shop, mensaje.id);

    expect(acts.map(({ accion }) => accion)).toEqual(["Respondió el mensaje", "Cerró el mensaje"]);
    expect(acts[1]).toMatchObject({
      antes: '{"estado":"respondido"}',
      despues: '{"estado":"cerrado"}',
    });
    expect(JSON.stringify(acts)).not.toMatch(/privadas|@/);
  });

  test.for([
    ["", "Escribe tu respuesta."],
    ["x".repeat(4001), 'El campo "respuesta" admite hasta 4000 caracteres.'],
  ] as const)("has between 1 and 4000 characters", async ([respuesta, error], { shop }) => {
    expect(await answer((await write(shop)).id, respuesta)).toMatchObject({ status: 422, error });
  });
});

describe("a mensaje", () => {
  test("that is closed and reopened is new again, or answered when it had an answer", async ({
    shop,
  }) => {
    const [untouched, answered] = [await write(shop), await write(shop)];
    await answer(answered.id, "Listo");
    for (const { id } of [untouched, answered]) {
      expect(await change(id, "cerrado")).toMatchObject({
        data: { mensaje: "Mensaje cerrado.", mensaje_contacto: { estado: "cerrado" } },
      });
    }

    expect(await change(untouched.id, "nuevo")).toMatchObject({
      data: { mensaje: "Mensaje reabierto.", mensaje_contacto: { estado: "nuevo" } },
    });
    expect(await change(answered.id, "nuevo")).toMatchObject({
      data: { mensaje_contacto: { estado: "respondido" } },
    });
  });

  test("answers a move to its own estado, and the trail has one row", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { id } = await write(shop);
    const results = await Promise.all([change(id, "cerrado"), change(id, "cerrado")]);

    expect(results.map(({ status }) => status)).toEqual([200, 200]);
    expect(await actsOf(shop, id)).toHaveLength(1);
  });

  test("that does not exist is 404", async () => {
    const missing = { status: 404, error: "Mensaje no encontrado." };
    expect(await answer(999_999, "Hola")).toMatchObject(missing);
    expect(await change(999_999, "cerrado")).toMatchObject(missing);
  });
});
