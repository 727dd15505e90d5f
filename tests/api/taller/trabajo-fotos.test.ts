import sharp from "sharp";
import { describe, expect } from "vitest";
import type { FallaMotivo, TrabajoEstado } from "#contract/schemas/taller.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { forgetExpired } from "#server/app/retention.ts";
import { days } from "#server/time/clock.ts";
import { enlaceOf, startAsGuest } from "#tests/support/buying/guest.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buildPlate, buyPlates, newestPedido } from "#tests/support/buying/plates.ts";
import { hugePng, meanColour, phoneJpeg } from "#tests/support/calls/producto-calls.ts";
import { foto, photograph } from "#tests/support/calls/trabajo-foto-calls.ts";

const test = freshShopTest();

/** Prints of the newest pedido, whose first one is at its check; `take` sends photographs of it. */
async function atCheck(shop: TestShop) {
  const { token } = await buildAdmin(shop);
  const admin = shop.client(token);
  const listed = await admin("listTrabajos", {});
  const ids = listed.ok ? listed.data.trabajos.map((it) => it.id) : [];
  const [id = 0] = ids;
  async function step(
    desde: TrabajoEstado,
    estado: TrabajoEstado,
    motivo?: Exclude<FallaMotivo, "texto_corregido">,
  ) {
    const body = { ids: [id], desde, estado, ...(motivo && { motivo }) };
    expect(await admin("stepTrabajos", { body })).toMatchObject({ ok: true });
  }
  await step("en_cola", "imprimiendo");
  await step("imprimiendo", "impreso");
  const take = async (colour: "red" | "blue" = "red") =>
    photograph(shop, { id, token, files: [await foto(colour)] });
  return { ...{ admin, token, id, ids, step, take }, body: { trabajo_id: id } };
}

async function buildPhotographed(shop: TestShop) {
  const bought = await buyPlates(shop);
  const check = await atCheck(shop);
  expect(await check.take()).toMatchObject({ status: 200 });
  return { ...bought, ...check };
}

const bytesOf = (url = "") => Buffer.from(url.replace("data:image/webp;base64,", ""), "base64");

async function countRows({ database: { db } }: TestShop): Promise<number> {
  return (await db.selectFrom("trabajo_fotos").select("trabajo_id").execute()).length;
}

async function deliver(shop: TestShop, pedidoId: number): Promise<void> {
  for (const step of despachoSteps) await stepPedido(shop, pedidoId, step);
}

