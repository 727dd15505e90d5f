import { type Kysely, sql } from "kysely";

/** Who receives a parcel, and the number that the transportista calls. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["direcciones", "pedidos"]) {
    for (const column of ["recibe", "telefono"]) {
      await sql
        .raw(`alter table ${table} add column ${column} text not null default ''`)
        .execute(db);
    }
  }
}
