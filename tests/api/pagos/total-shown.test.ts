import { describe, expect } from "vitest";
import { buildDespacho } from "#rig/builders/despacho.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { countCalls, finishPayment } from "#rig/standins/webpay.ts";
import { freshShopTest } from "#rig/test.ts";
import { buildBuyer, pedidoAt } from "#tests/support/buying/buyer.ts";
import { guestBody } from "#tests/support/buying/guest.ts";
import { readIntento } from "#tests/support/buying/intentos.ts";
import { sendProducto } from "#tests/support/calls/producto-calls.ts";

const test = freshShopTest();

const changedTo = (words: string, total: number) => ({
  status: 409,
  error: `El total cambió: ahora es ${words}. Revísalo antes de pagar.`,
  total,
});

describe("a total that is not the one that was shown", () => {
  test("is told before anything is frozen, held or created, with and without an account", async ({
    shop,
  }) => {
    await buildDespacho(shop);
    const producto_id = await buildProducto(shop, { precio: 10_000, stock: 9 });
    const lineas = [{ producto_id, cantidad: 2 }];
    const { api } = await buildBuyer(shop, lineas);
    const made = await api("createDireccion", { body: island });
    const direccion_id = made.ok ? made.data.direccion.id : 0;
    const guest = { ...guestBody({ lineas }), direccion: island };
    const wrong = [{ total: 20_000 }, { total: 29_899 }, { total: 0 }, { despacho_precio: 5_000 }];
    for (const shown of wrong) {
      const refused = await api("startPago", { body: { direccion_id, ...shown } });
      expect(refused).toMatchObject(changedTo("$29.900", 29_900));
      const body = { ...guest, ...shown };
      expect(await shop.client()("startPagoAsInvitado", { body })).toMatchObject(
        changedTo("$29.900", 29_900),
      );
    }
    const { db } = shop.database;
    for (const table of ["pedidos", "pago_intentos", "reservas"] as const) {
      const rows = await db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect([table, Number(rows.count)]).toEqual([table, 0]);
    }
    expect(await countCalls(shop, "create")).toBe(0);
    const malformed = await api("startPago", { body: { direccion_id, total: -1 } });
    expect(malformed).toMatchObject({ status: 422 });
    for (const started of [
      await api("startPago", { body: { direccion_id, total: 29_900 } }),
      await shop.client()("startPagoAsInvitado", { body: { ...guest, total: 29_900 } }),
    ]) {
      if (!started.ok) throw new Error(`start failed: ${started.error}`);
      expect((await readIntento(shop, started.data.token)).monto).toBe(29_900);
    }
  });

  test("is asked about also for another try, and the same start again is the same payment", async ({
    shop,
  }) => {
    const id = await buildProducto(shop, { precio: 10_000, stock: 9 });
    const ana = await buildBuyer(shop, [{ producto_id: id, cantidad: 2 }]);
    const start = (total: number) =>
      ana.api("startPago", { body: { direccion_id: ana.direccion_id, total } });
    const pedidoOf = async (accion: "aprobar" | "rechazar", total: number) => {
      const started = await start(total);
      if (!started.ok) throw new Error(`start failed: ${started.error}`);
      return pedidoAt(ana, await finishPayment(shop, started.data.token, accion));
    };
    const first = await pedidoOf("rechazar", 20_000);
    const again = await start(20_000);
    expect(again).toMatchObject({ ok: true });
    expect(await start(20_000)).toMatchObject({ data: again.ok && again.data });
    const { token } = await buildAdmin(shop);
    const fields = { precio: "11000", stock_anterior: "7", stock: "7" };
    const edited = await sendProducto(shop, { id, token, fields });
    expect(edited.status).toBe(200);
    expect(await start(20_000)).toMatchObject(changedTo("$22.000", 22_000));
    expect(await ana.api("listPedidos")).toMatchObject({ data: [{ id: first.id }] });
    const paid = await pedidoOf("aprobar", 22_000);
    expect(paid).toMatchObject({ estado: "pagado", total: 22_000 });
    expect(paid.id).not.toBe(first.id);
  });
});

const island = {
  alias: "Isla",
  calle_numero: "Te Pito o Te Henua 1",
  comuna: "Isla de Pascua",
  ciudad: "Hanga Roa",
  region: "Valparaíso",
};
