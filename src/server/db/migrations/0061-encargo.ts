import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** Productos that are made when bought, and when a unit was sold (docs/reglas.md 205). */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  const statements = [
    `alter table productos add column suministro text not null default 'estante'
      check (suministro in ('estante', 'encargo'))`,
    `alter table productos add column plazo_dias integer not null default 0
      check (plazo_dias between 0 and 60)`,
    `alter table productos add column por_semana integer not null default 0
      check (por_semana between 0 and 999
        and ((suministro = 'encargo' and plazo_dias > 0 and por_semana > 0)
          or (suministro = 'estante' and plazo_dias = 0 and por_semana = 0)))`,
    "create index productos_por_encargo on productos (id) where suministro = 'encargo'",
    `alter table reservas add column vendida_en ${bigint}`,
    `create index reservas_por_venta on reservas (producto_id, vendida_en)
      where vendida_en is not null`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
