import { buildProducto } from "#rig/builders/producto.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";

const valores = [
  { clave: "chica", nombre: "Chica" },
  { clave: "grande", nombre: "Grande" },
];
const sizes = { nombre: "Talla", tipo: "opcion", valores } as const;

/** Writes to familias of productos. The trail says each changed variante in a row of its own: here none changes. */
export const familiaWrites = {
  async saveFamilia(shop: TestShop) {
    const { id, sku, precio, stock } = await insertVariante(shop);
    const variante = { id, sku, precio, stock, valores: ["chica"], activo: true };
    const body = {
      nombre: "Florero",
      ejes: [{ ...sizes, nombre: "Porte" }],
      variantes: [variante],
    };
    return { call: { query: { id: String(id) }, body }, entidad: "familia" as const };
  },
  async dissolveFamilia(shop: TestShop) {
    const { id } = await insertVariante(shop);
    return { call: { query: { id: String(id) } }, entidad: "familia" as const };
  },
};

async function insertVariante(shop: TestShop) {
  const { db } = shop.database;
  const id = await buildProducto(shop, { nombre: "Florero · Chica" });
  const familia = await db
    .insertInto("familias")
    .values({ nombre: "Florero", ejes: JSON.stringify([sizes]) })
    .returning("id")
    .executeTakeFirstOrThrow();
  return db
    .updateTable("productos")
    .set({ familia_id: Number(familia.id), valores: '["chica"]' })
    .where("id", "=", id)
    .returning(["id", "sku", "precio", "stock"])
    .executeTakeFirstOrThrow();
}
