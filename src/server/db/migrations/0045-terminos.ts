import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Every text of the terms that was shown or accepted, and which one a pedido was bought under (docs/decisiones.md 68). */
export async function up(db: Kysely<unknown>, { id, bigint, strict }: Engine): Promise<void> {
  const statements = [
    `create table terminos_versiones (
      id ${id},
      huella text not null unique,
      secciones text not null,
      creado_en ${bigint} not null
    )${strict}`,
    `alter table pedidos add column terminos_version ${bigint} references terminos_versiones (id)`,
    `alter table pedidos add column terminos_aceptados_en ${bigint}`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
