import { type Kysely, sql } from "kysely";

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table productos add column altura_capa text not null default ''`.execute(db);
}
