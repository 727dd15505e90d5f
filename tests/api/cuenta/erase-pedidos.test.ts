import { expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { adminApi, buyPedido, despachoSteps, stepPedido } from "#tests/support/buying/pedidos.ts";

async function buildOwner(shop: TestShop) {
  const { ana, id } = await buyPedido(shop);
  await shop.database.db
    .updateTable("usuarios")
    .set({ password_hash: null })
    .where("id", "=", ana.id)
    .execute();
  return { id, ana, erase: () => ana.api("deleteCuenta", { body: {} }) };
}

test("an account with a paid, undelivered pedido cannot be erased until delivery", async ({
  shop,
}) => {
  const { id, ana, erase } = await buildOwner(shop);
  for (const step of despachoSteps) {
    expect(await erase()).toMatchObject({
      status: 409,
      error:
        "Tienes un pedido pagado que aún no recibes. Podrás borrar tu cuenta cuando esté entregado.",
    });
    expect((await ana.api("getCuenta")).ok).toBe(true);
    await stepPedido(shop, id, step);
  }
  expect((await erase()).ok).toBe(true);
});

test("an account with a refunded pedido can be erased, and a later refund of a delivered one sends no mail", async ({
  shop,
}) => {
  const admin = await adminApi(shop);
  const body = { motivo: "Se arrepintió", reponer_stock: true };
  const refunded = await buildOwner(shop);
  await admin("createReembolso", { body: { pedido_id: refunded.id, ...body } });
  expect((await refunded.erase()).ok).toBe(true);

  const delivered = await buildOwner(shop);
  for (const step of despachoSteps) await stepPedido(shop, delivered.id, step);
  expect((await delivered.erase()).ok).toBe(true);
  const result = await admin("createReembolso", { body: { pedido_id: delivered.id, ...body } });
  expect(result).toMatchObject({ data: { pedido: { estado: "reembolsado" } } });
  const mails = await shop.database.db
    .selectFrom("correos")
    .select("clave")
    .where("clave", "=", `pedido_reembolsado:${delivered.id}`)
    .execute();
  expect(mails).toEqual([]);
});

test("the erased person's mensajes are deleted with their answers", async ({ shop }) => {
  const admin = await adminApi(shop);
  const { id, ana, erase } = await buildOwner(shop);
  for (const step of despachoSteps) await stepPedido(shop, id, step);
  const body = { nombre: "Camila", email: ana.email, mensaje: "¿Lo hacen en azul?" };
  await shop.client()("sendMensaje", { body });
  await shop.client()("sendMensaje", { body: { ...body, email: "otra@tienda.test" } });
  const found = await admin("listMensajes", { query: { q: ana.email } });
  const mensaje = found.ok ? found.data[0] : undefined;
  await admin("answerMensaje", {
    query: { id: mensaje?.id ?? 0 },
    body: { respuesta: "Sí, en azul." },
  });
  expect((await erase()).ok).toBe(true);
  expect(await admin("listMensajes", { query: { q: ana.email } })).toMatchObject({ data: [] });
  expect(await admin("listMensajes", { query: { q: "otra@tienda.test" } })).toMatchObject({
    data: [{ mensaje: "¿Lo hacen en azul?" }],
  });
});
