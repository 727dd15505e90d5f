import { slugify } from "#contract/values/producto/slugify.ts";
import { type Database, inTransaction } from "#server/db/database.ts";
import {
  catalogoChanged,
  insertCategoria,
  selectCategorias,
} from "#server/modules/catalogo/index.ts";
import type { Clock } from "#server/time/clock.ts";
import { insertProducto, type SeedProducto } from "./insert-rows.ts";

let serial = 0;

/** Makes the categoria when it is missing; answers the id. */
export async function buildProducto(
  { database: { db }, clock }: { database: Database; clock: Clock },
  overrides: Partial<SeedProducto> & { categoria?: string } = {},
): Promise<number> {
  const { categoria = "Figuras", ...fields } = overrides;
  const number = ++serial;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = (await selectCategorias(tx)).find(({ nombre }) => nombre === categoria);
    const slug = slugify(categoria);
    const categoria_id = known?.id ?? (await insertCategoria(tx, { nombre: categoria, slug, now }));
    if (categoria_id === undefined) throw new Error(`another categoria has the slug ${slug}`);
    catalogoChanged(tx, { all: true });
    return insertProducto(tx, {
      nombre: `Figura ${number}`,
      sku: `SKU-${number}`,
      descripcion: "Una figura de prueba.",
      precio: 12_990,
      stock: 5,
      material: "PLA",
      dimensiones: "10x15x8 cm",
      altura_capa: "0,2 mm",
      peso_gramos: 120,
      categoria_id,
      destacado: false,
      imagenes: [],
      opiniones: [],
      ...fields,
      categoria,
      now,
    });
  });
}
