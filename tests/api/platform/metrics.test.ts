import { describe, expect, vi } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { breakMail } from "#rig/standins/correo.ts";
import { actAtWebpay, finishPayment, followRetorno, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile, warnOfDoubts } from "#server/modules/pagos/index.ts";
import { hours, minutes, seconds } from "#server/time/clock.ts";
import { buildBuyer, startPayment } from "#tests/support/buying/buyer.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, buyPedido } from "#tests/support/buying/pedidos.ts";
import { buildStopped, refundAtPortal } from "#tests/support/buying/reembolsos.ts";
import { captureLog } from "#tests/support/faults/captured-log.ts";
import { patience } from "#tests/support/vitest/patience.ts";

const test = freshShopTest();

async function readMetrics(shop: TestShop): Promise<Map<string, number>> {
  const response = await fetch(`${shop.url}/metrics`);
  const lines = (await response.text()).split("\n").filter((line) => line.startsWith("estrato_"));
  return new Map(
    lines.map((line) => {
      const end = line.lastIndexOf(" ");
      return [line.slice(0, end), Number(line.slice(end + 1))];
    }),
  );
}

async function startOne(shop: TestShop, stock = 5) {
  const producto_id = await buildProducto(shop, { stock });
  return startPayment(await buildBuyer(shop, [{ producto_id, cantidad: 1 }]));
}

async function buildDoubt(shop: TestShop): Promise<{ token: string }> {
  const { token } = await startOne(shop);
  const retorno = await actAtWebpay(shop, token, { accion: "aprobar" });
  await injectFault(shop, { falla: "sin_respuesta", operacion: "commit", veces: 100 });
  await injectFault(shop, { falla: "error503", operacion: "status", veces: 100 });
  const page = await followRetorno(retorno);
  expect(page.searchParams.get("status")).toBe("verificando");
  return { token };
}

describe("the metrics", () => {
  test("of a quiet shop are complete, and none reports a problem", async ({ shop }) => {
    const metrics = await readMetrics(shop);
    for (const name of [
      "estrato_payments_in_doubt",
      "estrato_refunds_pending",
      "estrato_refunds_stopped",
      "estrato_doubt_oldest_seconds",
      "estrato_findings_open",
      "estrato_payment_provider_away",
      "estrato_reservas_open",
      "estrato_mails_waiting",
      "estrato_mails_parked",
      "estrato_outbox_oldest_seconds",
      'estrato_payments_total{outcome="settled"}',
      'estrato_payments_total{outcome="refused"}',
      'estrato_payments_total{outcome="to_refund"}',
      'estrato_payments_total{outcome="refunded"}',
    ]) {
      expect([name, metrics.get(name)]).toEqual([name, 0]);
    }
    expect(metrics.get("estrato_comparison_age_seconds")).toBeNaN();
  });

  test("count how payments end, and each call of the provider by its outcome", async ({ shop }) => {
    // Otherwise the mails would be sent in between.
    await breakMail(shop, "caido");
    await startOne(shop);
    await finishPayment(shop, (await startOne(shop)).token, "rechazar");
    const { id } = await buyPedido(shop);
    const body = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    await injectFault(shop, { falla: "error500", operacion: "create" });
    await expect(startOne(shop)).rejects.toThrow("start failed");

    const metrics = await readMetrics(shop);
    const calls = (operation: string, outcome: string) =>
      metrics.get(
        `estrato_payment_provider_calls_total{operation="${operation}",outcome="${outcome}"}`,
      );
    expect(calls("create", "ok")).toBe(3);
    expect(calls("create", "unknown")).toBe(1);
    expect(calls("commit", "ok")).toBe(2);
    expect(calls("refund", "ok")).toBe(1);
    expect(metrics.get('estrato_payment_provider_seconds_count{operation="create"}')).toBe(4);
    expect(metrics.get('estrato_payments_total{outcome="settled"}')).toBe(1);
    expect(metrics.get('estrato_payments_total{outcome="refused"}')).toBe(1);
    expect(metrics.get('estrato_payments_total{outcome="refunded"}')).toBe(1);
    expect(metrics.get("estrato_reservas_open")).toBe(1);
    expect(metrics.get("estrato_mails_waiting")).toBe(3);
    shop.clock.advance(minutes(3));
    expect((await readMetrics(shop)).get("estrato_outbox_oldest_seconds")).toBe(180);
    await breakMail(shop, "ninguna");
    // A failed mail is retried after five seconds.
    await vi.waitFor(async () => {
      shop.clock.advance(seconds(5));
      await shop.app.outbox.runOnce();
      expect((await readMetrics(shop)).get("estrato_mails_waiting")).toBe(0);
    }, patience);
  });

  test("show a payment in doubt with its age, and an unreachable provider", async ({ shop }) => {
    await buildDoubt(shop);
    await injectFault(shop, { falla: "error500", operacion: "create", veces: 3 });
    await expect(startOne(shop)).rejects.toThrow();
    shop.clock.advance(minutes(5));
    for (let silent = 0; silent < 3; silent++) await shop.app.ctx.payment.status("0".repeat(64));
    const metrics = await readMetrics(shop);
    expect(metrics.get("estrato_payments_in_doubt")).toBe(1);
    expect(metrics.get("estrato_doubt_oldest_seconds")).toBe(300);
    expect(metrics.get("estrato_payment_provider_away")).toBe(1);
    await injectFault(shop, { falla: "ninguna" });
    await reconcile(shop.app.ctx);
    const after = await readMetrics(shop);
    expect(after.get("estrato_payments_in_doubt")).toBe(0);
    expect(after.get("estrato_doubt_oldest_seconds")).toBe(0);
    expect(after.get("estrato_payment_provider_away")).toBe(0);
    expect(after.get('estrato_payments_total{outcome="settled"}')).toBe(1);
  });

  test("separate retried refunds from those that need a person, and show open discrepancias", async ({
    shop,
  }) => {
    await buildStopped(shop);
    const { id } = await buyPedido(shop);
    await injectFault(shop, { falla: "reembolso_rechazado", operacion: "refund" });
    const body = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    const other = await buyPedido(shop);
    await refundAtPortal(shop, other.token, 19_980);
    await compareNextDay(shop);
    shop.clock.advance(hours(1));
    const metrics = await readMetrics(shop);
    expect(metrics.get("estrato_refunds_stopped")).toBe(1);
    expect(metrics.get("estrato_refunds_pending")).toBe(1);
    expect(metrics.get("estrato_findings_open")).toBe(1);
    expect(metrics.get("estrato_comparison_age_seconds")).toBeGreaterThanOrEqual(3600);
  });

  test("omit what needs the database while it is down", async () => {
    const lonely = await openTestShop();
    await lonely.database.db.destroy();
    const text = await (await fetch(`${lonely.url}/metrics`)).text();
    expect(text).toMatch(/^estrato_payments_in_doubt nan$/im);
    expect(text).toMatch(/^estrato_payments_total\{outcome="settled"\} 0$/m);
    await lonely.close();
  });
});

