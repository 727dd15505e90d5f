import { expect, vi } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";
import { askRefused, buildRefused, intentoOf } from "#tests/support/buying/reembolsos.ts";

type Stopped = { id: number; intento_id: number };

async function close(shop: TestShop, { id, intento_id }: Stopped, como: "otra_via" | "retirado") {
  const body = { pedido_id: id, intento_id, como, nota: "Lo hablé con el banco" };
  return (await adminApi(shop))("resolveReembolso", { body });
}

function whileAsking(shop: TestShop, act: () => Promise<void>): void {
  const { payment } = shop.app.ctx;
  const status = payment.status.bind(payment);
  vi.spyOn(payment, "status").mockImplementationOnce(async (token) => {
    await act();
    return status(token);
  });
}

test.for(["otra_via", "retirado"] as const)(
  "closing a refund as %s does not close the one requested meanwhile",
  async (como, { shop }) => {
    const refused = await buildRefused(shop);
    const { db } = shop.database;
    const readReembolso = () =>
      db
        .selectFrom("reembolsos")
        .select(["id", "estado"])
        .where("pedido_id", "=", refused.id)
        .executeTakeFirstOrThrow();
    const before = await readReembolso();
    whileAsking(shop, async () => {
      expect(await close(shop, refused, "retirado")).toMatchObject({ ok: true });
      await askRefused(shop, refused.id);
    });
    expect(await close(shop, refused, como)).toMatchObject({
      status: 409,
      error: "Esta devolución cambió mientras tanto: mira cómo sigue antes de hacer algo más.",
    });
    const after = await readReembolso();
    expect(after.estado).toBe("pendiente");
    expect(after.id).not.toBe(before.id);
    expect(await intentoOf(shop, refused.id)).toMatchObject({ estado: "por_reembolsar" });
    expect(
      await (await adminApi(shop))("getPedidoDetalle", { query: { id: refused.id } }),
    ).toMatchObject({
      data: { estado: "pagado", notas: [{ texto: "Lo hablé con el banco" }] },
    });
    expect(await close(shop, refused, como)).toMatchObject({ ok: true });
  },
);
