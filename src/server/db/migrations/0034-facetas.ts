import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";
import { keepFacetas } from "../kept-facetas.ts";
import { keepCalificaciones, rateProductos } from "../kept-opiniones.ts";

/** Filters with counts, and the orders by opiniones and by sales (docs/decisiones.md 64). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const isSqlite = engine.name === "sqlite";
  const statements = [
    // Tenths of a star of the visible opiniones, as shown; 0 without.
    "alter table productos add column calificacion_decimas integer not null default 0",
    // Thousandths of a star, with some assumed opiniones; 0 without.
    "alter table productos add column valoracion integer not null default 0",
    "alter table productos add column vendidas integer not null default 0",
    rateProductos("id in (select producto_id from opiniones where oculta = 0)", alone),
    `update productos set vendidas = v.unidades from (
      select producto_id, sum(cantidad) as unidades from reservas
      where estado = 'vendida' group by producto_id
    ) as v where v.producto_id = productos.id`,
    ...keepCalificaciones(engine, alone),
    ...keepFacetas(engine),
    ...indexes,
    ...(isSqlite
      ? coveringIndex
      : ["create index productos_por_material on productos (material, id)"]),
  ];
  if (!isSqlite) await sql`set local statement_timeout = 0`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const alone = { hasFamilias: false };

const indexes = [
  "create index productos_por_valoracion on productos (activo, valoracion, id)",
  "create index productos_de_categoria_por_valoracion on productos (categoria_id, activo, valoracion, id)",
  "create index productos_por_vendidas on productos (activo, vendidas, id)",
  "create index productos_de_categoria_por_vendidas on productos (categoria_id, activo, vendidas, id)",
];

/** Columns that a search or a filter asks of each row, like those of 0023. */
const coveringIndex = [
  "drop index productos_de_busqueda",
  `create index productos_de_busqueda on productos (id, activo, categoria_id, destacado, precio,
    stock, reservado, material, calificacion_decimas, valoracion, vendidas)`,
];
