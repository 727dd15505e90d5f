import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** The register of breaches of personal data (docs/reglas.md 194). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statement = `create table brechas (
    id ${id},
    conocida_el text not null,
    naturaleza text not null,
    efectos text not null,
    datos text not null,
    personas ${bigint} not null check (personas >= 0),
    medidas text not null,
    agencia_el text,
    personas_el text,
    version ${bigint} not null,
    creado_en ${bigint} not null
  )${strict}`;
  await sql.raw(statement).execute(db);
}
