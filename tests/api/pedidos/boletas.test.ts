import { describe, expect } from "vitest";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";

type Api = Awaited<ReturnType<typeof adminApi>>;

const save = (api: Api, { id, boleta }: { id: number; boleta: string }) =>
  api("saveBoleta", { query: { id: String(id) }, body: { boleta } });

async function withoutBoleta(api: Api): Promise<number[]> {
  const result = await api("listAllPedidos", { query: { todos: "true", sin_boleta: "true" } });
  if (!result.ok) throw new Error(result.error ?? "no list");
  expect(result.headers["x-total-count"]).toBe(String(result.data.length));
  return result.data.map(({ id }) => id);
}

describe("the boleta of a pedido", () => {
  test("is noted, corrected and taken away, with a trail", async ({ shop }) => {
    const { id, ana } = await buyPedido(shop);
    const api = await adminApi(shop);
    expect(await withoutBoleta(api)).toContain(id);
    expect(await save(api, { id, boleta: " 001.204 " })).toMatchObject({
      ok: true,
      data: { mensaje: "Guardamos el número de la boleta.", pedido: { boleta: "1204" } },
    });
    expect(await withoutBoleta(api)).not.toContain(id);
    expect(await ana.api("getPedido", { query: { id: String(id) } })).toMatchObject({
      data: { boleta: "1204" },
    });
    expect(await save(api, { id, boleta: "1204" })).toMatchObject({
      data: { mensaje: "El pedido ya estaba así." },
    });
    await save(api, { id, boleta: "1205" });
    await save(api, { id, boleta: "" });
    expect(await withoutBoleta(api)).toContain(id);
    const acts = await api("listAuditoria", {
      query: { entidad: "pedido", entidad_id: String(id) },
    });
    expect(
      acts.ok && acts.data.map(({ antes, despues }) => [antes?.boleta, despues?.boleta]),
    ).toEqual([
      ["1205", null],
      ["1204", "1205"],
      [null, "1204"],
    ]);
  });

  test("belongs to one pedido, also when two administrators type it at once", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const [one, two] = [await buyPedido(shop), await buyPedido(shop)];
    const api = await adminApi(shop);
    const saved = await Promise.all([one, two].map(({ id }) => save(api, { id, boleta: "77001" })));
    expect(saved.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = saved.find(({ ok }) => !ok);
    const kept = saved[0]?.ok ? one : two;
    expect(refused).toMatchObject({
      error: `La boleta 77001 ya está en el pedido ${kept.numero}.`,
    });
  });

  test("is refused for an unpaid pedido, for words and for an unknown one", async ({ shop }) => {
    const api = await adminApi(shop);
    const unpaid = await buildPedido(shop);
    expect(await save(api, { id: unpaid, boleta: "1" })).toMatchObject({ status: 409 });
    expect(await save(api, { id: unpaid, boleta: "F-12" })).toMatchObject({
      status: 422,
      error: "El número de la boleta son hasta 12 cifras.",
    });
    expect(await save(api, { id: 999_999, boleta: "1" })).toMatchObject({ status: 404 });
    expect(await withoutBoleta(api)).not.toContain(unpaid);
  });
});

async function download(shop: TestShop, { token, mes }: { token: string; mes: string }) {
  const response = await fetch(`${shop.url}/api/endpoints/ventas_csv.php?mes=${mes}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: response.status, lines: (await response.text()).trimEnd().split("\r\n") };
}

describe("the file for the accountant", () => {
  test("has each pedido of the month by Chile's days, with its refund", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    const api = shop.client(token);
    const bought = [await buyPedido(shop), await buyPedido(shop), await buyPedido(shop)];
    const [last, refunded, next] = bought;
    if (!last || !refunded || !next) throw new Error("nothing was bought");
    await save(api, { id: last.id, boleta: "88001" });
    const body = { pedido_id: refunded.id, motivo: "Llegó roto", reponer_stock: false };
    await api("createReembolso", { body });
    const times: [number, string][] = [
      [last.id, "2031-06-30T23:59:00-04:00"],
      [refunded.id, "2031-06-01T00:00:00-04:00"],
      [next.id, "2031-07-01T00:00:00-04:00"],
    ];
    for (const [id, moment] of times) {
      const pagado_en = Date.parse(moment);
      await shop.database.db
        .updateTable("pedidos")
        .set({ pagado_en })
        .where("id", "=", id)
        .execute();
    }
    const { lines } = await download(shop, { token, mes: "2031-06" });
    expect(lines[0]).toContain(
      '"Fecha de pago";"Pedido";"Boleta";"Estado";"Neto";"IVA";"Total";"Tipo de pago";"Reembolsado";"Fechas de reembolso"',
    );
    expect(lines.slice(1)).toEqual([
      expect.stringMatching(
        new RegExp(
          `^"2031-06-01 00:00";"${refunded.numero}";"";"Reembolsado";16790;3190;19980;"[^"]+";19980;"\\d{4}-\\d{2}-\\d{2}"$`,
        ),
      ),
      expect.stringMatching(
        new RegExp(
          `^"2031-06-30 23:59";"${last.numero}";"88001";"Pagado";16790;3190;19980;"[^"]+";0;""$`,
        ),
      ),
    ]);
    expect((await download(shop, { token, mes: "2031-05" })).lines).toHaveLength(1);
    expect((await download(shop, { token, mes: "2031-13" })).status).toBe(400);
  });

  test("holds all pedidos of one moment, however many batches they are", async ({ shop }) => {
    const { token } = await buildAdmin(shop);
    const id = await buildPedido(shop);
    const { db } = shop.database;
    const row = await db
      .selectFrom("pedidos")
      .select(["usuario_id", "total", "nombre", "email", "direccion", "huella", "busqueda"])
      .where("id", "=", id)
      .executeTakeFirstOrThrow();
    const pagado_en = Date.parse("2032-02-29T15:00:00Z");
    const copies = Array.from({ length: 450 }, () => ({
      ...row,
      estado: "pagado" as const,
      creado_en: pagado_en,
      pagado_en,
    }));
    await db.insertInto("pedidos").values(copies.slice(0, 225)).execute();
    await db.insertInto("pedidos").values(copies.slice(225)).execute();
    const { lines } = await download(shop, { token, mes: "2032-02" });
    expect(new Set(lines).size).toBe(451);
  });
});
