import sharp from "sharp";
import { describe, expect } from "vitest";
import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { forgetDevolucionesBefore } from "#server/modules/devoluciones/index.ts";
import { days } from "#server/time/clock.ts";
import { answer, devolucionBody } from "#tests/support/buying/devoluciones.ts";
import { enlaceOf, startAsGuest } from "#tests/support/buying/guest.ts";
import { adminApi, despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buyTwoLines, expectBooksToHold } from "#tests/support/buying/reembolsos-of-units.ts";
import {
  hugePng,
  meanColour,
  phoneJpeg,
  png,
  type SentFile,
} from "#tests/support/calls/producto-calls.ts";

const test = freshShopTest();

type Wish = Parameters<typeof devolucionBody>[1];
type Of = Parameters<typeof devolucionBody>[0];
type Claim = { of: Of; lineas: Wish["lineas"]; wish?: Partial<Wish>; token?: string };

async function claim(shop: TestShop, { of, lineas, wish, token }: Claim, files: SentFile[]) {
  const garantia = { tipo: "falla", solucion: "cambio", detalle: "Se quebró" } as const;
  const form = new FormData();
  form.set("datos", JSON.stringify(devolucionBody(of, { ...garantia, lineas, ...wish })));
  for (const { name, bytes } of files)
    form.append("fotos[]", new Blob([new Uint8Array(bytes)]), name);
  const response = await fetch(`${shop.url}/api/endpoints/devolucion_fotos.php`, {
    method: "PUT",
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
    body: form,
  });
  const body = (await response.json()) as {
    error?: string;
    campos?: Record<string, string>;
    pedido: PedidoDevoluciones;
  };
  return { status: response.status, body };
}

/** A delivered pedido of an account. */
async function bought(shop: TestShop) {
  const { ana, id, lineas } = await buyTwoLines(shop);
  for (const step of despachoSteps) await stepPedido(shop, id, step);
  return {
    ...{ ana, id },
    own: { of: { pedido_id: id }, lineas: [[lineas.huemul, 1]], token: ana.token } as Claim,
  };
}

const foto = async (name = "base.png"): Promise<SentFile> => ({ name, bytes: await png() });
const bytesOf = (url = "") => Buffer.from(url.replace("data:image/webp;base64,", ""), "base64");

async function countRows({ database: { db } }: TestShop): Promise<number> {
  return (await db.selectFrom("devolucion_fotos").select("orden").execute()).length;
}

describe("the photographs of a claim", () => {
  test("are of their buyer and the owner, upright and without what the camera wrote", async ({
    shop,
  }) => {
    const { ana, id, own } = await bought(shop);
    const files = [{ name: "telefono.jpg", bytes: await phoneJpeg() }, await foto()];
    const asked = await claim(shop, own, files);
    expect(asked).toMatchObject({
      status: 200,
      body: { pedido: { devoluciones: [{ fotos: 2 }] } },
    });
    const devolucion_id = asked.body.pedido.devoluciones[0]?.id ?? 0;
    const body = { pedido_id: String(id), devolucion_id: String(devolucion_id) };
    const opened = await ana.api("openDevolucionFotos", { body });
    const { fotos } = opened.ok ? opened.data : { fotos: [] };
    expect(fotos).toHaveLength(2);
    expect(opened).toMatchObject({ headers: { "cache-control": "no-store" } });
    const [first = "", second] = fotos;
    const { format, width, height, exif } = await sharp(bytesOf(first)).metadata();
    expect({ format, width, height, exif }).toEqual({
      ...{ format: "webp", width: 40, height: 80 },
      exif: undefined,
    });
    expect(bytesOf(first).includes("secreto-de-la-foto")).toBe(false);
    expect(await meanColour(bytesOf(second))).toBe("red");

    const query = { id: String(devolucion_id) };
    const admin = await adminApi(shop);
    expect(await admin("getDevolucionFotos", { query })).toMatchObject({ data: { fotos } });
    expect(await ana.api("getDevolucionFotos", { query })).toMatchObject({ status: 403 });
    const other = await bought(shop);
    expect(await other.ana.api("openDevolucionFotos", { body })).toMatchObject({ status: 404 });
    const mixed = { pedido_id: String(other.id), devolucion_id: String(devolucion_id) };
    expect(await other.ana.api("openDevolucionFotos", { body: mixed })).toMatchObject({
      status: 404,
    });
    expect(await shop.client()("openDevolucionFotos", { body })).toMatchObject({ status: 401 });
    expect(await ana.api("getCuenta")).toMatchObject({ data: { devoluciones: [{ fotos: 2 }] } });
  });

  test("become smaller", async ({ shop }) => {
    const { ana, id, own } = await bought(shop);
    const bytes = await png("red", 2000, 1500);
    const { body } = await claim(shop, own, [{ name: "grande.png", bytes }]);
    const devolucion_id = String(body.pedido.devoluciones[0]?.id);
    const opened = await ana.api("openDevolucionFotos", {
      body: { pedido_id: String(id), devolucion_id },
    });
    const small = bytesOf(opened.ok ? opened.data.fotos[0] : "");
    expect(await sharp(small).metadata()).toMatchObject({ width: 1600, height: 1200 });
  });

  test("are not unpacked for a pedido that takes no such claim", async ({ shop }) => {
    const { own } = await bought(shop);
    const broken = [{ name: "rota.png", bytes: Buffer.from("no image") }];
    expect(await claim(shop, own, broken)).toMatchObject({ status: 422 });
    const lineas = own.lineas.map(([detalle]) => [detalle, 9] as (typeof own.lineas)[number]);
    expect(await claim(shop, { ...own, lineas }, broken)).toMatchObject({ status: 409 });
  });

  test("are kept once for ten taps", { tags: ["both-engines"] }, async ({ shop }) => {
    const { own } = await bought(shop);
    const files = [await foto(), await foto("otra.png")];
    const wish = { clave: "diez-toques-con-fotos" };
    const taps = Array.from({ length: 10 }, () => claim(shop, { ...own, wish }, files));
    expect((await Promise.all(taps)).map(({ status }) => status)).toEqual(taps.map(() => 200));
    expect(await countRows(shop)).toBe(2);
  });

  test("come by the link of a guest's mail too", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 3 });
    const lineas = [{ producto_id, cantidad: 1 }];
    const email = "invitada@correo.test";
    const { token } = await startAsGuest(shop, { lineas, email });
    await finishPayment(shop, token, "aprobar");
    const [pedido] = await shop.database.db.selectFrom("pedidos").select("id").execute();
    for (const step of despachoSteps) await stepPedido(shop, pedido?.id ?? 0, step);
    const enlace = await enlaceOf(shop, email);
    const opened = await shop.client()("openDevoluciones", { body: { enlace } });
    const detalle_id = opened.ok ? (opened.data.lineas[0]?.detalle_id ?? 0) : 0;
    const sent = { of: { enlace }, lineas: [[detalle_id, 1]] } as const;
    const { body } = await claim(shop, sent, [await foto()]);
    const devolucion_id = String(body.pedido.devoluciones[0]?.id);
    expect(
      await shop.client()("openDevolucionFotos", { body: { enlace, devolucion_id } }),
    ).toMatchObject({ data: { fotos: [expect.stringMatching(/^data:image\/webp;base64,/)] } });
    const forged = { enlace: "x".repeat(43) };
    expect(
      await shop.client()("openDevolucionFotos", { body: { ...forged, devolucion_id } }),
    ).toMatchObject({ status: 404 });
    expect(await claim(shop, { ...sent, of: forged }, [await foto()])).toMatchObject({
      status: 404,
    });
  });
});

