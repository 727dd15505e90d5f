import type { TestShop } from "#rig/shop/test-shop.ts";
import { answer, buildDevolucion } from "#tests/support/buying/devoluciones.ts";

const idQuery = (id: number) => ({ query: { id: String(id) } });

/** Writes about devoluciones; `adminWrites` takes them in. */
export const devolucionesWrites = {
  async answerDevolucion(shop: TestShop) {
    const entidad_id = await buildDevolucion(shop);
    const body = {
      decision: "rechazada",
      respuesta: "Ana, la pieza de ana@ejemplo.cl está usada.",
    };
    return { call: { ...idQuery(entidad_id), body }, entidad: "devolucion" as const, entidad_id };
  },
  async stepDevolucion(shop: TestShop) {
    const entidad_id = await buildDevolucion(shop);
    await answer(shop, entidad_id);
    const body = { paso: "recibida" };
    return { call: { ...idQuery(entidad_id), body }, entidad: "devolucion" as const, entidad_id };
  },
};
