import { describe, expect } from "vitest";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls, injectFault } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { reconcile } from "#server/modules/pagos/index.ts";
import { minutes } from "#server/time/clock.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import { answer, ask, askDone } from "#tests/support/buying/devoluciones.ts";
import {
  adminApi,
  despachoSteps,
  stepPedido,
  transaccionOf,
} from "#tests/support/buying/pedidos.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

describe("an accepted retracto", () => {
  test("gives back exactly its units, with their stock, and is told once", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const { ana, id, numero, token, huemul, lineas } = bought;
    const devolucion = await askDone(bought, { lineas: [[lineas.huemul, 1]] });
    const admin = await adminApi(shop);
    expect(await admin("getResumen")).toMatchObject({
      data: { devoluciones_abiertas: 1, devolucion_mas_antigua: shop.clock.now() },
    });
    expect(await admin("listDevoluciones")).toMatchObject({
      data: [{ id: devolucion, numero, por_devolver: 9_990, despacho: 0, email: ana.email }],
    });
    expect(await answer(shop, devolucion)).toMatchObject({
      data: {
        mensaje:
          "Solicitud aceptada. Avisamos por correo. Devolvimos $9.990 a la tarjeta con que se pagó y avisamos por correo.",
        devolucion: { estado: "aceptada", monto: 9_990, autor: "Rosa Fuentes" },
      },
    });
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 9_990 });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, huemul)).toBe(4);
    const mail = await waitForCorreo(
      shop,
      ana.email,
      `Tu pedido ${numero}: aceptamos tu solicitud de retracto`,
    );
    expect(mail.texto).toContain("$9.990");
    const own = await ana.api("openDevoluciones", { body: { pedido_id: String(id) } });
    expect(own).toMatchObject({
      data: { devoluciones: [{ monto: 9_990, devuelto_en: expect.any(Number) }] },
    });
    expect(await admin("getResumen")).toMatchObject({ data: { devoluciones_abiertas: 0 } });
    await expectBooksToHold(shop);
  });

  test("of all units ends the pedido", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const all = [
      [bought.lineas.huemul, 2],
      [bought.lineas.pudu, 1],
    ] as const;
    const devolucion = await askDone(bought, { lineas: all });
    await answer(shop, devolucion, { reponer_stock: false });
    expect(await bought.ana.api("getPedido", { query: { id: bought.id } })).toMatchObject({
      data: { estado: "reembolsado", devuelto: 24_980 },
    });
    await expectBooksToHold(shop);
  });

  test("of two administrators at once is decided by one, and the other sees it", async ({
    shop,
  }) => {
    const bought = await buyTwoLines(shop);
    const devolucion = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    const answers = await Promise.all(
      ["Rosa Fuentes", "Luis Díaz", "Eva Mora", "Ada Lagos"].map((nombre, at) =>
        at === 3
          ? answer(shop, devolucion, { decision: "rechazada", respuesta: "Está usada" }, nombre)
          : answer(shop, devolucion, {}, nombre),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    const refused = answers.find(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: expect.stringMatching(/^Esta solicitud ya fue /) });
    expect(await countCalls(shop, "refund", bought.token)).toBeLessThanOrEqual(1);
    await shop.app.outbox.runOnce();
    const subjects = (await readCorreos(shop, bought.ana.email)).map(({ asunto }) => asunto);
    expect(subjects.filter((it) => /: (aceptamos|respondimos) tu solicitud/.test(it))).toHaveLength(
      1,
    );
    await expectBooksToHold(shop);
  });

  test("asks for the word about the stock, and writes nothing without it", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const devolucion = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    expect(await answer(shop, devolucion, { reponer_stock: undefined })).toMatchObject({
      status: 422,
      error: "Elige si las unidades vuelven al stock.",
    });
    expect(await answer(shop, 999_999)).toMatchObject({ status: 404 });
    expect(await answer(shop, devolucion)).toMatchObject({ ok: true });
  });

  test("whose units the owner gave back meanwhile can only be refused", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const devolucion = await askDone(bought, { lineas: [[bought.lineas.huemul, 2]] });
    await refund(shop, bought.id, { lineas: [[bought.lineas.huemul, 1]] });
    const admin = await adminApi(shop);
    expect(await admin("listDevoluciones")).toMatchObject({ data: [{ por_devolver: null }] });
    expect(await answer(shop, devolucion)).toMatchObject({
      status: 409,
      error: expect.stringContaining("solo queda 1 unidad por devolver"),
    });
    const respuesta = "Ya te devolvimos una.";
    expect(await answer(shop, devolucion, { decision: "rechazada", respuesta })).toMatchObject({
      ok: true,
    });
    await expectBooksToHold(shop);
  });

  test("is accepted once and refunded once when the provider is silent", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const devolucion = await askDone(bought, { lineas: [[bought.lineas.huemul, 1]] });
    await injectFault(shop, { falla: "error500", operacion: "refund" });
    expect(await answer(shop, devolucion)).toMatchObject({
      data: {
        mensaje: expect.stringContaining("Webpay aún no lo confirma"),
        devolucion: { estado: "aceptada", monto: 9_990, devuelto_en: null },
      },
    });
    expect(await answer(shop, devolucion)).toMatchObject({ status: 409 });
    await expectBooksToHold(shop);
    for (let round = 0; round < 3; round++) {
      shop.clock.advance(minutes(2));
      await reconcile(shop.app.ctx);
    }
    expect(await transaccionOf(shop, bought.token)).toMatchObject({ refunded_amount: 9_990 });
    await expectBooksToHold(shop);
  });
});

