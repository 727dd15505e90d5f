import { describe, expect } from "vitest";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import { compareNextDay } from "#tests/support/buying/conciliacion.ts";
import { adminApi, transaccionOf } from "#tests/support/buying/pedidos.ts";
import {
  buyTwoLines,
  expectBooksToHold,
  partMails,
  refund,
} from "#tests/support/buying/reembolsos-of-units.ts";

const test = freshShopTest();

describe("a refund of single units", () => {
  test("gives back their price, restocks them, and leaves the pedido paid", async ({ shop }) => {
    const { ana, id, numero, token, huemul, pudu, lineas } = await buyTwoLines(shop);
    const result = await refund(shop, id, { lineas: [[lineas.huemul, 1]] });
    expect(result).toMatchObject({
      data: {
        mensaje: "Devolvimos $9.990 a la tarjeta con que se pagó y avisamos por correo.",
        pedido: {
          estado: "pagado",
          total: 24_980,
          devuelto: 9_990,
          reembolso: null,
          reembolso_detalle: null,
          reembolsos_detalle: [
            { estado: "hecho", monto: 9_990, tipo: "NULLIFIED", lineas: [{ cantidad: 1 }] },
          ],
          intentos: [{ estado: "autorizado", estado_proveedor: "PARTIALLY_NULLIFIED" }],
        },
      },
    });
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 9_990 });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, huemul)).toBe(4);
    expect(await stockOf(shop, pudu)).toBe(4);
    const mail = await waitForCorreo(shop, ana.email, `Devolvimos $9.990 de tu pedido ${numero}`);
    expect(mail.texto).toContain("$14.990 siguen pagados");
    expect(mail.texto).toContain("la misma tarjeta");
    expect(await ana.api("getPedido", { query: { id } })).toMatchObject({
      data: { devuelto: 9_990, reembolsos: [{ lineas: [{ detalle_id: lineas.huemul }] }] },
    });
    const admin = await adminApi(shop);
    expect(await admin("getResumen")).toMatchObject({
      data: { ventas: { hoy: { monto: 14_990 } } },
    });
    const body = { estado: "en_preparacion" } as const;
    expect(await admin("movePedido", { query: { id }, body })).toMatchObject({ ok: true });
    expect(await compareNextDay(shop)).toBe(1);
    expect(await (await adminApi(shop))("listDiscrepancias")).toMatchObject({ data: [] });
    await expectBooksToHold(shop);
  });

  test("may be followed by others, and the rest ends the pedido with the rest only", async ({
    shop,
  }) => {
    const { ana, id, numero, token, huemul, pudu, lineas } = await buyTwoLines(shop);
    await refund(shop, id, { lineas: [[lineas.huemul, 1]], restocks: false });
    await refund(shop, id, { lineas: [[lineas.pudu, 1]], clave: "clave-numero-2" });
    await expectBooksToHold(shop);
    const rest = await refund(shop, id);
    expect(rest).toMatchObject({
      data: {
        pedido: {
          estado: "reembolsado",
          devuelto: 24_980,
          reembolso: { estado: "hecho", monto: 9_990 },
        },
      },
    });
    expect(await transaccionOf(shop, token)).toMatchObject({
      status: "NULLIFIED",
      refunded_amount: 24_980,
    });
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, huemul)).toBe(4);
    expect(await stockOf(shop, pudu)).toBe(5);
    const mail = await waitForCorreo(shop, ana.email, `Reembolsamos tu pedido ${numero}`);
    expect(mail.texto).toContain("$9.990, lo que quedaba de tu pedido");
    expect(await refund(shop, id)).toMatchObject({ ok: true });
    expect(await countCalls(shop, "refund", token)).toBe(3);
    await expectBooksToHold(shop);
  });

  test("is one under ten clicks of two administrators with one clave", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { ana, id, token, huemul, lineas } = await buyTwoLines(shop);
    const part = { lineas: [[lineas.huemul, 1]] as [number, number][] };
    const clicks = Array.from({ length: 10 }, (_, at) =>
      refund(shop, id, part, at % 2 === 0 ? "Rosa Fuentes" : "Luis Díaz"),
    );
    const answers = await Promise.all(clicks);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await refund(shop, id, part)).toMatchObject({ data: { pedido: { devuelto: 9_990 } } });
    expect(await countCalls(shop, "refund", token)).toBe(1);
    await shop.app.refreshCatalogoVersion();
    expect(await stockOf(shop, huemul)).toBe(4);
    expect(await partMails(shop, ana.email)).toHaveLength(1);
    await expectBooksToHold(shop);
  });

  test("of two administrators at once with different claves never gives back more than was paid", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const { id, token, lineas } = await buyTwoLines(shop);
    const clicks = Array.from({ length: 6 }, (_, at) =>
      refund(shop, id, { lineas: [[lineas.huemul, 2]], clave: `clave-numero-${at}` }),
    );
    const statuses = (await Promise.all(clicks)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 409)).toHaveLength(5);
    expect(await transaccionOf(shop, token)).toMatchObject({ refunded_amount: 19_980 });
    await expectBooksToHold(shop);
  });

  test("refuses what is not there with a sentence, and writes nothing", async ({ shop }) => {
    const { id, token, lineas } = await buyTwoLines(shop);
    const other = await buyTwoLines(shop);
    const one = [lineas.huemul, 1] as [number, number];
    expect(await refund(shop, id, { lineas: [[lineas.huemul, 3]] })).toMatchObject({
      status: 409,
      error: expect.stringContaining("solo quedan 2 unidades por devolver"),
    });
    expect(await refund(shop, id, { lineas: [[other.lineas.pudu, 1]] })).toMatchObject({
      status: 422,
      error: "Esa línea no es de este pedido.",
    });
    for (const wrong of [[], [one, one], [[lineas.huemul, 0]], [[lineas.huemul, 1.5]]]) {
      const part = { lineas: wrong as [number, number][] };
      expect(await refund(shop, id, part)).toMatchObject({ status: 422 });
    }
    expect(await refund(shop, id, { lineas: [one], clave: "x" })).toMatchObject({ status: 422 });
    expect(await countCalls(shop, "refund", token)).toBe(0);
    await refund(shop, id, { lineas: [one] });
    expect(await refund(shop, id, { lineas: [[lineas.huemul, 2]] })).toMatchObject({
      status: 409,
      error: expect.stringContaining("ya se pidió con otras unidades"),
    });
    expect(
      await refund(shop, id, { lineas: [[lineas.huemul, 2]], clave: "otra-clave" }),
    ).toMatchObject({
      status: 409,
      error: expect.stringContaining("solo queda 1 unidad por devolver"),
    });
    await expectBooksToHold(shop);
  });
});
