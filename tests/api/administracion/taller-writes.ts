import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { buyPlates } from "#tests/support/buying/plates.ts";
import { foto, fotoForm } from "#tests/support/calls/trabajo-foto-calls.ts";
import { addImpresora, impresora } from "#tests/support/taller/impresoras.ts";

let serial = 0;

/** Writes to the workshop. */
export const tallerWrites = {
  async stepTrabajos(shop: TestShop) {
    const entidad_id = await buildTrabajo(shop);
    const body = { ids: [entidad_id], desde: "en_cola", estado: "imprimiendo" };
    return { call: { body }, entidad: "trabajo" as const, entidad_id };
  },
  async placeTrabajos(shop: TestShop) {
    const entidad_id = await buildTrabajo(shop);
    const body = { piezas: [{ id: entidad_id, desde: null, placa: entidad_id }] };
    return { call: { body }, entidad: "trabajo" as const, entidad_id };
  },
  async photographTrabajo(shop: TestShop) {
    const entidad_id = await buildTrabajo(shop);
    await shop.database.db
      .updateTable("trabajos")
      .set({ estado: "impreso" })
      .where("id", "=", entidad_id)
      .execute();
    const form = fotoForm({ files: [await foto()] });
    const call = { query: { id: String(entidad_id) }, form };
    return { call, entidad: "trabajo" as const, entidad_id };
  },
  async saveReceta(shop: TestShop) {
    const entidad_id = await buildProducto(shop);
    const form = new FormData();
    const receta = { minutos: 95, por_placa: 4, notas: "", gramos: [], quitar_archivo: false };
    const wish = { producto_id: entidad_id, version: 0, en_espera: true, variantes: true };
    form.set("datos", JSON.stringify({ ...receta, ...wish }));
    return { call: { form }, entidad: "producto" as const, entidad_id };
  },
  async saveImpresora() {
    return { call: { body: impresora(`Prusa ${++serial}`) }, entidad: "impresora" as const };
  },
  async deleteImpresora(shop: TestShop) {
    const entidad_id = await addImpresora(shop, impresora("Bambu"));
    const call = { query: { id: String(entidad_id) } };
    return { call, entidad: "impresora" as const, entidad_id };
  },
  async saveFilamento({ database: { db } }: TestShop) {
    const { id } = await db
      .insertInto("colores")
      .values({ clave: `celeste_${++serial}x`, nombre: "Celeste", color: "#88ccee" })
      .returning("id")
      .executeTakeFirstOrThrow();
    const color_id = Number(id);
    const body = { color_id, visto: null, gramos: 1000, precio_kilo: 14_990, aviso_gramos: 200 };
    return { call: { body }, entidad: "color" as const, entidad_id: color_id };
  },
};

async function buildTrabajo(shop: TestShop): Promise<number> {
  const { pedido } = await buyPlates(shop);
  const { id } = await shop.database.db
    .selectFrom("trabajos")
    .select("id")
    .where("pedido_id", "=", pedido.id)
    .executeTakeFirstOrThrow();
  return id;
}
