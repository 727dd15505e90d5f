import { type Kysely, sql } from "kysely";
import type { Engine } from "../engine.ts";

export async function up(db: Kysely<unknown>, engine: Engine): Promise<void> {
  for (const statement of statements(engine)) await sql.raw(statement).execute(db);
}

function statements({ bigint }: Engine): string[] {
  return [
    // When the person began to hold stock without paying, and when this intento's hold was planned to end.
    `alter table pago_intentos add column reserva_desde ${bigint}`,
    `alter table pago_intentos add column reserva_hasta ${bigint}`,
    // Keyed hash of a new account's network, while it may hold stock.
    "alter table pago_intentos add column red text",
    "create index pago_intentos_por_red on pago_intentos (red) where red is not null",
  ];
}
