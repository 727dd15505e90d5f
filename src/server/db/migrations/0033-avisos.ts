import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Who wants to know when a sold-out producto is back. */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table avisos (
      id ${id},
      producto_id ${bigint} not null references productos (id),
      email text not null,
      baja text not null,
      creado_en ${bigint} not null,
      unique (producto_id, email)
    )${strict}`,
    "create index avisos_por_email on avisos (email, id)",
    "create index avisos_por_baja on avisos (baja)",
    "create index avisos_por_creado_en on avisos (creado_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
