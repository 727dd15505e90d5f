import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** When a piece is made: printers, their hours, and what was promised by them (docs/reglas.md 220). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table impresoras (
      id ${id},
      nombre text not null,
      activa integer not null check (activa in (0, 1)),
      dias text not null,
      desde integer not null check (desde between 0 and 23),
      hasta integer not null check (hasta between 1 and 24 and hasta > desde),
      materiales text not null,
      colores integer not null check (colores > 0),
      cerrada_desde text,
      cerrada_hasta text,
      version integer not null,
      creada_en ${bigint} not null,
      check ((cerrada_desde is null) = (cerrada_hasta is null)),
      check (cerrada_hasta >= cerrada_desde)
    )${strict}`,
    "alter table productos add column espera_dias integer not null default 0 check (espera_dias >= 0)",
    "alter table pedidos add column despacho_listo text",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
