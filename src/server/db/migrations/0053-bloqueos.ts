import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** An accepted bloqueo or oposicion stands until it is lifted (docs/decisiones.md 71). */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  const statements = [
    `alter table peticiones add column levantada_en ${bigint}`,
    "alter table peticiones add column levantada_motivo text",
    "alter table peticiones add column levantada_por text",
    `create index peticiones_vigentes on peticiones (email, tipo, id)
      where estado = 'aceptada' and levantada_en is null and tipo in ('bloqueo', 'oposicion')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
