import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** One's own piece: campos of a producto, values of a line (docs/decisiones.md 77). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const statements = [
    "alter table productos add column personalizacion text not null default '[]'",
    ...(engine.name === "sqlite" ? rebuild(engine) : alter),
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** A digest in the keys: an index of PostgreSQL holds no long texts. */
const alter = [
  "alter table carrito_lineas add column huella text not null default ''",
  "alter table carrito_lineas add column personalizacion text not null default ''",
  "alter table carrito_lineas drop constraint carrito_lineas_pkey",
  "alter table carrito_lineas add primary key (usuario_id, producto_id, huella)",
  "alter table pedido_detalles add column huella text not null default ''",
  "alter table pedido_detalles add column personalizacion text not null default ''",
  "alter table pedido_detalles drop constraint pedido_detalles_pedido_id_producto_id_key",
  "alter table pedido_detalles add unique (pedido_id, producto_id, huella)",
];

const ofLinea = "usuario_id, producto_id, cantidad, creado_en";
const ofDetalle =
  "id, pedido_id, producto_id, nombre_producto, sku, precio_unitario, cantidad, a_medida, sin_retracto";

/** SQLite cannot change the key of a table. */
function rebuild({ id, bigint, strict }: Engine): string[] {
  return [
    // Lines of reembolsos refer to the detalles: checked at the end, when the rows are there again.
    "pragma defer_foreign_keys = on",
    `create temporary table lineas_de_antes as select ${ofLinea} from carrito_lineas`,
    "drop table carrito_lineas",
    `create table carrito_lineas (
      usuario_id ${bigint} not null references usuarios (id) on delete cascade,
      producto_id ${bigint} not null references productos (id),
      cantidad integer not null check (cantidad > 0),
      creado_en ${bigint} not null,
      huella text not null default '',
      personalizacion text not null default '',
      primary key (usuario_id, producto_id, huella)
    )${strict}`,
    `insert into carrito_lineas (${ofLinea}) select ${ofLinea} from lineas_de_antes`,
    "drop table lineas_de_antes",
    "create index carrito_lineas_por_creado_en on carrito_lineas (creado_en)",
    `create temporary table detalles_de_antes as select ${ofDetalle} from pedido_detalles`,
    "drop table pedido_detalles",
    `create table pedido_detalles (
      id ${id},
      pedido_id ${bigint} not null references pedidos (id),
      producto_id ${bigint} not null references productos (id),
      nombre_producto text not null,
      sku text not null,
      precio_unitario integer not null check (precio_unitario >= 0),
      cantidad integer not null check (cantidad > 0),
      a_medida integer not null default 0 check (a_medida in (0, 1)),
      sin_retracto integer not null default 0
        check (sin_retracto in (0, 1) and sin_retracto <= a_medida),
      huella text not null default '',
      personalizacion text not null default '',
      unique (pedido_id, producto_id, huella)
    )${strict}`,
    `insert into pedido_detalles (${ofDetalle}) select ${ofDetalle} from detalles_de_antes`,
    "drop table detalles_de_antes",
  ];
}
