import { describe, expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { shopInbox } from "#server/modules/contacto/index.ts";
import { days } from "#server/time/clock.ts";
import { answer, ask, askDone, devolucionBody } from "#tests/support/buying/devoluciones.ts";
import { enlaceOf, startAsGuest } from "#tests/support/buying/guest.ts";
import { despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";
import {
  type Bought,
  buyTwoLines,
  expectBooksToHold,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";
import { renewBuyer } from "#tests/support/buying/renew-buyer.ts";

const test = freshShopTest();

const open = ({ ana, id }: Bought) =>
  ana.api("openDevoluciones", { body: { pedido_id: String(id) } });

describe("a retracto", () => {
  test("is asked for once, told to both, and shown with its deadline", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { ana, id, numero, lineas } = bought;
    for (const step of despachoSteps) await stepPedido(shop, id, step);
    const asked = await ask(bought, { lineas: [[lineas.huemul, 1]], clave: "la-misma-clave" });
    expect(asked).toMatchObject({
      data: {
        mensaje: "Recibimos tu solicitud. Te respondemos por correo.",
        pedido: {
          retracto: { abierto: true, hasta: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) },
          falla: { abierto: true },
          lineas: [{ quedan: 1 }, { quedan: 1 }],
          devoluciones: [
            { tipo: "retracto", solucion: "dinero", estado: "pedida", lineas: [{ cantidad: 1 }] },
          ],
        },
      },
    });
    const again = await ask(bought, { lineas: [[lineas.huemul, 1]], clave: "la-misma-clave" });
    expect(again).toMatchObject({
      data: { mensaje: "Ya habíamos recibido esta solicitud.", pedido: { devoluciones: [{}] } },
    });
    const other = await ask(bought, { lineas: [[lineas.pudu, 1]], clave: "la-misma-clave" });
    expect(other).toMatchObject({ status: 409, error: expect.stringContaining("con otros datos") });
    await shop.app.outbox.runOnce();
    const mail = await waitForCorreo(
      shop,
      ana.email,
      `Tu pedido ${numero}: recibimos tu solicitud de retracto`,
    );
    expect(mail.texto).toContain("No me gustó el color");
    expect(mail.texto).toContain("$9.990");
    const told = (await readCorreos(shop, shopInbox(shop.config))).map(({ asunto }) => asunto);
    expect(told.filter((it) => it.startsWith(`Retracto del pedido ${numero}`))).toHaveLength(1);
    await expectBooksToHold(shop);
  });

  test("of ten taps at once is one", { tags: ["both-engines"] }, async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const taps = Array.from({ length: 10 }, () =>
      ask(bought, { lineas: [[bought.lineas.huemul, 1]], clave: "diez-toques" }),
    );
    expect((await Promise.all(taps)).map(({ status }) => status)).toEqual(taps.map(() => 200));
    expect(await open(bought)).toMatchObject({ data: { devoluciones: [{ estado: "pedida" }] } });
  });

  test("never asks for more units than are left, also from two tabs", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { lineas } = bought;
    const tabs = Array.from({ length: 4 }, () => ask(bought, { lineas: [[lineas.huemul, 1]] }));
    const statuses = (await Promise.all(tabs)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
    const other = await buyTwoLines(shop);
    await refund(shop, other.id, { lineas: [[other.lineas.huemul, 1]] });
    expect(await ask(other, { lineas: [[other.lineas.huemul, 2]] })).toMatchObject({
      status: 409,
      error: expect.stringContaining("solo queda 1 unidad por pedir"),
    });
    expect(await ask(other, { lineas: [[lineas.huemul, 1]] })).toMatchObject({
      status: 422,
      error: "Esa línea no es de este pedido.",
    });
  });

  test("can be asked for until Chile's midnight of the tenth day", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { id, lineas } = bought;
    expect(await open(bought)).toMatchObject({
      data: { retracto: { abierto: true, hasta: null }, falla: { abierto: false, hasta: null } },
    });
    for (const step of despachoSteps) await stepPedido(shop, id, step);
    shop.clock.advance(days(10));
    bought.ana = await renewBuyer(shop, bought.ana);
    await askDone(bought, { lineas: [[lineas.huemul, 1]] });
    shop.clock.advance(days(1));
    bought.ana = await renewBuyer(shop, bought.ana);
    expect(await ask(bought, { lineas: [[lineas.pudu, 1]] })).toMatchObject({
      status: 409,
      error: expect.stringMatching(/^El plazo para arrepentirte terminó el \d+ de \w+ de \d{4}\.$/),
    });
    expect(await open(bought)).toMatchObject({
      data: { retracto: { abierto: false }, falla: { abierto: true } },
    });
  });

  test("waits for an answer five times at most", async ({ shop }) => {
    const producto_id = await buildProducto(shop, { stock: 10 });
    const lineas = [{ producto_id, cantidad: 8 }];
    const { token } = await startAsGuest(shop, { lineas, email: "muchas@correo.test" });
    await finishPayment(shop, token, "aprobar");
    const enlace = await enlaceOf(shop, "muchas@correo.test");
    const opened = await shop.client()("openDevoluciones", { body: { enlace } });
    const detalle_id = opened.ok ? (opened.data.lineas[0]?.detalle_id ?? 0) : 0;
    const tryAgain = () =>
      shop.client()("createDevolucion", {
        body: devolucionBody({ enlace }, { lineas: [[detalle_id, 1]] }),
      });
    for (let times = 0; times < 5; times++) expect(await tryAgain()).toMatchObject({ ok: true });
    expect(await tryAgain()).toMatchObject({
      status: 409,
      error: expect.stringContaining("cinco solicitudes sin responder"),
    });
  });
});

