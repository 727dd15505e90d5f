import { expect } from "vitest";
import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { actAtWebpay, followRetorno } from "#rig/standins/webpay.ts";
import { checkDatabase } from "#server/app/checks/check-shop.ts";
import { type Buyer, buildBuyer, pedidoAt, startPayment } from "./buyer.ts";
import { adminApi } from "./pedidos.ts";

export type Bought = {
  ana: Buyer;
  id: number;
  numero: string;
  token: string;
  huemul: number;
  pudu: number;
  /** Units of each producto. */
  lineas: Record<"huemul" | "pudu", number>;
};

/** Two huemules of 9,990 and one pudu of 5,000: 24,980. */
export async function buyTwoLines(shop: TestShop, cuotas = {}): Promise<Bought> {
  const huemul = await buildProducto(shop, { precio: 9_990, stock: 5 });
  const pudu = await buildProducto(shop, { precio: 5_000, stock: 5 });
  const ana = await buildBuyer(shop, [
    { producto_id: huemul, cantidad: 2 },
    { producto_id: pudu, cantidad: 1 },
  ]);
  const { token } = await startPayment(ana);
  const pedido = await pedidoAt(
    ana,
    await followRetorno(await actAtWebpay(shop, token, { accion: "aprobar", ...cuotas })),
  );
  const lineaOf = (producto_id: number) =>
    pedido.detalles.find((it) => it.producto_id === producto_id)?.id ?? 0;
  const lineas = { huemul: lineaOf(huemul), pudu: lineaOf(pudu) };
  return { ana, id: pedido.id, numero: pedido.numero, token, huemul, pudu, lineas };
}

export type Part = { lineas?: [number, number][]; clave?: string; restocks?: boolean };

export async function refund(shop: TestShop, id: number, part: Part = {}, nombre = "Rosa Fuentes") {
  const { lineas, clave = "clave-numero-1", restocks = true } = part;
  const units = lineas?.map(([detalle_id, cantidad]) => ({ detalle_id, cantidad }));
  const body = {
    pedido_id: id,
    motivo: "Se arrepintió de una",
    reponer_stock: restocks,
    ...(units && { lineas: units, clave }),
  };
  return (await adminApi(shop, nombre))("createReembolso", { body });
}

export async function expectBooksToHold(shop: TestShop): Promise<void> {
  const { db } = shop.database;
  expect(await checkDatabase(db, { config: shop.config, now: shop.clock.now() })).toEqual([]);
}

export async function partMails(shop: TestShop, email: string): Promise<string[]> {
  await shop.app.outbox.runOnce();
  const all = await readCorreos(shop, email);
  return all.map(({ asunto }) => asunto).filter((it) => /^(Devolvimos|Reembolsamos)/.test(it));
}
