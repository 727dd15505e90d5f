import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/database.ts";

/** Both ends included. */
export type IdRange = { desde: number; hasta: number };

/** More than an index of a sitemap may name. */
const maxParts = 10_000;
const rangeLimit = ({ desde, hasta }: IdRange) => hasta - desde + 1;

/** Ranges of `size` ids, counted from 0, with an active producto: one lookup each. */
export async function selectSitemapParts(db: Db, size: number): Promise<number[]> {
  const active = db.selectFrom("productos").where("activo", "=", 1);
  const part = (id: RawBuilder<number>) => sql<number>`(${id} - 1) / ${sql.lit(size)}`;
  const rows = await db
    .withRecursive("partes(part)", (eb) =>
      eb
        .selectFrom(active.select((min) => min.fn.min("id").as("id")).as("primero"))
        .select(part(sql.ref("primero.id")).as("part"))
        .unionAll((then) => {
          const end = sql<number>`(partes.part + 1) * ${sql.lit(size)}`;
          const next = active.select((min) => min.fn.min("id").as("id")).where("id", ">", end);
          return then
            .selectFrom("partes")
            .select(part(sql`(${next})`).as("part"))
            .where("partes.part", "is not", null);
        }),
    )
    .selectFrom("partes")
    .select("part")
    .where("part", "is not", null)
    .orderBy("part")
    .limit(maxParts)
    .execute();
  return rows.map((row) => Number(row.part));
}

export async function selectSitemapProductos(db: Db, range: IdRange) {
  return db
    .selectFrom("productos")
    .leftJoin("producto_imagenes", (join) =>
      join
        .onRef("producto_imagenes.producto_id", "=", "productos.id")
        .on("producto_imagenes.posicion", "=", 0),
    )
    .select([
      "productos.id",
      "productos.nombre",
      "productos.creado_en",
      "producto_imagenes.nombre as imagen",
    ])
    .where("productos.activo", "=", 1)
    .where("productos.id", ">=", range.desde)
    .where("productos.id", "<=", range.hasta)
    .orderBy("productos.id")
    .limit(rangeLimit(range))
    .execute();
}

export async function selectLastOpiniones(db: Db, range: IdRange): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("opiniones")
    .select("producto_id")
    .select((eb) => [
      eb.fn.max("creado_en").as("creado"),
      eb.fn.max("actualizado_en").as("actualizado"),
      eb.fn.max("respondida_en").as("respondida"),
    ])
    // Not by its index, which would read all opiniones for each part.
    .where(sql<number>`+oculta`, "=", 0)
    .where("producto_id", ">=", range.desde)
    .where("producto_id", "<=", range.hasta)
    .groupBy("producto_id")
    .orderBy("producto_id")
    .limit(rangeLimit(range))
    .execute();
  return new Map(
    rows.map(({ producto_id, creado, actualizado, respondida }) => [
      producto_id,
      Math.max(Number(creado), Number(actualizado ?? 0), Number(respondida ?? 0)),
    ]),
  );
}
