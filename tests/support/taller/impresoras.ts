import type { SaveImpresora } from "#contract/schemas/impresoras.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { adminApi } from "#tests/support/buying/pedidos.ts";

/** Monday to Friday from 8 to 18 h, every material, one color. */
export function impresora(nombre: string, more: Partial<SaveImpresora> = {}): SaveImpresora {
  return {
    ...{ version: 0, nombre, activa: true, dias: "12345", desde: 8, hasta: 18 },
    ...{ materiales: [], colores: 1, cerrada_desde: null, cerrada_hasta: null },
    ...more,
  };
}

/** Answers its id. */
export async function addImpresora(shop: TestShop, body: SaveImpresora): Promise<number> {
  const admin = await adminApi(shop);
  const saved = await admin("saveImpresora", { body });
  if (!saved.ok) throw new Error(saved.error ?? "an impresora was refused");
  const read = await admin("getCapacidad", {});
  const found = read.ok ? read.data.impresoras.find((it) => it.nombre === body.nombre) : undefined;
  return found?.id ?? 0;
}