test("a refusal gives its reason, and frees the units to be asked for again", async ({ shop }) => {
  const bought = await buyTwoLines(shop);
  const wish = { lineas: [[bought.lineas.huemul, 2]] } as const;
  const devolucion = await askDone(bought, wish);
  expect(await answer(shop, devolucion, { decision: "rechazada" })).toMatchObject({
    status: 422,
    campos: { respuesta: expect.stringContaining("por qué") },
  });
  const respuesta = "La pieza llegó pintada.";
  await answer(shop, devolucion, { decision: "rechazada", respuesta });
  const mail = await waitForCorreo(
    shop,
    bought.ana.email,
    /: respondimos tu solicitud de retracto$/,
  );
  expect(mail.texto).toContain(respuesta);
  expect(mail.texto).toContain("SERNAC");
  expect(await ask(bought, wish)).toMatchObject({ ok: true });
});

describe("a garantia for the piece itself", () => {
  test("is accepted without money, received, and resolved", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    for (const step of despachoSteps) await stepPedido(shop, bought.id, step);
    const wish = {
      tipo: "falla",
      solucion: "cambio",
      detalle: "Se quebró",
      lineas: [[bought.lineas.pudu, 1]],
    } as const;
    const id = await askDone(bought, wish);
    const admin = await adminApi(shop);
    const step = (paso: "recibida" | "resuelta") =>
      admin("stepDevolucion", { query: { id: String(id) }, body: { paso } });
    expect(await step("recibida")).toMatchObject({
      status: 409,
      error: "Esta solicitud no está aceptada.",
    });
    expect(await answer(shop, id, { reponer_stock: undefined })).toMatchObject({
      data: { devolucion: { estado: "aceptada", monto: null } },
    });
    expect(await ask(bought, wish)).toMatchObject({ status: 409 });
    expect(await admin("listDevoluciones", { query: { estado: "en_curso" } })).toMatchObject({
      data: [{ id }],
    });
    expect(await step("recibida")).toMatchObject({
      data: { devolucion: { recibida_en: expect.any(Number), estado: "aceptada" } },
    });
    expect(await step("recibida")).toMatchObject({
      data: { mensaje: "La solicitud ya estaba así." },
    });
    expect(await step("resuelta")).toMatchObject({ data: { devolucion: { estado: "resuelta" } } });
    expect(await admin("listDevoluciones", { query: { estado: "cerradas" } })).toMatchObject({
      data: [{ id }],
    });
    expect(await countCalls(shop, "refund", bought.token)).toBe(0);
    await shop.app.outbox.runOnce();
    const subjects = (await readCorreos(shop, bought.ana.email)).map(({ asunto }) => asunto);
    expect(subjects.filter((it) => it.endsWith("llegó lo que nos enviaste"))).toHaveLength(1);
    expect(subjects.filter((it) => it.endsWith("va la pieza nueva"))).toHaveLength(1);
    // A changed piece may fail again.
    expect(await ask(bought, wish)).toMatchObject({ ok: true });
    await expectBooksToHold(shop);
  });

  test("that gives money back is not resolved by hand", async ({ shop }) => {
    const bought = await buyTwoLines(shop);
    const id = await askDone(bought, { lineas: [[bought.lineas.pudu, 1]] });
    await answer(shop, id);
    const admin = await adminApi(shop);
    const body = { paso: "resuelta" } as const;
    expect(await admin("stepDevolucion", { query: { id: String(id) }, body })).toMatchObject({
      status: 409,
    });
  });
});
