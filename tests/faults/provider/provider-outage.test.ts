import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";
import { casesOfEngine } from "#tests/support/faults/each-kind.ts";

/** Outages with the minutes between job runs: hanging calls take time. */
const outages = [
  {
    outage: "resets every connection",
    held: {},
    jobMinutes: 1,
    test: freshShopTest({ paymentTimeoutMs: seconds(10) }),
  },
  {
    outage: "never answers",
    held: { ms: 5_000 },
    jobMinutes: 15,
    test: freshShopTest({ paymentTimeoutMs: seconds(3) }),
  },
];
type Outage = (typeof outages)[number];

const operaciones = ["create", "commit", "status", "refund"];
const refused = {
  ok: false,
  status: 503,
  error: "No se pudo iniciar el proceso de pago. Inténtalo de nuevo.",
  retryAfterSeconds: 5,
};

/** Resets every connection before any effect. */
async function goAway(shop: TestShop, { held }: Outage): Promise<void> {
  const fault = { falla: "sin_respuesta", antes: true, veces: 1_000, ...held };
  for (const operacion of operaciones) await injectFault(shop, { operacion, ...fault });
}

const comeBack = (shop: TestShop) => injectFault(shop, { falla: "ninguna" });

async function buyOne(shop: TestShop): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

const start = async (shop: TestShop, ana: Buyer) =>
  (await renewBuyer(shop, ana)).api("startPago", { body: { direccion_id: ana.direccion_id } });

async function estadoOf(shop: TestShop, ana: Buyer): Promise<string | undefined> {
  const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
  return pedidos.ok ? pedidos.data[0]?.estado : undefined;
}

async function keptMoney(shop: TestShop, token: string): Promise<number> {
  const row = (await listTransacciones(shop)).find((it) => it.token === token);
  return (row?.captured_amount ?? 0) - (row?.refunded_amount ?? 0);
}

async function countRows(shop: TestShop): Promise<number[]> {
  const { db } = shop.database;
  const tables = ["pedidos", "pago_intentos", "reservas"] as const;
  return Promise.all(
    tables.map(async (table) => {
      const { total } = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return Number(total);
    }),
  );
}

async function runJobs(shop: TestShop, forMinutes: number, everyMinutes = 1): Promise<void> {
  for (let minute = 0; minute < forMinutes; minute += everyMinutes) {
    shop.clock.advance(minutes(everyMinutes));
    await reconcile(shop.app.ctx);
    await sweepReservas(shop.app.ctx);
  }
}

const each = describe.each(casesOfEngine(outages, () => "away"));

// At once, each in its own shop: what never answers takes its time.
each("a provider that $outage", { concurrent: true }, (outage) => {
  const { test } = outage;

  test("for two hours costs new payments, and nothing else", { timeout: 240_000 }, async ({
    shop,
  }) => {
    const lost = await buyOne(shop);
    const paid = await buyOne(shop);
    const open = await buyOne(shop);
    const late = await buyOne(shop);
    const other = await buyOne(shop);
    const lostToken = (await startPayment(lost.ana)).token;
    const paidToken = (await startPayment(paid.ana)).token;
    const openToken = (await startPayment(open.ana)).token;
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await injectFault(shop, { operacion: "status", falla: "error500" });
    const page = await finishPayment(shop, lostToken, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    await actAtWebpay(shop, paidToken, { accion: "aprobar" });
    const lateToken = (await startPayment(late.ana)).token;

    await goAway(shop, outage);
    while (!shop.app.ctx.payment.isAway())
      expect(await start(shop, other.ana)).toMatchObject(refused);
    const created = await countCalls(shop, "create");
    const rows = await countRows(shop);
    const lateReturn = await finishPayment(shop, lateToken, "aprobar");
    expect(lateReturn.searchParams.get("status")).toBe("verificando");
    expect(lateReturn.searchParams.get("message") ?? "Estamos verificando tu pago…").toBe(
      "Estamos verificando tu pago…",
    );

    for (let halfHour = 0; halfHour < 4; halfHour++) {
      await runJobs(shop, 30, outage.jobMinutes);
      expect(await start(shop, other.ana)).toMatchObject(refused);
      expect(await stockOf(shop, other.producto_id)).toBe(1);
      const api = (await renewBuyer(shop, other.ana)).api;
      const body = { producto_id: other.producto_id, cantidad: 1 };
      expect(await api("setCarritoLinea", { body })).toMatchObject({ ok: true });
    }
    expect(await countCalls(shop, "create")).toBe(created);
    expect(await countRows(shop)).toEqual(rows);
    expect(await stockOf(shop, lost.producto_id)).toBe(0);

    await comeBack(shop);
    shop.clock.advance(seconds(5));
    await reconcile(shop.app.ctx);
    expect(await estadoOf(shop, lost.ana)).toBe("pagado");
    expect(await keptMoney(shop, lostToken)).toBe(12_990);
    expect(await countCalls(shop, "commit", lostToken)).toBe(1);
    // The provider reverses what was not confirmed in time.
    for (const [{ ana, producto_id }, token] of [
      [paid, paidToken],
      [open, openToken],
      [late, lateToken],
    ] as const) {
      expect(["expirado", "cancelado"]).toContain(await estadoOf(shop, ana));
      expect(await keptMoney(shop, token)).toBe(0);
      expect(await stockOf(shop, producto_id)).toBe(1);
    }
    expect(await start(shop, other.ana)).toMatchObject({ ok: true });
  });

  test("for minutes gives the pedido to those who paid meanwhile right afterwards", async ({
    shop,
  }) => {
    const { ana, producto_id } = await buyOne(shop);
    const { token } = await startPayment(await renewBuyer(shop, ana));
    await goAway(shop, outage);
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    await runJobs(shop, 5);
    expect(await estadoOf(shop, ana)).toBe("pendiente_pago");

    await comeBack(shop);
    shop.clock.advance(seconds(5));
    await reconcile(shop.app.ctx);
    expect(await estadoOf(shop, ana)).toBe("pagado");
    expect(await keptMoney(shop, token)).toBe(12_990);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  test("while an intento is young does not postpone that one for hours", async ({ shop }) => {
    const { ana } = await buyOne(shop);
    const { token } = await startPayment(await renewBuyer(shop, ana));
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await injectFault(shop, { operacion: "status", falla: "error500", token, veces: 1_000 });
    await finishPayment(shop, token, "aprobar");
    await runJobs(shop, 20);
    expect(await estadoOf(shop, ana)).toBe("pendiente_pago");
    await comeBack(shop);
    await injectFault(shop, { operacion: "status", falla: "ninguna" });
    await runJobs(shop, 6);
    expect(await estadoOf(shop, ana)).toBe("pagado");
    expect(await keptMoney(shop, token)).toBe(12_990);
  });
});
