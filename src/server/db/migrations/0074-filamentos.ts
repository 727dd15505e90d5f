import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Filament of the colors of the shop (docs/reglas.md 214). */
export async function up(db: Kysely<unknown>, { bigint, strict }: Engine): Promise<void> {
  const statement = `create table filamentos (
      color_id ${bigint} primary key references colores (id) on delete cascade,
      gramos integer not null,
      precio_kilo integer not null check (precio_kilo >= 0),
      aviso_gramos integer not null check (aviso_gramos >= 0)
    )${strict}`;
  await sql.raw(statement).execute(db);
}
