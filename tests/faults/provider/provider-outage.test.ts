import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildProducto } from "#rig/builders/builders.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import {
  actAtWebpay,
  countCalls,
  finishPayment,
  injectFault,
  listTransacciones,
} from "#rig/standins/webpay.ts";
import { minutes, seconds } from "#server/clock.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { type Buyer, buildBuyer, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

let shop: TestShop;

/** How a provider can be away, and how often the jobs run in two hours of it: each question of a hanging one lasts. */
const outages = [
  { outage: "resets every connection", held: {}, jobMinutes: 1, paymentTimeoutMs: seconds(10) },
  { outage: "never answers", held: { ms: 5_000 }, jobMinutes: 5, paymentTimeoutMs: 600 },
];
type Outage = (typeof outages)[number];
let held: Outage["held"];

const operaciones = ["create", "commit", "status", "refund"];
const refused = {
  ok: false,
  status: 503,
  error: "No se pudo iniciar el proceso de pago. Inténtalo de nuevo.",
  retryAfterSeconds: 5,
};

/** Every connection is reset before anything happens, at once or after a wait, for as long as it is so. */
async function goAway(): Promise<void> {
  const fault = { falla: "sin_respuesta", antes: true, veces: 1_000, ...held };
  for (const operacion of operaciones) await injectFault(shop, { operacion, ...fault });
}

const comeBack = () => injectFault(shop, { falla: "ninguna" });

async function buyOne(): Promise<{ ana: Buyer; producto_id: number }> {
  const producto_id = await buildProducto(shop, { stock: 1 });
  return { ana: await buildBuyer(shop, [{ producto_id, cantidad: 1 }]), producto_id };
}

const start = async (ana: Buyer) =>
  (await renewBuyer(shop, ana)).api("startPago", { body: { direccion_id: ana.direccion_id } });

async function estadoOf(ana: Buyer): Promise<string | undefined> {
  const pedidos = await (await renewBuyer(shop, ana)).api("listPedidos");
  return pedidos.ok ? pedidos.data[0]?.estado : undefined;
}

async function keptMoney(token: string): Promise<number> {
  const row = (await listTransacciones(shop)).find((it) => it.token === token);
  return (row?.captured_amount ?? 0) - (row?.refunded_amount ?? 0);
}

async function countRows(): Promise<number[]> {
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

/** As the jobs do it. */
async function runJobs(forMinutes: number, everyMinutes = 1): Promise<void> {
  for (let minute = 0; minute < forMinutes; minute += everyMinutes) {
    shop.clock.advance(minutes(everyMinutes));
    await reconcile(shop.app.ctx);
    await sweepReservas(shop.app.ctx);
  }
}

describe.each(outages)("a provider that $outage", (outage) => {
  beforeAll(async () => {
    held = outage.held;
    shop = await openTestShop({ paymentTimeoutMs: outage.paymentTimeoutMs });
  });
  afterAll(() => shop.close());

  it("for two hours costs new payments, and nothing else", { timeout: 90_000 }, async () => {
    const lost = await buyOne();
    const paid = await buyOne();
    const open = await buyOne();
    const late = await buyOne();
    const other = await buyOne();
    const lostToken = (await startPayment(lost.ana)).token;
    const paidToken = (await startPayment(paid.ana)).token;
    const openToken = (await startPayment(open.ana)).token;
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await injectFault(shop, { operacion: "status", falla: "error500" });
    const page = await finishPayment(shop, lostToken, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    await actAtWebpay(shop, paidToken, { accion: "aprobar" });
    const lateToken = (await startPayment(late.ana)).token;

    await goAway();
    // Somebody has to find it out.
    while (!shop.app.ctx.payment.isAway()) expect(await start(other.ana)).toMatchObject(refused);
    const created = await countCalls(shop, "create");
    const rows = await countRows();
    const lateReturn = await finishPayment(shop, lateToken, "aprobar");
    expect(lateReturn.searchParams.get("status")).toBe("verificando");
    expect(lateReturn.searchParams.get("message") ?? "Estamos verificando tu pago…").toBe(
      "Estamos verificando tu pago…",
    );

    for (let halfHour = 0; halfHour < 4; halfHour++) {
      await runJobs(30, outage.jobMinutes);
      expect(await start(other.ana)).toMatchObject(refused);
      expect(await stockOf(shop, other.producto_id)).toBe(1);
      const api = (await renewBuyer(shop, other.ana)).api;
      const body = { producto_id: other.producto_id, cantidad: 1 };
      expect(await api("setCarritoLinea", { body })).toMatchObject({ ok: true });
    }
    expect(await countCalls(shop, "create")).toBe(created);
    expect(await countRows()).toEqual(rows);
    expect(await stockOf(shop, lost.producto_id)).toBe(0);

    await comeBack();
    shop.clock.advance(seconds(5));
    await reconcile(shop.app.ctx);
    expect(await estadoOf(lost.ana)).toBe("pagado");
    expect(await keptMoney(lostToken)).toBe(12_990);
    expect(await countCalls(shop, "commit", lostToken)).toBe(1);
    // The provider gives back by itself what nobody could confirm in time.
    for (const [{ ana, producto_id }, token] of [
      [paid, paidToken],
      [open, openToken],
      [late, lateToken],
    ] as const) {
      expect(["expirado", "cancelado"]).toContain(await estadoOf(ana));
      expect(await keptMoney(token)).toBe(0);
      expect(await stockOf(shop, producto_id)).toBe(1);
    }
    expect(await start(other.ana)).toMatchObject({ ok: true });
  });

  it("for minutes gives who paid meanwhile the pedido right after", async () => {
    const { ana, producto_id } = await buyOne();
    const { token } = await startPayment(await renewBuyer(shop, ana));
    await goAway();
    const page = await finishPayment(shop, token, "aprobar");
    expect(page.searchParams.get("status")).toBe("verificando");
    await runJobs(5);
    expect(await estadoOf(ana)).toBe("pendiente_pago");

    await comeBack();
    shop.clock.advance(seconds(5));
    await reconcile(shop.app.ctx);
    expect(await estadoOf(ana)).toBe("pagado");
    expect(await keptMoney(token)).toBe(12_990);
    expect(await stockOf(shop, producto_id)).toBe(0);
  });

  it("in the youth of an attempt does not leave that one alone for hours", async () => {
    const { ana } = await buyOne();
    const { token } = await startPayment(await renewBuyer(shop, ana));
    await injectFault(shop, { operacion: "commit", falla: "sin_respuesta" });
    await injectFault(shop, { operacion: "status", falla: "error500", token, veces: 1_000 });
    await finishPayment(shop, token, "aprobar");
    await runJobs(20);
    expect(await estadoOf(ana)).toBe("pendiente_pago");
    await comeBack();
    await injectFault(shop, { operacion: "status", falla: "ninguna" });
    await runJobs(6);
    expect(await estadoOf(ana)).toBe("pagado");
    expect(await keptMoney(token)).toBe(12_990);
  });
});
