import type { TestShop } from "#rig/shop/test-shop.ts";

let serial = 0;

/** Writes to the short lists beside the catalogue. */
export const listWrites = {
  async saveColor() {
    return {
      call: { body: { nombre: `Gris ${++serial}`, color: "#778899" } },
      entidad: "color" as const,
    };
  },
  async deleteColor({ database: { db } }: TestShop) {
    const { id } = await db
      .insertInto("colores")
      .values({ clave: `gris_${++serial}x`, nombre: "Gris", color: "#778899" })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      call: { query: { id: String(id) } },
      entidad: "color" as const,
      entidad_id: Number(id),
    };
  },
  async saveSinonimo() {
    return {
      call: { body: { palabras: `trompo, peonza${++serial}x` } },
      entidad: "sinonimo" as const,
    };
  },
  async deleteSinonimo({ database: { db } }: TestShop) {
    const { id } = await db
      .insertInto("sinonimos")
      .values({ palabras: "trompo, peonza", creado_en: 1 })
      .returning("id")
      .executeTakeFirstOrThrow();
    return {
      call: { query: { id: String(id) } },
      entidad: "sinonimo" as const,
      entidad_id: Number(id),
    };
  },
};
