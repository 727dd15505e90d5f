import type { Db } from "../../db/database.ts";
import { categoriaId } from "./catalogo.queries.ts";
import { hasFacetas, sumFacetas } from "./facetas/facetas.queries.ts";
import type { ProductosFilter } from "./productos-list.queries.ts";

/** Length of a list without words or bound of stock. */
export async function sumConteo(db: Db, filter: ProductosFilter): Promise<number> {
  const { categoria, activo, facetas, onlyListed, onlyDestacados } = filter;
  const { onlyActiveCategorias: onlyActive } = filter;
  if (hasFacetas(facetas)) {
    const categoriaIds =
      categoria === null ? null : categoriaId(db, { slug: categoria, onlyActive });
    return sumFacetas(db, { facetas, categoriaIds, activo, onlyListed, onlyDestacados });
  }
  const { total } = await db
    .selectFrom("productos_conteo")
    .select((eb) => eb.fn.sum<number | null>("total").as("total"))
    .$if(activo !== null, (query) => query.where("activo", "=", activo ? 1 : 0))
    .$if(onlyListed, (query) => query.where("detras", "=", 0))
    .$if(onlyDestacados, (query) => query.where("destacado", "=", 1))
    .$if(categoria !== null, (query) =>
      query.where("categoria_id", "=", categoriaId(db, { slug: String(categoria), onlyActive })),
    )
    .executeTakeFirstOrThrow();
  return Number(total ?? 0);
}

export async function sumConteoByActivo(db: Db): Promise<{ activos: number; inactivos: number }> {
  const rows = await db
    .selectFrom("productos_conteo")
    .select((eb) => ["activo", eb.fn.sum<number>("total").as("total")])
    .groupBy("activo")
    .orderBy("activo")
    .limit(2)
    .execute();
  const count = (activo: number) => Number(rows.find((row) => row.activo === activo)?.total ?? 0);
  return { activos: count(1), inactivos: count(0) };
}
