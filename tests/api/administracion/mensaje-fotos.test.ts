import { describe, expect } from "vitest";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { freshShopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { deleteMensajesBefore, deleteMensajesFrom } from "#server/modules/contacto/index.ts";
import { days } from "#server/time/clock.ts";
import {
  meanColour,
  phoneJpeg,
  png,
  type SentFile,
  webp,
} from "#tests/support/calls/producto-calls.ts";

const inbox = "hola@tienda.test";
const test = freshShopTest({ env: { SHOP_EMAIL: inbox } });

const written = { nombre: "Luis Soto", email: "luis@ejemplo.cl", mensaje: "¿Me hacen esto?" };

async function send(shop: TestShop, files: readonly SentFile[], wish: object = {}) {
  const form = new FormData();
  form.set("datos", JSON.stringify({ ...written, ...wish }));
  for (const { name, bytes } of files)
    form.append("fotos[]", new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${shop.url}/api/endpoints/mensaje_fotos.php`, {
    method: "PUT",
    body: form,
  });
  const body = (await response.json()) as { mensaje?: string; campos?: Record<string, string> };
  return { status: response.status, body };
}

const foto = async (name = "dibujo.png"): Promise<SentFile> => ({ name, bytes: await png() });
const bytesOf = (url = "") => Buffer.from(url.replace("data:image/webp;base64,", ""), "base64");

async function countRows({ database: { db } }: TestShop): Promise<[number, number]> {
  const mensajes = await db.selectFrom("mensajes_contacto").select("id").execute();
  const fotos = await db.selectFrom("mensaje_fotos").select("orden").execute();
  return [mensajes.length, fotos.length];
}

describe("a message with photographs", () => {
  test("is of administrators alone, and its mail names them", async ({ shop }) => {
    const chat = { name: "chat.webp", bytes: await webp() };
    const files = [{ name: "telefono.jpg", bytes: await phoneJpeg() }, await foto(), chat];
    const sent = await send(shop, files, { cantidad: "12", fecha: "2099-12-03" });
    expect(sent).toMatchObject({
      status: 200,
      body: { mensaje: expect.stringContaining("¡Gracias por escribirnos!") },
    });
    const admin = shop.client((await buildAdmin(shop)).token);
    const listed = await admin("listMensajes", {});
    const fotos = ["telefono.jpg", "dibujo.png", "chat.webp"];
    expect(listed).toMatchObject({ data: [{ cantidad: 12, fecha: "2099-12-03", fotos }] });
    const query = { id: String(listed.ok ? listed.data[0]?.id : 0) };
    const read = await admin("getMensajeFotos", { query });
    expect(read).toMatchObject({ headers: { "cache-control": "no-store" } });
    const [first, second, third] = read.ok ? read.data.fotos : [];
    expect([first?.nombre, second?.nombre, third?.nombre]).toEqual(fotos);
    expect(bytesOf(first?.foto).includes("secreto-de-la-foto")).toBe(false);
    expect(first?.bytes).toBe(bytesOf(first?.foto).length);
    expect(await meanColour(bytesOf(second?.foto))).toBe("red");
    expect(await meanColour(bytesOf(third?.foto))).toBe("red");

    const cliente = shop.client((await buildCliente(shop)).token);
    expect(await cliente("getMensajeFotos", { query })).toMatchObject({ status: 403 });
    expect(await shop.client()("getMensajeFotos", { query })).toMatchObject({ status: 401 });
    expect(await admin("getMensajeFotos", { query: { id: "999" } })).toMatchObject({ status: 404 });

    const [correo] = await waitForCorreos(shop, inbox);
    expect(correo?.texto).toMatch(/12/);
    expect(correo?.texto).toContain("3 de diciembre de 2099");
    expect(correo?.texto).toContain("telefono.jpg, dibujo.png, chat.webp");
  });

  test("is in the export of its sender, and goes with the erasure and the term", async ({
    shop,
  }) => {
    const { email, token } = await buildCliente(shop);
    await send(shop, [await foto()], { email });
    await send(shop, [await foto("otro.png")]);
    expect(await shop.client(token)("getCuenta")).toMatchObject({
      data: { mensajes: [{ cantidad: null, fecha: null, fotos: ["dibujo.png"] }] },
    });
    const { db } = shop.database;
    await inTransaction(db, (tx) => deleteMensajesFrom(tx, email));
    expect(await countRows(shop)).toEqual([1, 1]);
    const before = shop.clock.now() + days(1);
    const terms = { answeredBefore: before, before, limit: 10 };
    expect(await inTransaction(db, (tx) => deleteMensajesBefore(tx, terms))).toBe(1);
    expect(await countRows(shop)).toEqual([0, 0]);
  });
});

describe("what is refused", () => {
  test("says why at its field, and nothing is kept", async ({ shop }) => {
    const text = { name: "carta.png", bytes: Buffer.from("No es una foto") };
    expect(await send(shop, [await foto(), text])).toMatchObject({
      status: 422,
      body: { campos: { fotos: "«carta.png» no es una imagen PNG, JPG, GIF o WebP." } },
    });
    const empty = { name: "vacia.png", bytes: Buffer.alloc(0) };
    expect(await send(shop, [empty])).toMatchObject({ status: 422, body: { campos: {} } });
    const large = { name: "grande.png", bytes: Buffer.alloc(5_000_001) };
    expect(await send(shop, [large])).toMatchObject({
      status: 413,
      body: { campos: { fotos: "«grande.png» pesa más de 5 MB." } },
    });
    const five = await Promise.all(Array.from({ length: 5 }, () => foto()));
    expect(await send(shop, five)).toMatchObject({
      status: 422,
      body: { campos: { fotos: expect.any(String) } },
    });
    expect(await send(shop, [await foto()], { fecha: "2020-01-01" })).toMatchObject({
      status: 422,
      body: { campos: { fecha: "Esa fecha ya pasó: elige hoy o un día más adelante." } },
    });
    expect(await countRows(shop)).toEqual([0, 0]);
  });

  test.for([
    [{ cantidad: 0 }, "cantidad", "La cantidad debe ser un número entero entre 1 y 9999."],
    [{ cantidad: "2,5" }, "cantidad", "La cantidad debe ser un número entero entre 1 y 9999."],
    [{ cantidad: 10_000 }, "cantidad", "La cantidad debe ser un número entero entre 1 y 9999."],
    [{ fecha: "3/12" }, "fecha", "Ingresa una fecha."],
    [{ fecha: "2020-01-01" }, "fecha", "Esa fecha ya pasó: elige hoy o un día más adelante."],
  ] as const)("of the words alone: %j", async ([wish, field, error], { shop }) => {
    const body = { ...written, ...wish } as never;
    expect(await shop.client()("sendMensaje", { body })).toMatchObject({
      status: 422,
      campos: { [field]: error },
    });
  });

  test("is a photograph after too many of one day, of all senders", async ({ shop }) => {
    const { db } = shop.database;
    await shop.client()("sendMensaje", { body: written });
    const [{ id = 0 } = {}] = await db.selectFrom("mensajes_contacto").select("id").execute();
    const creado_en = shop.clock.now();
    const foto1 = { mensaje_id: id, orden: 1, nombre: "a.jpg", contenido: "", creado_en };
    for (let count = 0; count < 100; count++) {
      const mensaje = { ...written, estado: "nuevo" as const, creado_en };
      const { id: mensaje_id } = await db
        .insertInto("mensajes_contacto")
        .values(mensaje)
        .returning("id")
        .executeTakeFirstOrThrow();
      const four = [1, 2, 3, 4].map((orden) => ({ ...foto1, mensaje_id, orden }));
      await db.insertInto("mensaje_fotos").values(four).execute();
    }
    expect(await send(shop, [await foto()])).toMatchObject({
      status: 429,
      body: { campos: { fotos: expect.stringContaining("Hoy nos llegaron demasiadas fotos.") } },
    });
    expect(await shop.client()("sendMensaje", { body: written })).toMatchObject({ status: 200 });
  });
});