describe("the photograph of a piece", () => {
  test("is of the owner, and of its buyer once the piece is checked", async ({ shop }) => {
    const { buyer, admin, token, id, body, step } = await buildPhotographed(shop);
    const file = { name: "telefono.jpg", bytes: await phoneJpeg() };
    expect(await photograph(shop, { id, token, files: [file] })).toMatchObject({
      body: { mensaje: "Guardamos la foto." },
    });
    const unknown = await buyer.api("openTrabajoFoto", { body: { trabajo_id: id + 99 } });
    expect(unknown).toMatchObject({ status: 404, error: "No encontramos esa foto." });
    const hidden = { status: 404, error: "No encontramos esa foto." };
    expect(await buyer.api("openTrabajoFoto", { body })).toMatchObject(hidden);
    expect((await newestPedido(buyer)).pedido).not.toHaveProperty("fotos");
    const seen = await admin("openTrabajoFoto", { body });
    expect(seen).toMatchObject({ headers: { "cache-control": "no-store" } });
    const bytes = bytesOf(seen.ok ? seen.data.foto : "");
    const { format, width, height, exif } = await sharp(bytes).metadata();
    expect({ format, width, height, exif }).toEqual({
      ...{ format: "webp", width: 40, height: 80 },
      exif: undefined,
    });
    expect(bytes.includes("secreto-de-la-foto")).toBe(false);

    await step("impreso", "revisado");
    const { pedido, detalle } = await newestPedido(buyer);
    expect(pedido.fotos).toEqual([{ trabajo_id: id, detalle_id: detalle.id }]);
    const opened = await buyer.api("openTrabajoFoto", { body });
    expect(opened).toMatchObject({ ok: true, data: seen.ok && seen.data });
    const other = shop.client((await buildCliente(shop)).token);
    expect(await other("openTrabajoFoto", { body })).toMatchObject(hidden);
    expect(await shop.client()("openTrabajoFoto", { body })).toMatchObject({ status: 401 });
    await step("revisado", "embalado");
    expect(await buyer.api("openTrabajoFoto", { body })).toMatchObject({ ok: true });
    await deliver(shop, pedido.id);
    expect((await newestPedido(buyer)).pedido.fotos).toHaveLength(1);
  });

  test("comes by the link of a guest's mail, of that pedido only", async ({ shop }) => {
    const email = "invitada@correo.test";
    const personalizacion = { nombre: "Eva" };
    const buy = async (to: string) => {
      const producto_id = await buildPlate(shop);
      const lineas = [{ producto_id, cantidad: 1, personalizacion }];
      const started = await startAsGuest(shop, { lineas, email: to });
      await finishPayment(shop, started.token, "aprobar");
      return enlaceOf(shop, to);
    };
    const enlace = await buy(email);
    const { id, step, take } = await atCheck(shop);
    await take();
    const guest = shop.client();
    const body = { trabajo_id: id, enlace };
    expect(await guest("openTrabajoFoto", { body })).toMatchObject({ status: 404 });
    await step("impreso", "revisado");
    expect(await guest("openPedidoEnlace", { body: { enlace } })).toMatchObject({
      data: { fotos: [{ trabajo_id: id }] },
    });
    expect(await guest("openTrabajoFoto", { body })).toMatchObject({
      data: { foto: expect.stringMatching(/^data:image\/webp;base64,/) },
    });
    const ofOther = { trabajo_id: id, enlace: await buy("otra@correo.test") };
    expect(await guest("openTrabajoFoto", { body: ofOther })).toMatchObject({
      ...{ status: 404, error: "No encontramos esa foto." },
    });
    const forged = { trabajo_id: id, enlace: "x".repeat(43) };
    expect(await guest("openTrabajoFoto", { body: forged })).toMatchObject({ status: 404 });
  });

  test("is replaced by another, and taken away", async ({ shop }) => {
    const { admin, token, id, body, take, pedido } = await buildPhotographed(shop);
    const query = { pedido_id: String(pedido.id) };
    const listed = async () => {
      const answer = await admin("listTrabajos", { query });
      return answer.ok ? answer.data.trabajos.map((it) => it.tiene_foto) : [];
    };
    expect(await take("blue")).toMatchObject({ status: 200 });
    const opened = await admin("openTrabajoFoto", { body });
    expect(await meanColour(bytesOf(opened.ok ? opened.data.foto : ""))).toBe("blue");
    expect(await countRows(shop)).toBe(1);
    expect(await listed()).toEqual([true]);
    const removal = { id, token, quitar: true } as const;
    expect(await photograph(shop, removal)).toMatchObject({
      body: { mensaje: "Quitamos la foto." },
    });
    expect(await photograph(shop, removal)).toMatchObject({ body: { mensaje: "Ya estaba así." } });
    expect(await countRows(shop)).toBe(0);
    expect(await listed()).toEqual([false]);
  });

  test("is not taken of a piece that is not at its check", async ({ shop }) => {
    const { pedido, take, step, id, token } = await buildPhotographed(shop);
    await step("impreso", "revisado");
    await step("revisado", "embalado");
    expect(await take()).toMatchObject({
      status: 409,
      body: {
        error: `«Placa con nombre» del pedido ${pedido.numero} cambió: ahora está embalada.`,
      },
    });
    const files = [await foto()];
    expect(await photograph(shop, { id: id + 99, token, files })).toMatchObject({ status: 404 });
    await deliver(shop, pedido.id);
    expect(await take()).toMatchObject({
      status: 409,
      body: { error: `El pedido ${pedido.numero} ya no está en el taller.` },
    });
  });

  test("is refused when it is no picture, or too large", async ({ shop }) => {
    await buyPlates(shop);
    const { id, token } = await atCheck(shop);
    const refused = async (bytes: Buffer, name = "carta.png") =>
      photograph(shop, { id, token, files: [{ name, bytes }] });
    const noPicture = {
      status: 422,
      body: { campos: { fotos: "«carta.png» no es una imagen PNG, JPG, GIF o WebP." } },
    };
    expect(await refused(Buffer.from("No es una foto"))).toMatchObject(noPicture);
    expect(await refused(Buffer.alloc(0))).toMatchObject(noPicture);
    expect(await refused(hugePng())).toMatchObject({
      body: { campos: { fotos: expect.stringContaining("demasiados píxeles") } },
    });
    expect(await refused(Buffer.alloc(5_000_001))).toMatchObject({
      status: 413,
      body: { campos: { fotos: expect.stringContaining("carta.png") } },
    });
    const files = [await foto(), await foto()];
    expect(await photograph(shop, { id, token, files })).toMatchObject({ status: 422 });
    const both = { id, token, files: [await foto()] };
    expect(await photograph(shop, { ...both, quitar: true })).toMatchObject({
      body: { campos: { fotos: "Manda una foto, o pide quitar la que hay." } },
    });
    expect(await countRows(shop)).toBe(0);
  });
});

describe("its end", () => {
  test("is the failure of the piece", async ({ shop }) => {
    const { admin, body, step } = await buildPhotographed(shop);
    await step("impreso", "revisado");
    await step("revisado", "fallido", "mala_terminacion");
    expect(await countRows(shop)).toBe(0);
    expect(await admin("openTrabajoFoto", { body })).toMatchObject({ status: 404 });
  });

  test("is, for the buyer, that the piece is stopped", async ({ shop }) => {
    const { buyer, admin, body, step, pedido } = await buildPhotographed(shop);
    await step("impreso", "revisado");
    const reembolso = { pedido_id: pedido.id, motivo: "No la quiere", reponer_stock: false };
    expect(await admin("createReembolso", { body: reembolso })).toMatchObject({ ok: true });
    expect(await buyer.api("openTrabajoFoto", { body })).toMatchObject({ status: 404 });
    expect((await newestPedido(buyer)).pedido).not.toHaveProperty("fotos");
    expect(await admin("openTrabajoFoto", { body })).toMatchObject({ ok: true });
  });

  test("is the erasure of the account, whose export named it", async ({ shop }) => {
    const { buyer, pedido, id, step } = await buildPhotographed(shop);
    await step("impreso", "revisado");
    await deliver(shop, pedido.id);
    expect(await buyer.api("getCuenta")).toMatchObject({
      data: { pedidos: [{ fotos: [{ trabajo_id: id }] }] },
    });
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", buyer.id)
      .execute();
    expect(await buyer.api("deleteCuenta", { body: {} })).toMatchObject({ ok: true });
    expect(await countRows(shop)).toBe(0);
  });

  test("is its term", async ({ shop }) => {
    await buildPhotographed(shop);
    shop.clock.advance(days(189));
    await forgetExpired(shop.app.ctx);
    expect(await countRows(shop)).toBe(1);
    shop.clock.advance(days(2));
    await forgetExpired(shop.app.ctx);
    expect(await countRows(shop)).toBe(0);
  });
});
