import { describe, expect } from "vitest";
import { buildPedido } from "#rig/builders/pedido.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos, waitForCorreo } from "#rig/standins/correo.ts";
import { countCalls } from "#rig/standins/webpay.ts";
import { test } from "#rig/test.ts";
import { hours } from "#server/time/clock.ts";
import { stockOf } from "#tests/support/buying/buyer.ts";
import {
  adminApi,
  type BoughtPedido,
  buyPedido,
  transaccionOf,
} from "#tests/support/buying/pedidos.ts";

let admin: Awaited<ReturnType<typeof adminApi>>;
// Tests move the clock past the session's end.
test.beforeEach(async ({ shop }) => {
  admin = await adminApi(shop, "Rosa Fuentes");
});

const refund = (pedido_id: number, reponer_stock = true, api = admin) =>
  api("createReembolso", { body: { pedido_id, motivo: "Llegó quebrado", reponer_stock } });

const refundCalls = (shop: TestShop, token: string) => countCalls(shop, "refund", token);

async function pedidoOf({ ana, id }: BoughtPedido) {
  const result = await ana.api("getPedido", { query: { id } });
  return result.ok ? result.data : null;
}

async function soldUnits(shop: TestShop, producto_id: number): Promise<number> {
  const rows = await shop.database.db
    .selectFrom("reservas")
    .select("cantidad")
    .where("producto_id", "=", producto_id)
    .where("estado", "=", "vendida")
    .execute();
  return rows.reduce((sum, { cantidad }) => sum + cantidad, 0);
}

async function subjectsTo(shop: TestShop, email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  return (await readCorreos(shop, email)).map(({ asunto }) => asunto);
}

describe("a refund by the owner", () => {
  test("refunds the whole amount, mails the buyer, and records who decided it and why", async ({
    shop,
  }) => {
    const bought = await buyPedido(shop);
    const result = await refund(bought.id);

    expect(result).toMatchObject({
      ok: true,
      data: {
        mensaje: "Devolvimos $19.980 a la tarjeta con que se pagó y avisamos por correo.",
        pedido: {
          estado: "reembolsado",
          reembolso: { estado: "hecho", monto: 19_980 },
          reembolso_detalle: {
            estado: "hecho",
            tipo: "REVERSED",
            error: null,
            motivo: "Llegó quebrado",
            autor: "Rosa Fuentes",
            reponer_stock: true,
          },
          intentos: [{ estado: "reembolsado", estado_proveedor: "REVERSED" }],
        },
      },
    });
    if (result.ok) {
      const last = { estado: "reembolsado", autor: "Rosa Fuentes" };
      expect(result.data.pedido.eventos.at(-1)).toMatchObject(last);
    }
    expect(await transaccionOf(shop, bought.token)).toMatchObject({
      status: "REVERSED",
      refunded_amount: 19_980,
    });
    const subject = `Reembolsamos tu pedido ${bought.numero}`;
    expect((await waitForCorreo(shop, bought.ana.email, subject)).texto).toContain("$19.980");
    expect(await pedidoOf(bought)).toMatchObject({
      estado: "reembolsado",
      reembolso: { estado: "hecho", monto: 19_980, hecho_en: shop.clock.now() },
    });
    const query = { entidad: "pedido", entidad_id: bought.id } as const;
    expect(await admin("listAuditoria", { query })).toMatchObject({
      data: [{ autor: "Rosa Fuentes", despues: { reembolso: "pendiente", monto: 19_980 } }],
    });
  });

  test.for([
    [true, 5, 0],
    [false, 3, 2],
  ] as const)(
    "restocks the units only when asked to: %s",
    async ([restock, stock, sold], { shop }) => {
      const bought = await buyPedido(shop);
      expect(await stockOf(shop, bought.producto_id)).toBe(3);
      await refund(bought.id, restock);
      expect(await stockOf(shop, bought.producto_id)).toBe(stock);
      expect(await soldUnits(shop, bought.producto_id)).toBe(sold);
    },
  );

  test("happens once under ten clicks of two administrators", { tags: ["both-engines"] }, async ({
    shop,
  }) => {
    const bought = await buyPedido(shop);
    const other = await adminApi(shop, "Luis Díaz");
    const clicks = Array.from({ length: 10 }, (_, at) =>
      refund(bought.id, true, at % 2 === 0 ? admin : other),
    );
    const results = await Promise.all(clicks);

    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    expect(await refundCalls(shop, bought.token)).toBe(1);
    expect(await stockOf(shop, bought.producto_id)).toBe(5);
    const again = await refund(bought.id, false);
    expect(again).toMatchObject({ data: { pedido: { reembolso_detalle: { estado: "hecho" } } } });
    expect(await refundCalls(shop, bought.token)).toBe(1);
    const subjects = await subjectsTo(shop, bought.ana.email);
    expect(subjects.filter((it) => it.startsWith("Reembolsamos"))).toHaveLength(1);
  });

  test("is an annulment after three hours", async ({ shop }) => {
    const bought = await buyPedido(shop);
    shop.clock.advance(hours(4));
    admin = await adminApi(shop, "Rosa Fuentes");
    const result = await refund(bought.id);
    expect(result).toMatchObject({
      data: { pedido: { reembolso_detalle: { tipo: "NULLIFIED" } } },
    });
    expect((await transaccionOf(shop, bought.token)).status).toBe("NULLIFIED");
  });

  test("is possible after delivery, and not for an unpaid pedido", async ({ shop }) => {
    const bought = await buyPedido(shop);
    for (const body of [
      { estado: "en_preparacion" },
      { estado: "enviado", transportista: "Starken", seguimiento: "S-1" },
      { estado: "entregado" },
    ] as const) {
      await admin("movePedido", { query: { id: bought.id }, body });
    }
    expect(await refund(bought.id)).toMatchObject({ data: { pedido: { estado: "reembolsado" } } });

    const unpaid = await buildPedido(shop);
    expect(await refund(unpaid)).toMatchObject({
      status: 409,
      error: "El pedido cambió mientras lo mirabas. Ahora aún espera su pago.",
    });
    expect(await refund(999_999)).toMatchObject({ status: 404, error: "Pedido no encontrado." });
    const body = { pedido_id: bought.id, motivo: " ", reponer_stock: true };
    expect(await admin("createReembolso", { body })).toMatchObject({
      status: 422,
      campos: { motivo: "Escribe el motivo." },
    });
    expect(await refund(bought.id, true, bought.ana.api)).toMatchObject({ status: 403 });
  });
});