describe("what cannot be shown", () => {
  test("is refused with its field, and nothing is asked for", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const { own } = await bought(shop);
    const text = { name: "carta.png", bytes: Buffer.from("No es una foto") };
    expect(await claim(shop, own, [await foto(), text])).toMatchObject({
      status: 422,
      body: { campos: { fotos: "«carta.png» no es una imagen PNG, JPG, GIF o WebP." } },
    });
    expect(await claim(shop, own, [{ name: "x.png", bytes: hugePng() }])).toMatchObject({
      status: 422,
      body: { campos: { fotos: expect.stringContaining("demasiados píxeles") } },
    });
    const large = { name: "grande.png", bytes: Buffer.alloc(5_000_001) };
    expect(await claim(shop, own, [large])).toMatchObject({
      status: 413,
      body: { campos: { fotos: expect.stringContaining("grande.png") } },
    });
    const five = await Promise.all(Array.from({ length: 5 }, () => foto()));
    expect(await claim(shop, own, five)).toMatchObject({
      status: 422,
      body: { campos: { fotos: expect.any(String) } },
    });
    const retracto = { ...own, wish: { tipo: "retracto", solucion: "dinero" } as const };
    expect(await claim(shop, retracto, [await foto()])).toMatchObject({
      status: 422,
      body: { campos: { fotos: expect.stringContaining("un retracto no las necesita") } },
    });
    expect(await claim(shop, { ...own, wish: { detalle: " " } }, [await foto()])).toMatchObject({
      status: 422,
      body: { campos: { detalle: "Cuéntanos qué le pasó a la pieza." } },
    });
    expect(await countRows(shop)).toBe(0);
    expect(await shop.database.db.selectFrom("devoluciones").select("id").execute()).toEqual([]);
  });
});

describe("their end", () => {
  test("is the erasure of the account", async ({ shop }) => {
    const { ana, own } = await bought(shop);
    await claim(shop, own, [await foto()]);
    expect(await countRows(shop)).toBe(1);
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", ana.id)
      .execute();
    expect(await ana.api("deleteCuenta", { body: {} })).toMatchObject({ ok: true });
    expect(await countRows(shop)).toBe(0);
    await expectBooksToHold(shop);
  });

  test("is the term of the words of an answered one", async ({ shop }) => {
    const { own } = await bought(shop);
    const { body } = await claim(shop, own, [await foto()]);
    const forget = () =>
      inTransaction(shop.database.db, (tx) =>
        forgetDevolucionesBefore(tx, { before: shop.clock.now() + days(1), limit: 10 }),
      );
    expect(await forget()).toBe(0);
    const id = body.pedido.devoluciones[0]?.id ?? 0;
    await answer(shop, id, { decision: "rechazada", respuesta: "Está usada" });
    expect(await forget()).toBe(1);
    expect(await countRows(shop)).toBe(0);
  });
});
