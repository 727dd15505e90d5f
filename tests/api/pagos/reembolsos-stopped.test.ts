import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls, finishPayment, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { days, hours, minutes } from "#server/time/clock.ts";
import { buildBuyer, pedidoAt, startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, buyPedido, transaccionOf } from "#tests/support/buying/pedidos.ts";
import {
  buildRefused,
  buildStopped,
  intentoOf,
  refundAtPortal,
} from "#tests/support/buying/reembolsos.ts";
import { expectBooksToHold } from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

type Stopped = { id: number; intento_id: number };

async function close(shop: TestShop, { id, intento_id }: Stopped, como: "otra_via" | "retirado") {
  const api = await adminApi(shop, "Rosa Fuentes");
  const body = { pedido_id: id, intento_id, como, nota: "Transferencia del 3 de mayo" };
  return api("resolveReembolso", { body });
}

describe("a refund that the provider refuses for good", () => {
  test("is reported to the owner and not retried for ever", async ({ shop }) => {
    const { id, token, mensaje } = await buildRefused(shop);
    expect(mensaje).toBe(
      "El reembolso de $19.980 quedó detenido. Webpay no hará esta devolución: el monto supera lo que queda por devolver de ese cobro. No lo seguiremos intentando.",
    );
    for (const wait of [hours(1), hours(12), days(2)]) {
      shop.clock.advance(wait);
      await reconcile(shop.app.ctx);
    }
    expect(await countCalls(shop, "refund", token)).toBe(1);
    const api = await adminApi(shop);
    expect(await api("listDoubtfulPagos")).toMatchObject({
      data: [{ pedido_id: id, ultimo_error: expect.any(String), proxima_consulta_en: null }],
    });
    expect(await api("getResumen")).toMatchObject({ data: { pagos_en_duda: 1 } });
    const body = { estado: "en_preparacion" } as const;
    expect(await api("movePedido", { query: { id }, body })).toMatchObject({ status: 409 });
  });

  test("is looked up again when its outcome is unknown", async ({ shop }) => {
    const { id, token } = await buyPedido(shop);
    await refundAtPortal(shop, token, 1000);
    await injectFault(shop, { falla: "error503", operacion: "status", token });
    const body = { pedido_id: id, motivo: "Se arrepintió", reponer_stock: false };
    await (await adminApi(shop))("createReembolso", { body });
    expect((await intentoOf(shop, id)).proxima_consulta_en).not.toBeNull();
    shop.clock.advance(minutes(2));
    await reconcile(shop.app.ctx);
    expect(await intentoOf(shop, id)).toMatchObject({ proxima_consulta_en: null });
  });
});

describe("refunded by other means", () => {
  test("closes everything: pedido, stock, the buyer's mail, the owner's note", async ({ shop }) => {
    const stopped = await buildStopped(shop);
    const result = await close(shop, stopped, "otra_via");
    expect(result).toMatchObject({
      data: {
        mensaje: "Anotamos que lo devolviste por otra vía y avisamos por correo.",
        pedido: {
          estado: "reembolsado",
          reembolso_detalle: { estado: "hecho", tipo: "OTRA_VIA", error: null },
          notas: [{ texto: "Transferencia del 3 de mayo", autor: "Rosa Fuentes" }],
          intentos: [{ estado: "reembolsado", ultimo_error: null }],
        },
      },
    });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, stopped.producto_id)).toBe(5);
    const subject = `Reembolsamos tu pedido ${stopped.numero}`;
    const mail = await waitForCorreo(shop, stopped.ana.email, subject);
    expect(mail.texto).toContain("por otra vía");
    expect(mail.texto).not.toContain("la misma tarjeta");
    expect(await countCalls(shop, "refund", stopped.token)).toBe(2);
  });

  test("is recorded once under two administrators, and the comparison finds no difference", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const stopped = await buildStopped(shop);
    const results = await Promise.all([
      close(shop, stopped, "otra_via"),
      close(shop, stopped, "otra_via"),
    ]);
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses[0]).toBe(200);
    expect([200, 409]).toContain(statuses[1]);
    expect(await close(shop, stopped, "otra_via")).toMatchObject({
      data: { mensaje: "El dinero de este pago ya está devuelto." },
    });
    await shop.app.outbox.runOnce();
    const subjects = (await readCorreos(shop, stopped.ana.email)).map(({ asunto }) => asunto);
    expect(subjects.filter((it) => it.startsWith("Reembolsamos"))).toHaveLength(1);
    expect(await compareNextDay(shop)).toBe(1);
    const found = await (await adminApi(shop))("listDiscrepancias");
    expect(found).toMatchObject({ data: [] });
  });

  test("is possible when the provider has no status any more, not while it only does not answer", async ({
    shop,
  }) => {
    const { id } = await buyPedido(shop);
    shop.clock.advance(days(91));
    const body = { pedido_id: id, motivo: "Llegó quebrado", reponer_stock: true };
    await (await adminApi(shop))("createReembolso", { body });
    const { id: intento_id } = await intentoOf(shop, id);
    await injectFault(shop, { falla: "error503", operacion: "status" });
    expect(await close(shop, { id, intento_id }, "otra_via")).toMatchObject({ status: 503 });
    expect(await close(shop, { id, intento_id }, "otra_via")).toMatchObject({
      data: { pedido: { estado: "reembolsado" } },
    });
  });

  test("is not recorded when the provider has refunded meanwhile", async ({ shop }) => {
    const stopped = await buildStopped(shop, { portal: 1000 });
    await refundAtPortal(shop, stopped.token, 18_980);
    for (const como of ["retirado", "otra_via"] as const) {
      const result = await close(shop, stopped, como);
      expect(result).toMatchObject({
        data: { pedido: { estado: "reembolsado", reembolso_detalle: { tipo: "NULLIFIED" } } },
      });
    }
    expect(await intentoOf(shop, stopped.id)).toMatchObject({ por_otra_via: 0 });
  });

  test("also closes a refund of money that the shop could not keep", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 1 });
    const ana = await buildBuyer(shop, [{ producto_id, cantidad: 1 }]);
    const { token } = await startPayment(ana);
    await injectFault(shop, { falla: "otro_monto", operacion: "commit" });
    const { id, numero } = await pedidoAt(ana, await finishPayment(shop, token, "aprobar"));
    await injectFault(shop, { falla: "reembolso_imposible", operacion: "refund" });
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    const stopped = { id, intento_id: (await intentoOf(shop, id)).id };
    expect(await close(shop, stopped, "retirado")).toMatchObject({
      status: 409,
      error:
        "Este cobro no pagó ningún pedido: la tienda no se lo puede quedar. Devuélvelo por otra vía.",
    });
    expect(await close(shop, stopped, "otra_via")).toMatchObject({
      data: { pedido: { estado: "reembolsado" } },
    });
    const mail = await waitForCorreo(shop, ana.email, `Devolvimos el cargo de tu pedido ${numero}`);
    expect(mail.texto).toContain("por otra vía");
  });
});

