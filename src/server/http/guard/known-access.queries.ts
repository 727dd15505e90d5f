import type { Db } from "../../db/database.ts";

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

export async function upsertKnownAccesses(
  db: Db,
  { correo, rasgos, vence_en }: { correo: string; rasgos: readonly string[]; vence_en: number },
): Promise<void> {
  await db
    .insertInto("accesos_conocidos")
    .values(rasgos.map((rasgo) => ({ correo, rasgo, vence_en })))
    .onConflict((conflict) => conflict.columns(["correo", "rasgo"]).doUpdateSet({ vence_en }))
    .execute();
}

export async function deleteKnownAccessesOf(db: Db, correo: string): Promise<void> {
  await db.deleteFrom("accesos_conocidos").where("correo", "=", correo).execute();
}

export async function deleteKnownAccessesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("accesos_conocidos").where("vence_en", "<", before).execute();
}
