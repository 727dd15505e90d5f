import type { Db } from "../db/database.ts";
import { prepareForRows } from "../db/prepared.ts";

type Known = { correo: string; rasgos: readonly string[]; now: number };

export async function hasKnownAccess(db: Db, { correo, rasgos, now }: Known): Promise<boolean> {
  const row = await db
    .selectFrom("accesos_conocidos")
    .select("correo")
    .where("correo", "=", correo)
    .where("rasgo", "in", [...rasgos])
    .where("vence_en", ">", now)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewKnown = { correo: string; vence_en: number };

const upsert = prepareForRows(["rasgo"], (db, rows: { rasgo: string }[], known: NewKnown) => {
  const { correo, vence_en } = known;
  return db
    .insertInto("accesos_conocidos")
    .values(rows.map(({ rasgo }) => ({ correo, rasgo, vence_en })))
    .onConflict((conflict) => conflict.columns(["correo", "rasgo"]).doUpdateSet({ vence_en }));
});

export async function upsertKnownAccesses(
  db: Db,
  { rasgos, ...known }: NewKnown & { rasgos: readonly string[] },
): Promise<void> {
  const rows = rasgos.map((rasgo) => ({ rasgo }));
  await upsert(db, rows, known);
}

export async function deleteKnownAccessesOf(db: Db, correo: string): Promise<void> {
  await db.deleteFrom("accesos_conocidos").where("correo", "=", correo).execute();
}

export async function deleteKnownAccessesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("accesos_conocidos").where("vence_en", "<", before).execute();
}
