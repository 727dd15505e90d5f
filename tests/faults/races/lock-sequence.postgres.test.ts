import type { KyselyPlugin, QueryId } from "kysely";
import { describe, expect, vi } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { closeUnpaid } from "#server/modules/pagos/confirm/close-unpaid.service.ts";
import { applyRetorno } from "#server/modules/pagos/confirm/retorno.service.ts";
import { requestReembolso } from "#server/modules/pagos/refund/request-reembolso.service.ts";
import { resolveReembolso } from "#server/modules/pagos/refund/resolve-reembolso.service.ts";
import { readIntento, startTwoPayments } from "#tests/support/buying/intentos.ts";
import { buildRefused } from "#tests/support/buying/reembolsos.ts";
import { expectWaiting } from "#tests/support/faults/hold-while.ts";
import { patience } from "#tests/support/vitest/patience.ts";

const intentoOf = (shop: TestShop, token: string) => readIntento(shop, token);

async function startTwo(shop: TestShop) {
  const two = await startTwoPayments(shop);
  await actAtWebpay(shop, two.older, { accion: "aprobar" });
  return two;
}

/** Calls `onMove` after each change of a pedido. */
function afterMove(onMove: () => Promise<void>): KyselyPlugin {
  const moves = new WeakSet<QueryId>();
  return {
    transformQuery({ node, queryId }) {
      const isMove =
        node.kind === "UpdateQueryNode" &&
        JSON.stringify(node.table).includes("pedidos") &&
        JSON.stringify(node.updates).includes('"estado"');
      if (isMove) moves.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (moves.has(queryId)) await onMove();
      return result;
    },
  };
}

/** Closes the newer intento while another transaction holds the moved pedido; answers how often. */
function closeMeanwhile(shop: TestShop, newer: string) {
  const { db } = shop.database;
  const begun = { moves: 0, closings: 0 };
  let closing: Promise<boolean> | undefined;
  const close = async () => {
    const intento = await intentoOf(shop, newer);
    const closed = { to: "abortado", from: ["abierto"], motivo: "prueba" } as const;
    return inTransaction(db, (tx) => {
      begun.closings += 1;
      const now = shop.clock.now();
      return closeUnpaid(tx, { ...closed, intento, now });
    });
  };
  const plugin = afterMove(async () => {
    begun.moves += 1;
    if (closing !== undefined) return;
    closing = close();
    await vi.waitFor(() => expectWaiting(db), patience);
  });
  const ctx = { ...shop.app.ctx, db: db.withPlugin(plugin) };
  return { ctx, begun, isClosed: () => closing };
}

const stockRow = (shop: TestShop, id: number) =>
  shop.database.db
    .selectFrom("productos")
    .select(["stock", "reservado"])
    .where("id", "=", id)
    .executeTakeFirst();

describe("a payment ends while its pedido is locked, without a deadlock", () => {
  test("by another payment that pays it", async ({ shop }) => {
    const { older, newer, producto_id } = await startTwo(shop);
    const { ctx, begun, isClosed } = closeMeanwhile(shop, newer);
    await applyRetorno(ctx, { token_ws: older });
    expect(await isClosed()).toBe(true);
    expect(begun).toEqual({ moves: 1, closings: 1 });
    expect((await intentoOf(shop, older)).estado).toBe("autorizado");
    expect(await stockRow(shop, producto_id)).toEqual({ stock: 4, reservado: 0 });
  });

  test("by its refund, which restocks it", async ({ shop }) => {
    const { ana, older, newer, producto_id } = await startTwo(shop);
    await applyRetorno(shop.app.ctx, { token_ws: older });
    const { pedido_id } = await intentoOf(shop, older);
    const { ctx, begun, isClosed } = closeMeanwhile(shop, newer);
    const actor = { usuario_id: ana.id, nombre: "Rosa Fuentes", solicitud: "prueba" };
    await requestReembolso(ctx, { pedido_id, motivo: "prueba", reponer_stock: true, actor });
    expect(await isClosed()).toBe(true);
    expect(begun).toEqual({ moves: 1, closings: 1 });
    expect((await intentoOf(shop, older)).estado).toBe("reembolsado");
    expect(await stockRow(shop, producto_id)).toEqual({ stock: 5, reservado: 0 });
  });
});

/** Calls `onLock` after each statement that locks or changes a row of these tables. */
function afterLock(tables: string[], onLock: (table: string) => Promise<void>): KyselyPlugin {
  const locks = new WeakMap<QueryId, string>();
  return {
    transformQuery({ node, queryId }) {
      const isLock =
        node.kind === "UpdateQueryNode" ||
        (node.kind === "SelectQueryNode" && node.endModifiers !== undefined);
      const subject = JSON.stringify(
        node.kind === "SelectQueryNode" ? node.from : isLock && node.table,
      );
      const table = tables.find((name) => subject?.includes(`"${name}"`));
      if (isLock && table) locks.set(queryId, table);
      return node;
    },
    async transformResult({ result, queryId }) {
      const table = locks.get(queryId);
      if (table) await onLock(table);
      return result;
    },
  };
}

test("a reembolso is withdrawn while another administrator notes it as done, without a deadlock", async ({
  shop,
}) => {
  const { db } = shop.database;
  const { id: pedido_id, intento_id, ana } = await buildRefused(shop);
  const actor = { usuario_id: ana.id, nombre: "Rosa Fuentes", solicitud: "prueba" };
  const resolution = { pedido_id, intento_id, nota: "prueba", actor };
  const locked: string[] = [];
  let noting: Promise<unknown> | undefined;
  const plugin = afterLock(["pago_intentos", "pedidos"], async (table) => {
    locked.push(table);
    if (noting !== undefined) return;
    noting = resolveReembolso(shop.app.ctx, { ...resolution, como: "otra_via" }).catch(
      ({ status }) => status,
    );
    await vi.waitFor(() => expectWaiting(db), patience);
  });
  const ctx = { ...shop.app.ctx, db: db.withPlugin(plugin) };
  await resolveReembolso(ctx, { ...resolution, como: "retirado" });
  expect(await noting).toBe(409);
  expect(locked).toEqual(["pago_intentos", "pedidos"]);
});
