import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** One row for each sign-in, so that each session can be listed and ended by itself. */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table sesiones (
      id ${id},
      usuario_id ${bigint} not null references usuarios (id) on delete cascade,
      sesion_version integer not null,
      dispositivo text not null,
      red text not null,
      iniciada_en ${bigint} not null,
      usada_en ${bigint} not null,
      probada_en ${bigint} not null,
      vence_en ${bigint} not null
    )${strict}`,
    "create index sesiones_por_usuario on sesiones (usuario_id, id)",
    "create index sesiones_por_vencer on sesiones (vence_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
