import { describe, expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import type { TrabajoEstado } from "#contract/schemas/taller.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { adminApi, stepPedido } from "#tests/support/buying/pedidos.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";
import { buyTwoLines, expectBooksToHold } from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

type Step = BodyOf<"stepTrabajos">;
type Api = Awaited<ReturnType<typeof adminApi>>;

/** Two plates of one pedido, to print. */
async function buildWork(shop: TestShop) {
  const { pedido } = await buyPlates(shop, { cantidad: 2 });
  const admin = await adminApi(shop);
  const ids = (await read(admin, pedido.id)).map(({ id }) => id);
  return { admin, ids, pedido };
}

async function read(admin: Api, pedido_id: number) {
  const listed = await admin("listTrabajos", { query: { pedido_id: String(pedido_id) } });
  return listed.ok ? listed.data.trabajos : [];
}

function step(admin: Api, body: Step) {
  return admin("stepTrabajos", { body });
}

const way: readonly TrabajoEstado[] = ["en_cola", "imprimiendo", "impreso", "revisado", "embalado"];

describe("a piece in the workshop", () => {
  test("goes step by step to the parcel, and each step back", async ({ shop }) => {
    const { admin, ids, pedido } = await buildWork(shop);
    for (const sequence of [way, way.toReversed()]) {
      for (const [place, estado] of sequence.slice(1).entries()) {
        const body: Step = { ids, desde: sequence[place] ?? "en_cola", estado };
        expect(await step(admin, body)).toMatchObject({ ok: true });
        expect((await read(admin, pedido.id)).map((it) => it.estado)).toEqual([estado, estado]);
      }
    }
    await expectBooksToHold(shop);
  });

  test("moves once for a repeated call, and stays for one that saw it elsewhere", async ({
    shop,
  }) => {
    const { admin, ids, pedido } = await buildWork(shop);
    const [first = 0] = ids;
    const start: Step = { ids: [first], desde: "en_cola", estado: "imprimiendo" };
    expect(await step(admin, start)).toMatchObject({ data: { mensaje: "1 pieza imprimiéndose." } });
    expect(await step(admin, start)).toMatchObject({ data: { mensaje: "Ya estaba así." } });
    await step(admin, { ids: [first], desde: "imprimiendo", estado: "impreso" });
    expect(await step(admin, { ...start, ids })).toMatchObject({
      status: 409,
      error: `«Placa con nombre» del pedido ${pedido.numero} cambió: ahora está impresa.`,
    });
    expect((await read(admin, pedido.id)).map((it) => it.estado)).toEqual(["impreso", "en_cola"]);
  });

  test("fails once for whoever says so twice, and is printed again", async ({ shop }) => {
    const { admin, ids, pedido } = await buildWork(shop);
    const [first = 0] = ids;
    await step(admin, { ids: [first], desde: "en_cola", estado: "imprimiendo" });
    const fail: Step = {
      ids: [first],
      desde: "imprimiendo",
      estado: "fallido",
      motivo: "se_despego",
    };
    expect(await step(admin, fail)).toMatchObject({
      data: { mensaje: "1 pieza fallida: se imprime de nuevo." },
    });
    await step(admin, fail);
    expect(await read(admin, pedido.id)).toMatchObject([
      { id: first, unidad: 1, estado: "fallido", motivo: "se_despego" },
      { unidad: 2, estado: "en_cola", motivo: null },
      { unidad: 1, estado: "en_cola", motivo: null },
    ]);
    const again = await shop.database.db
      .selectFrom("trabajos")
      .select("reemplaza")
      .where("reemplaza", "is not", null)
      .execute();
    expect(again).toEqual([{ reemplaza: first }]);
    await expectBooksToHold(shop);
  });

  test("refuses what is no step, and says why", async ({ shop }) => {
    const { admin, ids } = await buildWork(shop);
    const from = { ids, desde: "en_cola" as const };
    expect(await step(admin, { ...from, estado: "impreso" })).toMatchObject({
      status: 422,
      error: "Ese paso del taller no existe.",
    });
    const unexplained: Step[] = [
      { ...from, estado: "fallido" },
      { ...from, estado: "imprimiendo", motivo: "se_quebro" },
    ];
    for (const body of unexplained) {
      expect(await step(admin, body)).toMatchObject({
        status: 422,
        campos: { motivo: "Elige por qué falló." },
      });
    }
    const none: Step = { ids: [999_999], desde: "en_cola", estado: "imprimiendo" };
    expect(await step(admin, none)).toMatchObject({ status: 404 });
  });

  test("of the shelf is only packed", async ({ shop }) => {
    const { id } = await buyTwoLines(shop);
    const admin = await adminApi(shop);
    const ids = (await read(admin, id)).map((it) => it.id);
    const print: Step = { ids, desde: "en_cola", estado: "imprimiendo" };
    expect(await step(admin, print)).toMatchObject({ status: 422 });
    expect(await step(admin, { ...print, estado: "embalado" })).toMatchObject({
      data: { mensaje: "3 piezas embaladas." },
    });
  });

  test("is out of reach once its pedido has left", async ({ shop }) => {
    const { admin, ids, pedido } = await buildWork(shop);
    await stepPedido(shop, pedido.id, "en_preparacion");
    await stepPedido(shop, pedido.id, "enviado");
    const back: Step = { ids, desde: "embalado", estado: "revisado" };
    expect(await step(admin, back)).toMatchObject({
      status: 409,
      error: `El pedido ${pedido.numero} ya no está en el taller.`,
    });
  });
});

test("the earliest promise is the first work", async ({ shop }) => {
  const late = await buildWork(shop);
  const soon = await buildWork(shop);
  const { db } = shop.database;
  for (const [{ pedido }, despacho_hasta] of [
    [late, "2026-12-09"],
    [soon, "2026-12-02"],
  ] as const) {
    await db.updateTable("pedidos").set({ despacho_hasta }).where("id", "=", pedido.id).execute();
  }
  const listed = await late.admin("listTrabajos", { query: {} });
  expect(listed).toMatchObject({
    data: {
      trabajos: [...soon.ids, ...late.ids].map((id) => ({ id })),
    },
  });
  expect(listed).toMatchObject({
    data: { trabajos: [{ numero: soon.pedido.numero }, {}, {}, {}] },
  });
});

describe("a pedido with a print that nobody has checked", () => {
  const envio = { estado: "enviado", transportista: "Starken", seguimiento: "S-1" } as const;

  async function buildReady(shop: TestShop) {
    const work = await buildWork(shop);
    const query = { id: String(work.pedido.id) };
    await work.admin("movePedido", { query, body: { estado: "en_preparacion" } });
    return {
      ...work,
      send: (more = {}) => work.admin("movePedido", { query, body: { ...envio, ...more } }),
    };
  }

  test("is not sent, and names the piece; it is once all are checked", async ({ shop }) => {
    const { admin, ids, pedido, send } = await buildReady(shop);
    const refusal =
      "Falta revisar 2 piezas: «Placa con nombre». Revísalas en el taller, o escribe por qué salen sin revisar.";
    expect(await send()).toMatchObject({
      ...{ status: 409, error: refusal },
      campos: { sin_revisar: refusal },
    });
    const [first = 0, second = 0] = ids;
    await step(admin, { ids: [first], desde: "en_cola", estado: "revisado" });
    expect(await send()).toMatchObject({ status: 409 });
    const query = { id: String(pedido.id) };
    expect(await admin("getPedidoDetalle", { query })).toMatchObject({
      data: { estado: "en_preparacion", por_revisar: [{ id: second, estado: "en_cola" }] },
    });
    await step(admin, { ids: [second], desde: "en_cola", estado: "revisado" });
    expect(await send()).toMatchObject({
      data: { pedido: { estado: "enviado", por_revisar: [] } },
    });
    await expectBooksToHold(shop);
  });

  test("is sent for a reason, which stays with it and in the trail", async ({ shop }) => {
    const { admin, pedido, send } = await buildReady(shop);
    expect(await send({ sin_revisar: "El cliente la retira ahora y la ve aquí." })).toMatchObject({
      data: {
        pedido: {
          estado: "enviado",
          notas: [{ texto: "El cliente la retira ahora y la ve aquí." }],
        },
      },
    });
    const query = { entidad: "pedido", entidad_id: String(pedido.id) } as const;
    const trail = await admin("listAuditoria", { query });
    expect(trail.ok && trail.data.map(({ accion }) => accion)).toContain(
      "Envió piezas sin revisar",
    );
    await expectBooksToHold(shop);
  });
});