describe("a garantia", () => {
  test("needs words and a wish, a pedido that was sent, and six months", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { id, lineas } = bought;
    const one = [[lineas.huemul, 1]] as const;
    expect(await ask(bought, { tipo: "falla", lineas: one })).toMatchObject({
      status: 422,
      campos: { solucion: expect.any(String) },
    });
    const wish = { tipo: "falla", solucion: "reparacion", lineas: one } as const;
    expect(await ask(bought, { ...wish, detalle: " " })).toMatchObject({
      status: 422,
      campos: { detalle: "Cuéntanos qué le pasó a la pieza." },
    });
    expect(await ask(bought, wish)).toMatchObject({
      status: 409,
      error: "Aún no te enviamos este pedido. Si ya no lo quieres, pide el retracto.",
    });
    for (const step of despachoSteps) await stepPedido(shop, id, step);
    shop.clock.advance(days(180));
    bought.ana = await renewBuyer(shop, bought.ana);
    await askDone(bought, wish);
    shop.clock.advance(days(6));
    bought.ana = await renewBuyer(shop, bought.ana);
    expect(await ask(bought, { ...wish, lineas: [[lineas.pudu, 1]] })).toMatchObject({
      status: 409,
      error: expect.stringMatching(/^La garantía legal de este pedido terminó el /),
    });
  });

  test("is no way to a change without a fault", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const wish = { solucion: "cambio", lineas: [[bought.lineas.huemul, 1]] } as const;
    expect(await ask(bought, wish)).toMatchObject({
      status: 422,
      error: expect.stringContaining("Un retracto devuelve tu dinero"),
    });
  });
});

describe("whose pedido it is", () => {
  test("only its account and the reader of its link ask", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const stranger = await buyTwoLines(shop);
    const body = { pedido_id: String(bought.id) };
    expect(await stranger.ana.api("openDevoluciones", { body })).toMatchObject({ status: 404 });
    expect(await shop.client()("openDevoluciones", { body })).toMatchObject({ status: 401 });
    const wish = { lineas: [[bought.lineas.huemul, 1]] } as const;
    expect(await ask({ ana: stranger.ana, id: bought.id }, wish)).toMatchObject({ status: 404 });
    const forged = { enlace: "x".repeat(43) };
    expect(await shop.client()("openDevoluciones", { body: forged })).toMatchObject({
      status: 404,
    });
    expect(
      await shop.client()("createDevolucion", { body: devolucionBody(forged, wish) }),
    ).toMatchObject({ status: 404 });
    expect(await shop.client()("openDevoluciones", { body: {} })).toMatchObject({ status: 422 });
    const both = { ...body, ...forged };
    expect(await bought.ana.api("openDevoluciones", { body: both })).toMatchObject({ status: 422 });
  });

  test("nothing can be asked for without a payment, or once all is back", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    await refund(shop, bought.id);
    expect(await ask(bought, { lineas: [[bought.lineas.huemul, 1]] })).toMatchObject({
      status: 409,
      error: "El dinero de este pedido ya se devolvió completo.",
    });
  });

  test("an erasure takes the words, and keeps what was decided", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { ana, id, lineas } = bought;
    for (const step of despachoSteps) await stepPedido(shop, id, step);
    const devolucion = await askDone(bought, { lineas: [[lineas.huemul, 1]] });
    await answer(shop, devolucion, { respuesta: "Ana, mándala a Santiago" });
    expect(await ana.api("getCuenta")).toMatchObject({
      data: {
        devoluciones: [{ detalle: "No me gustó el color", respuesta: "Ana, mándala a Santiago" }],
      },
    });
    const { db } = shop.database;
    await db
      .updateTable("usuarios")
      .set({ password_hash: null })
      .where("id", "=", ana.id)
      .execute();
    expect(await ana.api("deleteCuenta", { body: {} })).toMatchObject({ ok: true });
    const rows = await db
      .selectFrom("devoluciones")
      .select(["detalle", "respuesta", "estado"])
      .execute();
    expect(rows).toEqual([{ detalle: "", respuesta: "", estado: "aceptada" }]);
    await expectBooksToHold(shop);
  });
});
