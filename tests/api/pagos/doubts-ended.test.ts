import { describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls, finishPayment, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { startPayment, stockOf } from "#tests/support/buying/buyer.ts";
import {
  buildDoubt,
  buildStoppedDoubt,
  buildUncharged,
  type Doubt,
} from "#tests/support/buying/doubts.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { adminApi, estadoOf } from "#tests/support/buying/pedidos.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

const test = freshShopTest();
const nota = "Visto en el portal el 3 de mayo";

async function end(
  shop: TestShop,
  { pedido_id, intento_id }: Doubt,
  como: "cobrado" | "no_cobrado",
) {
  const api = await adminApi(shop, "Rosa Fuentes");
  return api("resolvePago", { body: { pedido_id, intento_id, como, nota } });
}

const expectRulesHold = async ({ database: { db }, config, clock }: TestShop) =>
  expect(await checkDatabase(db, { config, now: clock.now() })).toEqual([]);

describe("a confirmation in doubt after its seven days", () => {
  test("becomes a paid pedido when the person saw the charge", async ({ shop }) => {
    const doubt = await buildStoppedDoubt(shop);
    expect(await end(shop, doubt, "cobrado")).toMatchObject({
      data: {
        mensaje: "Anotamos que está cobrado: el pedido quedó pagado y su correo sale.",
        pedido: {
          estado: "pagado",
          notas: [{ texto: nota, autor: "Rosa Fuentes" }],
          intentos: [{ estado: "autorizado", proxima_consulta_en: null }],
        },
      },
    });
    await waitForCorreo(shop, doubt.ana.email, /^Recibimos tu pago/);
    expect(await stockOf(shop, doubt.producto_id)).toBe(3);
    await expectRulesHold(shop);
  });

  test("goes back when the person saw the charge and the goods are gone", async ({ shop }) => {
    const doubt = await buildStoppedDoubt(shop);
    const { db } = shop.database;
    // The hold of a confirmation ends after thirty days.
    await db.updateTable("reservas").set({ estado: "liberada" }).execute();
    await db.updateTable("productos").set({ stock: 1, reservado: 0 }).execute();
    expect(await end(shop, doubt, "cobrado")).toMatchObject({
      data: {
        mensaje: expect.stringContaining("hay que devolver el dinero"),
        pedido: { estado: "en_revision", intentos: [{ estado: "por_reembolsar" }] },
      },
    });
    await expectRulesHold(shop);
    // Webpay no longer tells: the refund stops and needs a person, who ends it as any stopped refund.
    shop.clock.advance(minutes(1));
    await reconcile(shop.app.ctx);
    expect(await countCalls(shop, "refund", doubt.token)).toBe(0);
    const { pedido_id, intento_id } = doubt;
    const body = { pedido_id, intento_id, como: "otra_via", nota } as const;
    const closed = await (await adminApi(shop))("resolveReembolso", { body });
    expect(closed).toMatchObject({ data: { pedido: { estado: "reembolsado" } } });
    await expectRulesHold(shop);
  });

  test("is closed as unpaid, with its stock free, when there was no charge", async ({ shop }) => {
    const doubt = await buildStoppedDoubt(shop);
    expect(await stockOf(shop, doubt.producto_id)).toBe(3);
    expect(await end(shop, doubt, "no_cobrado")).toMatchObject({
      data: {
        mensaje: "Anotamos que no está cobrado: el pedido quedó sin pagar y su stock, libre.",
        pedido: { estado: "expirado", intentos: [{ estado: "expirado" }] },
      },
    });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, doubt.producto_id)).toBe(5);
    expect(await readCorreos(shop, doubt.ana.email)).toEqual([]);
    await expectRulesHold(shop);
    // The person may buy again.
    const { token } = await startPayment(await renewBuyer(shop, doubt.ana));
    await finishPayment(shop, token, "aprobar");
    expect(await readIntento(shop, token)).toMatchObject({ estado: "autorizado" });
  });

  test("is ended once under two administrators who disagree", async ({ shop }) => {
    const doubt = await buildStoppedDoubt(shop);
    const results = await Promise.all([
      end(shop, doubt, "cobrado"),
      end(shop, doubt, "no_cobrado"),
      end(shop, doubt, "cobrado"),
    ]);
    const statuses = results.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 409, 409]);
    const notas = await shop.database.db.selectFrom("pedido_notas").select("id").execute();
    expect(notas).toHaveLength(1);
    await expectRulesHold(shop);
  });

  test("follows Webpay's word over the person's, while it has one", async ({ shop }) => {
    const doubt = await buildUncharged(shop);
    expect(await end(shop, doubt, "cobrado")).toMatchObject({
      status: 409,
      error: "Webpay dice que este pago no está cobrado, así que no se puede dar por pagado.",
    });
    await shop.app.ctx.payment.commit(doubt.token);
    expect(await end(shop, doubt, "no_cobrado")).toMatchObject({
      data: {
        mensaje: "Webpay dice que está cobrado: el pedido quedó pagado y su correo sale.",
        pedido: { estado: "pagado" },
      },
    });
  });

  test("takes the person's word when Webpay does not answer at all", async ({ shop }) => {
    const doubt = await buildStoppedDoubt(shop);
    await injectFault(shop, { falla: "sin_respuesta", operacion: "status", token: doubt.token });
    expect(await end(shop, doubt, "no_cobrado")).toMatchObject({ status: 200 });
    expect(await estadoOf(shop, doubt.pedido_id)).toBe("expirado");
  });
});

test("a payment that the shop still asks about, has ended or is of another pedido is not ended", async ({
  shop,
}) => {
  const doubt = await buildDoubt(shop);
  expect(await end(shop, doubt, "no_cobrado")).toMatchObject({ status: 409 });
  expect(await end(shop, { ...doubt, pedido_id: doubt.pedido_id + 9 }, "cobrado")).toMatchObject({
    status: 404,
  });
  shop.clock.advance(minutes(1));
  await reconcile(shop.app.ctx);
  expect(await estadoOf(shop, doubt.pedido_id)).toBe("pagado");
  expect(await end(shop, doubt, "no_cobrado")).toMatchObject({
    status: 409,
    error: "Este pago ya no está en duda.",
  });
});
