import { type SqlBool, sql } from "kysely";
import { fold } from "#contract/values/fold.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";

/** Few enough that every list of categorias is whole. */
export const maxCategorias = 500;

export type CategoriaRow = { id: number; nombre: string; slug: string; activo: number };
export type CategoriaCountedRow = CategoriaRow & {
  productos: number | null;
  en_tienda: number | null;
};

/** Serialises the writers: two equal names or slugs must not be inserted at once. */
export async function lockCategorias(tx: Tx): Promise<void> {
  await tx
    .selectFrom("categorias")
    .select("id")
    .orderBy("id")
    .limit(maxCategorias)
    .forUpdate()
    .execute();
}

/** Undefined when the slug is taken. */
export async function insertCategoria(
  tx: Tx,
  { nombre, slug, now }: { nombre: string; slug: string; now: number },
): Promise<number | undefined> {
  const row = await tx
    .insertInto("categorias")
    .values({ nombre, slug, creado_en: now })
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

export async function selectCategorias(db: Db): Promise<CategoriaRow[]> {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug", "activo"])
    .orderBy("id")
    .limit(maxCategorias)
    .execute();
}

export async function selectCategoriasCounted(
  db: Db,
  only: { id?: number } = {},
): Promise<CategoriaCountedRow[]> {
  return db
    .selectFrom("categorias")
    .select(["id", "nombre", "slug", "activo"])
    .select((eb) => {
      const total = eb
        .selectFrom("productos_conteo")
        .whereRef("productos_conteo.categoria_id", "=", "categorias.id")
        .select((inner) => inner.fn.sum<number | null>("total").as("total"));
      const listed = total.where("productos_conteo.activo", "=", 1).where("detras", "=", 0);
      return [total.as("productos"), listed.as("en_tienda")];
    })
    .$if(only.id !== undefined, (query) => query.where("id", "=", Number(only.id)))
    .orderBy("id")
    .limit(maxCategorias)
    .execute();
}

export async function updateCategoriaNombre(
  tx: Tx,
  { id, nombre }: { id: number; nombre: string },
): Promise<void> {
  await tx.updateTable("categorias").set({ nombre }).where("id", "=", id).execute();
}

/** False when it was so already. */
export async function setCategoriaActivo(
  tx: Tx,
  { id, activo }: { id: number; activo: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("categorias")
    .set({ activo: activo ? 1 : 0 })
    .where("id", "=", id)
    .where("activo", "=", activo ? 0 : 1)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `busqueda` normally ends with the old name (one UPDATE); others are rebuilt. */
export async function renameInBusqueda(
  tx: Tx,
  { id, from, to }: { id: number; from: string; to: string },
): Promise<void> {
  const [old, renamed] = [` ${fold(from)}`, ` ${fold(to)}`];
  if (old === renamed) return;
  await tx
    .updateTable("productos")
    .set({
      busqueda: sql<string>`substr(busqueda, 1, length(busqueda) - length(cast(${old} as text)))
        || cast(${renamed} as text)`,
    })
    .where("categoria_id", "=", id)
    .where(endsWith(old))
    .execute();
  const others = await tx
    .selectFrom("productos")
    .select(["id", "nombre", "sku", "material"])
    .where("categoria_id", "=", id)
    .where((eb) => eb.not(endsWith(renamed)))
    .orderBy("id")
    .limit(1_000_000)
    .execute();
  for (const producto of others) {
    const { id: productoId, ...searched } = producto;
    const busqueda = productoBusqueda({ ...searched, categoria: to });
    await tx.updateTable("productos").set({ busqueda }).where("id", "=", productoId).execute();
  }
}

function endsWith(text: string) {
  return sql<SqlBool>`substr(busqueda, length(busqueda) - length(cast(${text} as text)) + 1)
    = cast(${text} as text)`;
}
