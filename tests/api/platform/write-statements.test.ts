// @module-tag both-engines

import { StatementSync } from "node:sqlite";
import pg from "pg";
import { beforeAll, beforeEach, expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import { testEngine } from "#rig/databases/test-database.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { actAtWebpay, followRetorno } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { currentRequestId } from "#server/call.ts";
import { buildPlate, setPlate } from "#tests/support/buying/plates.ts";

const test = freshShopTest();

let seen: string[] = [];

/** The shop's statements for a request: Kysely quotes names, the stand-ins do not. */
function note(text: unknown): void {
  if (currentRequestId() === undefined) return;
  const isOurs = typeof text === "string" && (text.includes('"') || /^(begin|start)/.test(text));
  if (isOurs) seen.push(text);
}

beforeAll(() => {
  for (const method of ["run", "all"] as const) {
    const original = StatementSync.prototype[method] as (...values: unknown[]) => unknown;
    const watched = function (this: StatementSync, ...values: unknown[]): unknown {
      note(this.sourceSQL);
      return original.apply(this, values);
    };
    Object.defineProperty(StatementSync.prototype, method, { value: watched });
  }
  const original = pg.Client.prototype.query as (...asked: unknown[]) => unknown;
  const watched = function (this: pg.Client, ...asked: unknown[]): unknown {
    const [first] = asked as (string | { text?: string } | undefined)[];
    note(typeof first === "string" ? first : first?.text);
    return original.apply(this, asked);
  };
  Object.defineProperty(pg.Client.prototype, "query", { value: watched });
});

/**
 * A request wakes the outbox, whose statements bear its id; they would be counted or not, by how fast the machine is.
 */
beforeEach<{ shop: TestShop }>(({ shop }) => shop.app.outbox.close());

/** How many the one request of `work` runs, and how many transactions it begins. */
async function count(work: () => Promise<unknown>) {
  seen = [];
  await work();
  const begun = seen.filter((text) => /^(begin|start)/.test(text)).length;
  return { statements: seen.length - begun, transactions: begun };
}

test("a line of the carrito is three reads and one write; PostgreSQL begins no transaction", async ({
  shop,
}) => {
  const producto_id = await buildProducto(shop, { stock: 50 });
  const { token } = await buildCliente(shop);
  const api = shop.client(token);
  const set = (cantidad: number) => api("setCarritoLinea", { body: { producto_id, cantidad } });
  const isSqlite = testEngine === "sqlite";
  // For the new producto.
  await shop.app.refreshCatalogoVersion();
  for (const cantidad of [1, 2, 0]) {
    expect(await count(() => set(cantidad))).toEqual({
      statements: 4,
      transactions: isSqlite ? 1 : 0,
    });
  }
});

test("a line that takes the place of another one is two writes of one transaction", async ({
  shop,
}) => {
  const id = await buildPlate(shop);
  const api = shop.client((await buildCliente(shop)).token);
  await setPlate({ api }, id, { personalizacion: { nombre: "Ana" } });
  await shop.app.refreshCatalogoVersion();
  const replace = () =>
    setPlate({ api }, id, { personalizacion: { nombre: "Eva" }, reemplaza: { nombre: "Ana" } });
  expect(await count(replace)).toEqual({ statements: 5, transactions: 1 });
});

/** The payment of one line. */
async function countPayment(shop: TestShop, line: BodyOf<"setCarritoLinea">) {
  const { token, direccion_id } = await buildCliente(shop);
  const api = shop.client(token);
  await api("setCarritoLinea", { body: line });
  let pago: unknown;
  const start = await count(async () => {
    const started = await api("startPago", { body: { direccion_id } });
    if (!started.ok) throw new Error(String(started.status));
    pago = started.data.token;
  });
  const retorno = await actAtWebpay(shop, String(pago), { accion: "aprobar" });
  return { start, back: await count(() => followRetorno(retorno)) };
}

test("a payment of one line starts and returns with so many statements", async ({ shop }) => {
  const producto_id = await buildProducto(shop, { stock: 50 });
  const { start, back } = await countPayment(shop, { producto_id, cantidad: 1 });
  expect(start.statements).toBe(budgets[testEngine].start);
  expect(back.statements).toBe(budgets[testEngine].retorno);
  expect(start.transactions + back.transactions).toBe(transactionsOfPayment);
});

test("the return of what is printed looks up its receta in one statement", async ({ shop }) => {
  const encargo = { suministro: "encargo", plazo_dias: 5, por_semana: 9, stock: 9 } as const;
  const producto_id = await buildProducto(shop, encargo);
  const { back } = await countPayment(shop, { producto_id, cantidad: 1 });
  expect(back.statements).toBe(budgets[testEngine].retorno + 1);
});

/**
 * A start reads the table of despacho and the version of the terms, too. The read of what changed in the catalogue
 * included: one after each. PostgreSQL writes more in one.
 */
const budgets = {
  sqlite: { start: 24, retorno: 24 },
  postgres: { start: 21, retorno: 23 },
};
/** Prepare; claim, record. The token is stored by one statement. */
const transactionsOfPayment = 3;
