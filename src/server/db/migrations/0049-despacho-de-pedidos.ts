import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

/** How each pedido is delivered, for how much and between which days, as it was promised (docs/reglas.md 176). */
export async function up(db: Kysely<unknown>, { bigint }: Engine): Promise<void> {
  const statements = [
    `alter table pedidos add column despacho_modo text not null default 'domicilio'
      check (despacho_modo in ('domicilio', 'sucursal', 'por_pagar', 'retiro'))`,
    `alter table pedidos add column despacho_precio ${bigint} not null default 0 check (despacho_precio >= 0)`,
    "alter table pedidos add column despacho_desde text",
    "alter table pedidos add column despacho_hasta text",
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
