import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { dropKept, facetaColumns, keepFacetas } from "../kept-facetas.ts";

/** Lists show one producto of each familia, and count so (docs/reglas.md 206). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const { bigint, strict, keepConteo } = engine;
  const counted = ["categoria_id", "activo", "destacado", "detras"];
  const statements = [
    "alter table productos add column detras integer not null default 0 check (detras in (0, 1))",
    ...["productos_conteo", "productos_facetas"].flatMap((table) => dropKept(engine, table)),
    `create table productos_conteo (
      categoria_id ${bigint} not null,
      activo integer not null,
      destacado integer not null,
      detras integer not null,
      total ${bigint} not null check (total >= 0),
      primary key (${counted.join(", ")})
    )${strict}`,
    `insert into productos_conteo (${counted.join(", ")}, total)
      select ${counted.join(", ")}, count(*) from productos group by ${counted.join(", ")}`,
    ...keepConteo("productos", counted),
    ...keepFacetas(engine, [...facetaColumns, "detras"]),
    "create index productos_por_listado on productos (activo, detras, id)",
    ...indexes.flatMap(([name, columns]) => [
      `drop index ${name}`,
      `create index ${name} on productos (${columns})`,
    ]),
    ...(engine.name === "sqlite" ? coveringIndex : []),
  ];
  if (engine.name !== "sqlite") await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The orders of the public's lists, which ask for both flags. */
const indexes = [
  ["productos_por_destacado", "destacado, activo, detras, id"],
  ["productos_por_precio", "activo, detras, precio, id"],
  ["productos_por_precio_asc", "activo, detras, precio, id desc"],
  ["productos_por_busqueda", "activo, detras, busqueda, id desc"],
  ["productos_por_valoracion", "activo, detras, valoracion, id"],
  ["productos_por_vendidas", "activo, detras, vendidas, id"],
  ["productos_por_categoria", "categoria_id, activo, detras, id"],
  ["productos_de_categoria_por_precio", "categoria_id, activo, detras, precio, id"],
  ["productos_de_categoria_por_precio_asc", "categoria_id, activo, detras, precio, id desc"],
  ["productos_de_categoria_por_busqueda", "categoria_id, activo, detras, busqueda, id desc"],
  ["productos_de_categoria_por_valoracion", "categoria_id, activo, detras, valoracion, id"],
  ["productos_de_categoria_por_vendidas", "categoria_id, activo, detras, vendidas, id"],
] as const;

/** Columns that a search or a filter asks of each row, like those of 0034. */
const coveringIndex = [
  "drop index productos_de_busqueda",
  `create index productos_de_busqueda on productos (id, activo, categoria_id, destacado, precio,
    stock, reservado, material, calificacion_decimas, valoracion, vendidas, detras)`,
];
