import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

/** Writes about the data of a person; `adminWrites` takes them in. */
export const clientesWrites = {
  async exportCliente(shop: TestShop) {
    const { id } = await buildCliente(shop);
    return { call: { query: { id: String(id) } }, entidad: "usuario" as const, entidad_id: id };
  },
  async deleteCliente(shop: TestShop) {
    const { id, email } = await buildCliente(shop);
    const call = { query: { id: String(id) }, body: { correo: email } };
    return { call, entidad: "usuario" as const, entidad_id: id };
  },
};
