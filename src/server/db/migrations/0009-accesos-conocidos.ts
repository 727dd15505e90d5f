import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Networks and browsers from which an address was signed in to (docs/decisiones.md 29). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table accesos_conocidos (
      correo text not null,
      rasgo text not null,
      vence_en ${bigint} not null,
      primary key (correo, rasgo)
    )${strict}`,
    "create index accesos_conocidos_por_vencer on accesos_conocidos (vence_en)",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
