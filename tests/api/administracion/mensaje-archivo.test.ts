import { existsSync, readdirSync } from "node:fs";
import { type ClientRequest, request } from "node:http";
import { join } from "node:path";
import { Readable } from "node:stream";
import { describe, expect } from "vitest";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreos } from "#rig/standins/correo.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkShop } from "#server/app/checks/check-shop.ts";
import { sweepArchivos, sweepOrphans } from "#server/archivos/index.ts";
import { inTransaction } from "#server/db/database.ts";
import { deleteMensajesBefore, deleteMensajesFrom } from "#server/modules/contacto/index.ts";
import { days } from "#server/time/clock.ts";
import { binaryStl, gcode, zip } from "#tests/support/archivos/models.ts";
import { followFileClock } from "#tests/support/faults/follow-file-clock.ts";

const inbox = "hola@tienda.test";
const test = freshShopTest({ env: { SHOP_EMAIL: inbox } });

const path = "/api/endpoints/mensaje_archivo.php";
const written = { nombre: "Luis Soto", email: "luis@ejemplo.cl", mensaje: "¿Me cotizan esto?" };
const stl = { name: "soporte.stl", bytes: binaryStl(24) };

type Sent = { name: string; bytes: Buffer };

async function send(shop: TestShop, { name, bytes }: Sent, wish: object = {}) {
  const form = new FormData();
  form.set("datos", JSON.stringify({ ...written, ...wish }));
  form.append("archivo", new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${shop.url}${path}`, { method: "PUT", body: form });
  const body = (await response.json()) as { mensaje?: string; campos?: Record<string, string> };
  return { status: response.status, body };
}

function filesOf({ config }: TestShop): string[] {
  const folder = join(config.dataDir, "archivos");
  return existsSync(folder) ? readdirSync(folder) : [];
}

async function readOwn(shop: TestShop) {
  const { token } = await buildAdmin(shop);
  const listed = await shop.client(token)("listMensajes", {});
  const mensajes = listed.ok ? listed.data : [];
  const download = (id: number, bearer: string | null = token) =>
    fetch(`${shop.url}${path}?id=${id}`, {
      headers: bearer === null ? {} : { authorization: `Bearer ${bearer}` },
    });
  return { mensajes, id: mensajes[0]?.id ?? 0, download };
}

describe("a message with a file of a model", () => {
  test("is of administrators alone, who download it whole", async ({ shop }) => {
    const nombre = "pudú (v2).STL";
    expect(
      await send(shop, { ...stl, name: `C:\\piezas\\${nombre}` }, { cantidad: "3" }),
    ).toMatchObject({
      status: 200,
      body: { mensaje: expect.stringContaining("¡Gracias por escribirnos!") },
    });
    const { mensajes, id, download } = await readOwn(shop);
    expect(mensajes).toMatchObject([
      { cantidad: 3, fotos: [], archivo: { nombre, bytes: stl.bytes.length } },
    ]);
    const response = await download(id);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(stl.bytes);
    const { headers } = response;
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toBe(
      `attachment; filename="pud_ _v2_.STL"; filename*=UTF-8''pud%C3%BA%20%28v2%29.STL`,
    );
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("cache-control")).toBe("no-store");

    const { token } = await buildCliente(shop);
    expect((await download(id, token)).status).toBe(403);
    expect((await download(id, null)).status).toBe(401);
    expect((await download(999)).status).toBe(404);

    const [correo] = await waitForCorreos(shop, inbox);
    expect(correo?.texto).toContain(`${nombre}, 2 kB`);
    expect(correo?.texto).toContain("El archivo está junto al mensaje");
  });

  test("names it by what it is", async ({ shop }) => {
    await send(shop, { name: "modelo.stl", bytes: zip() });
    const { mensajes } = await readOwn(shop);
    expect(mensajes.map(({ archivo }) => archivo?.nombre)).toEqual(["modelo.stl.3mf"]);
  });

  test("is in the export of its sender, and goes with the erasure and the term", async ({
    shop,
  }) => {
    const { email, token } = await buildCliente(shop);
    await send(shop, stl, { email });
    await send(shop, { ...stl, name: "otro.stl" });
    expect(await shop.client(token)("getCuenta")).toMatchObject({
      data: { mensajes: [{ archivo: { nombre: "soporte.stl", bytes: stl.bytes.length } }] },
    });
    const { db } = shop.database;
    const { ctx } = shop.app;
    await inTransaction(db, (tx) => deleteMensajesFrom(tx, email));
    await sweepArchivos(ctx);
    expect(filesOf(shop)).toHaveLength(1);
    const before = shop.clock.now() + days(1);
    const terms = { answeredBefore: before, before, limit: 10 };
    expect(await inTransaction(db, (tx) => deleteMensajesBefore(tx, terms))).toBe(1);
    await sweepArchivos(ctx);
    expect(filesOf(shop)).toEqual([]);
    expect(await db.selectFrom("archivos").select("id").execute()).toEqual([]);
  });

  test("whose file is missing is told by the check, and to the owner", async ({ shop }) => {
    await send(shop, stl);
    expect(await checkShop(shop.app.ctx)).toEqual([]);
    await shop.app.ctx.archivos.remove(filesOf(shop)[0] ?? "");
    expect(await checkShop(shop.app.ctx)).toMatchObject([{ name: "archivo-en-disco", total: 1 }]);
    const { id, download } = await readOwn(shop);
    expect((await download(id)).status).toBe(404);
  });

  test("leaves its file alone in the sweep, which takes old ones without a row", async ({
    shop,
  }) => {
    followFileClock(shop);
    await send(shop, stl);
    const { archivos } = shop.app.ctx;
    const kept = filesOf(shop);
    for (let count = 0; count < 2; count++) {
      const wanted = { maxBytes: 10_000, tipos: ["stl"] } as const;
      const received = await archivos.receive(Readable.from([stl.bytes]), wanted);
      // One lost its process before its row came, the other before its name.
      if (received.ok && count === 0) await received.archivo.keep();
    }
    await sweepOrphans(shop.app.ctx);
    expect(filesOf(shop)).toHaveLength(3);
    shop.clock.advance(days(2));
    await sweepOrphans(shop.app.ctx);
    expect(filesOf(shop)).toEqual(kept);
  });
});

describe("what is refused", () => {
  test("says why at its field, and nothing is kept", async ({ shop }) => {
    const refused = async (sent: Sent, wish: object = {}) => {
      const { status, body } = await send(shop, sent, wish);
      return [status, body.campos];
    };
    expect(await refused({ name: "pieza.stl", bytes: gcode })).toEqual([
      422,
      { archivo: "«pieza.stl» no es un archivo STL ni 3MF." },
    ]);
    expect(await refused({ name: "pieza.stl", bytes: Buffer.alloc(0) })).toEqual([
      422,
      { archivo: "«pieza.stl» está vacío." },
    ]);
    const large = { name: "grande.stl", bytes: Buffer.alloc(50_000_001) };
    expect(await refused(large)).toEqual([413, { archivo: "«grande.stl» pesa más de 50 MB." }]);
    expect(await refused(stl, { fecha: "2020-01-01" })).toEqual([
      422,
      { fecha: "Esa fecha ya pasó: elige hoy o un día más adelante." },
    ]);
    const form = new FormData();
    form.set("datos", JSON.stringify(written));
    const empty = await fetch(`${shop.url}${path}`, { method: "PUT", body: form });
    expect([empty.status, await empty.json()]).toMatchObject([
      422,
      { campos: { archivo: "Falta el archivo." } },
    ]);
    expect(filesOf(shop)).toEqual([]);
    expect((await readOwn(shop)).mensajes).toEqual([]);
  });

  test("is a file after too many of one day, of all senders; the words alone go", async ({
    shop,
  }) => {
    const { db } = shop.database;
    const creado_en = shop.clock.now();
    const archivo = { nombre: "a.stl", tipo: "stl", estado: "guardado", creado_en } as const;
    const contacto = { nombre: "Luis", email: "luis@ejemplo.cl", mensaje: "Hola", busqueda: "" };
    const insert = async (clave: string, isOfMensaje = true) => {
      const { id } = await db
        .insertInto("archivos")
        .values({ ...archivo, bytes: 49_000_000, clave })
        .returning("id")
        .executeTakeFirstOrThrow();
      if (!isOfMensaje) return;
      const mensaje = { ...contacto, estado: "nuevo" as const, creado_en, archivo_id: id };
      await db.insertInto("mensajes_contacto").values(mensaje).execute();
    };
    for (let place = 0; place < 20; place++) await insert(`a${place}`);
    // The owner's take none of their places.
    await insert("de una receta", false);
    expect(await send(shop, stl)).toMatchObject({ status: 200 });
    await insert("b");
    expect(await send(shop, stl)).toMatchObject({
      status: 429,
      body: {
        campos: { archivo: expect.stringContaining("Hoy nos llegaron demasiados archivos.") },
      },
    });
    expect(await shop.client()("sendMensaje", { body: written })).toMatchObject({ status: 200 });
    shop.clock.advance(days(2));
    expect(await send(shop, stl)).toMatchObject({ status: 200 });
  });

  test("is a file when the disk is nearly full", async ({ shop }) => {
    shop.app.ctx.archivos.hasRoom = async () => false;
    expect(await send(shop, stl)).toMatchObject({
      status: 503,
      body: { campos: { archivo: expect.stringContaining("Ahora no podemos recibir archivos.") } },
    });
    expect(filesOf(shop)).toEqual([]);
  });

  test("is a form that breaks off: its file goes, its message never comes", async ({ shop }) => {
    const sending = beginUpload(shop);
    await expect.poll(() => filesOf(shop)).toHaveLength(1);
    sending.destroy();
    await expect.poll(() => filesOf(shop)).toEqual([]);
    expect((await readOwn(shop)).mensajes).toEqual([]);
  });
});

/** Half a file has left. */
function beginUpload({ url }: TestShop): ClientRequest {
  const sending = request(`${url}${path}`, {
    method: "PUT",
    headers: { "content-type": "multipart/form-data; boundary=x", "content-length": 90_000 },
  });
  sending.on("error", () => undefined);
  const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"`;
  sending.write(`${part("datos")}\r\n\r\n${JSON.stringify(written)}\r\n`);
  sending.write(`${part("archivo")}; filename="a.stl"\r\n\r\n`);
  sending.write(Buffer.alloc(40_000));
  return sending;
}