describe("withdrawn by the owner", () => {
  test("leaves the pedido as it was; it continues, and may be refunded later", async ({ shop }) => {
    const refused = await buildRefused(shop);
    expect(await close(shop, refused, "retirado")).toMatchObject({
      data: {
        mensaje: "Retiramos el reembolso: el pedido sigue su camino.",
        pedido: {
          estado: "pagado",
          reembolso: null,
          reembolso_detalle: null,
          intentos: [{ estado: "autorizado", proxima_consulta_en: null }],
        },
      },
    });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, refused.producto_id)).toBe(3);
    await expectBooksToHold(shop);
    const api = await adminApi(shop);
    const query = { id: refused.id };
    const step = await api("movePedido", { query, body: { estado: "en_preparacion" } });
    expect(step).toMatchObject({ data: { pedido: { estado: "en_preparacion" } } });
    const body = { pedido_id: refused.id, motivo: "Ahora sí", reponer_stock: true };
    expect(await api("createReembolso", { body })).toMatchObject({
      data: { pedido: { estado: "reembolsado" } },
    });
    expect(await transaccionOf(shop, refused.token)).toMatchObject({ refunded_amount: 19_980 });
  });

  test("is refused unless the provider's status says that it holds the whole amount", async ({
    shop,
  }) => {
    const partly = await buildStopped(shop);
    const error =
      "Webpay no confirma que el dinero siga cobrado completo, así que el reembolso no se puede retirar.";
    expect(await close(shop, partly, "retirado")).toMatchObject({ status: 409, error });
    const refused = await buildRefused(shop);
    await injectFault(shop, { falla: "otro_monto", operacion: "status" });
    expect(await close(shop, refused, "retirado")).toMatchObject({ status: 409, error });
    await injectFault(shop, { falla: "sin_respuesta", operacion: "status" });
    expect(await close(shop, refused, "retirado")).toMatchObject({ status: 503 });
    shop.clock.advance(days(8));
    expect(await close(shop, refused, "retirado")).toMatchObject({ status: 409, error });
  });
});

test("a refund that is still retried, already closed or another person's cannot be closed", async ({
  shop,
}) => {
  const bought = await buyPedido(shop);
  const { id: intento_id } = await intentoOf(shop, bought.id);
  const paid = { id: bought.id, intento_id };
  expect(await close(shop, paid, "otra_via")).toMatchObject({ status: 409 });
  expect(await close(shop, { id: bought.id + 99, intento_id }, "otra_via")).toMatchObject({
    status: 404,
  });
  await injectFault(shop, { falla: "reembolso_rechazado", operacion: "refund" });
  const body = { pedido_id: bought.id, motivo: "Llegó quebrado", reponer_stock: true };
  await (await adminApi(shop))("createReembolso", { body });
  for (const como of ["retirado", "otra_via"] as const) {
    expect(await close(shop, paid, como)).toMatchObject({
      status: 409,
      error: "Esta devolución no está detenida: mira cómo sigue antes de hacer algo más.",
    });
  }
});
