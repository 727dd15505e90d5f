import { type Kysely, sql } from "kysely";

/** Until here only the sentence told it (modules/pagos/pagos.messages.ts at this date). */
const unanswered = "Webpay no respondió. Le preguntaremos qué pasó antes de intentarlo de nuevo.";

/** Whether a refund that was sent is still without an answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const statements = [
    `alter table reembolsos add column sin_respuesta integer not null default 0
      check (sin_respuesta in (0, 1))`,
    `update reembolsos set sin_respuesta = 1 where estado = 'pendiente' and error = '${unanswered}'`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}