describe("the log", () => {
  test("reports money in doubt for ten minutes at error level, once, in one process", async ({
    shop,
  }) => {
    await buildDoubt(shop);
    const { ctx, errors } = captureLog(shop);
    shop.clock.advance(minutes(9));
    await warnOfDoubts(ctx);
    expect(errors()).toEqual([]);
    shop.clock.advance(minutes(2));
    await Promise.all([warnOfDoubts(ctx), warnOfDoubts(ctx)]);
    shop.clock.advance(hours(1));
    await warnOfDoubts(ctx);
    expect(errors()).toMatchObject([
      { msg: "payment in doubt for long", estado: "confirmando", intento: expect.any(Number) },
    ]);
  });

  test("reports it again when the reason changes", async ({ shop }) => {
    const { ctx, errors } = captureLog(shop);
    const { token } = await buildDoubt(shop);
    shop.clock.advance(minutes(11));
    await warnOfDoubts(ctx);
    await injectFault(shop, { falla: "ninguna" });
    await injectFault(shop, { falla: "otro_monto", operacion: "status", token });
    await injectFault(shop, { falla: "error500", operacion: "refund", veces: 100 });
    for (let round = 0; round < 4; round++) {
      shop.clock.advance(minutes(4));
      await reconcile(shop.app.ctx);
    }
    await warnOfDoubts(ctx);
    const told = errors().filter(({ msg }) => msg === "payment in doubt for long");
    expect(told.map(({ estado }) => estado)).toEqual(["confirmando", "por_reembolsar"]);
  });

  test("reports a refused refund, a stopped one and each discrepancia, without personal data", async ({
    shop,
  }) => {
    const { ctx, lines, errors } = captureLog(shop);
    const refused = await buyPedido(shop);
    await injectFault(shop, { falla: "reembolso_rechazado", operacion: "refund", veces: 2 });
    const body = { pedido_id: refused.id, motivo: "Se arrepintió", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    shop.clock.advance(minutes(2));
    await reconcile(ctx);
    expect(errors().map(({ msg }) => msg)).toEqual(["refund refused by the provider"]);

    await injectFault(shop, { falla: "reembolso_imposible", operacion: "refund" });
    shop.clock.advance(minutes(2));
    await reconcile(ctx);
    expect(errors().at(-1)).toMatchObject({ msg: "refund stopped: it needs a person" });

    const { token } = await buyPedido(shop);
    await refundAtPortal(shop, token, 19_980);
    await compareNextDay(shop, ctx);
    await compareNextDay(shop, ctx);
    expect(errors().slice(2)).toMatchObject([
      { msg: "payment differs from the provider's record", tipo: "devuelto_por_fuera" },
    ]);
    const text = JSON.stringify(lines);
    expect(text).not.toMatch(/[0-9a-f]{64}|@|Camila|6623/);
  });
});
