import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { testEngine } from "#rig/databases/test-database.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  listLlamadas,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { casesOfEngine } from "#tests/support/faults/each-kind.ts";
import {
  type Before,
  type Ending,
  forgeries,
  type Shape,
  type Ways,
  ways,
  whereItEnds,
} from "./retornos.table.ts";

const precio = 12_990;
type Fields = Record<string, string>;
type Visit = {
  shop: TestShop;
  ana: Buyer;
  producto_id: number;
  token: string;
  fields: Record<Shape, Fields>;
};

async function open(shop: TestShop): Promise<Visit> {
  const producto_id = await buildProducto(shop, { stock: 1, precio });
  const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
  const { token } = await startPayment(ana);
  return { shop, ana, producto_id, token, fields: await fieldsOf(shop, token) };
}

async function fieldsOf(shop: TestShop, token: string): Promise<Record<Shape, Fields>> {
  const { session_id, buy_order } = await shop.database.db
    .selectFrom("pago_intentos")
    .select(["session_id", "buy_order"])
    .where("token", "=", token)
    .executeTakeFirstOrThrow();
  const buyOrder = { TBK_ID_SESION: session_id, TBK_ORDEN_COMPRA: buy_order };
  return {
    normal: { token_ws: token },
    aborted: { TBK_TOKEN: token, ...buyOrder },
    timeout: buyOrder,
    broken: { token_ws: token, TBK_TOKEN: token, ...buyOrder },
  };
}

type Return = { fields: Fields; method?: "GET" | "POST"; hasCookie?: boolean };

async function comeBack(shop: TestShop, { fields, method = "GET", hasCookie = false }: Return) {
  const url = `${shop.url}/api/endpoints/pago_retorno.php`;
  const form = new URLSearchParams(fields);
  const response = await fetch(method === "GET" ? `${url}?${form}` : url, {
    method,
    redirect: "manual",
    headers: hasCookie ? { cookie: "XSRF-TOKEN=x; sesion=otra" } : {},
    ...(method === "POST" ? { body: form } : {}),
  });
  expect(response.status).toBe(303);
  return new URL(response.headers.get("location") ?? "").searchParams.get("status");
}

const prepare: Record<Before, (visit: Visit) => Promise<unknown>> = {
  paid: ({ shop, token }) => actAtWebpay(shop, token, { accion: "aprobar" }),
  refused: ({ shop, token }) => actAtWebpay(shop, token, { accion: "rechazar" }),
  unpaid: async () => undefined,
  "paid after an abort": async ({ shop, token, fields }) => {
    await comeBack(shop, { fields: fields.aborted });
    await actAtWebpay(shop, token, { accion: "aprobar" });
  },
  "paid after a time-out": async ({ shop, token, fields }) => {
    await comeBack(shop, { fields: fields.timeout });
    await actAtWebpay(shop, token, { accion: "aprobar" });
  },
  "given up by the provider": async ({ shop, token }) => {
    await actAtWebpay(shop, token, { accion: "expirar" });
    shop.clock.advance(minutes(17));
    await reconcile(shop.app.ctx);
  },
  recorded: ({ shop, token }) => finishPayment(shop, token, "aprobar"),
  "given back": async ({ shop, ...visit }) => {
    await finishPayment(shop, visit.token, "aprobar");
    const owner = shop.client((await buildAdmin(shop)).token);
    const body = {
      pedido_id: (await endingOf({ shop, ...visit })).id,
      motivo: "Roto",
      reponer_stock: true,
    };
    expect((await owner("createReembolso", { body })).ok).toBe(true);
  },
};

async function endingOf({ shop, ana, token }: Visit) {
  const answer = await (await renewBuyer(shop, ana)).api("listPedidos");
  const pedido = answer.ok ? answer.data[0] : undefined;
  const money = (await listTransacciones(shop)).find((row) => row.token === token);
  return {
    id: pedido?.id ?? 0,
    pedido: pedido?.estado,
    commits: await countCommits(shop, token),
    kept: (money?.captured_amount ?? 0) - (money?.refunded_amount ?? 0),
  };
}

async function countCommits(shop: TestShop, token: string): Promise<number> {
  const calls = await listLlamadas(shop);
  return calls.filter(
    (call) => call.operacion === "commit" && call.token === token && call.http === 200,
  ).length;
}

async function expectEnding(visit: Visit, { pedido, commits, kept }: Ending): Promise<void> {
  expect(await endingOf(visit)).toMatchObject({ pedido, commits, kept: kept ? precio : 0 });
}

const shapes = Object.keys(whereItEnds) as Shape[];

/** How a return is read is told apart once for each shape; PostgreSQL is asked what happens to many at once. */
function waysAfter(before: Before): Ways[] {
  const all = Object.keys(ways) as Ways[];
  const wanted = before === "paid" ? all : all.filter((way) => !way.startsWith("once "));
  return testEngine === "sqlite" ? wanted : ["six times at once"];
}

describe.each(shapes)("the %s return", (shape) => {
  const rows = Object.entries(whereItEnds[shape]) as [Before, Ending][];
  describe.each(rows)("of a payment that is %s", (before, ending) => {
    test.for(waysAfter(before))("%s", async (way, { shop }) => {
      const visit = await open(shop);
      await prepare[before](visit);
      const statuses = await ways[way]((request) =>
        comeBack(shop, { fields: visit.fields[shape], ...request }),
      );
      expect(new Set(statuses)).toEqual(new Set([ending.status]));
      await expectEnding(visit, ending);
    });
  });
});

describe("a return with forged fields", () => {
  test.for(casesOfEngine(forgeries, () => "forged"))(
    "does nothing: $name",
    async ({ forge }, { shop }) => {
      const victim = await open(shop);
      const other = await open(shop);
      const status = "error";
      for (const method of ["GET", "POST"] as const)
        expect(await comeBack(shop, { fields: forge(victim.fields, other.fields), method })).toBe(
          status,
        );
      for (const visit of [victim, other])
        await expectEnding(visit, { status, pedido: "pendiente_pago", commits: 0, kept: false });
      // The victim's own payment still works.
      expect((await finishPayment(shop, victim.token, "aprobar")).searchParams.get("status")).toBe(
        "success",
      );
    },
  );
});

describe("a late return after the account was erased", () => {
  test.for(casesOfEngine(shapes, () => "late"))("%s charges nothing", async (shape, { shop }) => {
    const visit = await open(shop);
    await comeBack(shop, { fields: visit.fields.timeout });
    await actAtWebpay(shop, visit.token, { accion: "aprobar" });
    await erase(shop, visit.ana);
    expect(await comeBack(shop, { fields: visit.fields[shape] })).toBe("cancelled");
    expect(await countCalls(shop, "commit", visit.token)).toBe(0);
    shop.clock.advance(seconds(90));
    await reconcile(shop.app.ctx);
    expect(await countCalls(shop, "commit", visit.token)).toBe(0);
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, visit.producto_id)).toBe(1);
  });
});

async function erase(shop: TestShop, { id, api }: Buyer): Promise<void> {
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ password_hash: null }).where("id", "=", id).execute();
  expect((await api("deleteCuenta", { body: {} })).ok).toBe(true);
}
