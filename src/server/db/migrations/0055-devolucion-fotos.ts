import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Photographs of a claim, in the database as base64 (docs/decisiones.md 74). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table devolucion_fotos (
      devolucion_id ${bigint} not null references devoluciones (id),
      orden integer not null check (orden between 1 and 4),
      pedido_id ${bigint} not null references pedidos (id),
      contenido text not null,
      creado_en ${bigint} not null,
      primary key (devolucion_id, orden)
    )${strict}`,
    "create index devolucion_fotos_por_pedido on devolucion_fotos (pedido_id)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
