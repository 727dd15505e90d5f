import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** PATCH and CSV could unmark what cannot be bought without a text (contract/values/producto/medida.ts at this date). */
export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  const needed =
    engine.name === "sqlite"
      ? `select 1 from json_each(personalizacion) as campo
          where campo.value ->> 'obligatorio' = 1 and campo.value ->> 'tipo' in ('texto', 'fecha')`
      : `select 1 from jsonb_array_elements(personalizacion::jsonb) as campo
          where campo ->> 'obligatorio' = 'true' and campo ->> 'tipo' in ('texto', 'fecha')`;
  await sql
    .raw(
      `update productos set a_medida = 1
        where a_medida = 0 and personalizacion <> '[]' and exists (${needed})`,
    )
    .execute(db);
}
