import { type Kysely, sql } from "kysely";

/** The boleta that was issued elsewhere for a paid pedido (docs/decisiones.md 70). */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    "alter table pedidos add column boleta text",
    "create unique index pedidos_por_boleta on pedidos (boleta) where boleta is not null",
    "create index pedidos_sin_boleta on pedidos (id, estado) where boleta is null and pagado_en is not null",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
