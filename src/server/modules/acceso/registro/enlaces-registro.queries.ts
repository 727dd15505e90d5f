import type { Db, Tx } from "../../../db/database.ts";
import type { EnlacesRegistroTable } from "../../../db/schema/registros.ts";

type Proposito = EnlacesRegistroTable["proposito"];

export type Enlace = NonNullable<Awaited<ReturnType<typeof findLiveEnlace>>>;

type NewEnlace = Omit<EnlacesRegistroTable, "usado_en">;

export async function insertEnlace(tx: Tx, enlace: NewEnlace): Promise<void> {
  await tx.insertInto("enlaces_registro").values(enlace).execute();
}

type Wanted = { proposito: Proposito; hash: string; now: number };

/** Finds a used one too. */
export async function findLiveEnlace(db: Db, { proposito, hash, now }: Wanted) {
  return db
    .selectFrom("enlaces_registro")
    .select(["hash", "email", "registro_id", "usado_en"])
    .where("hash", "=", hash)
    .where("proposito", "=", proposito)
    .where("expira_en", ">", now)
    .executeTakeFirst();
}

/** Answers whose it was; undefined for a dead or used one. Of concurrent calls one succeeds. */
export async function consumeEnlace(
  tx: Tx,
  { proposito, hash, now }: Wanted,
): Promise<string | undefined> {
  const row = await tx
    .updateTable("enlaces_registro")
    .set({ usado_en: now })
    .where("hash", "=", hash)
    .where("proposito", "=", proposito)
    .where("usado_en", "is", null)
    .where("expira_en", ">", now)
    .returning("email")
    .executeTakeFirst();
  return row?.email;
}

export async function markEnlaceUsed(
  tx: Tx,
  { hash, now }: { hash: string; now: number },
): Promise<void> {
  await tx
    .updateTable("enlaces_registro")
    .set({ usado_en: now })
    .where("hash", "=", hash)
    .where("usado_en", "is", null)
    .execute();
}

/** Keeps the opened link and those of the chosen registration: they may be opened again. */
export async function keepEnlacesOf(
  tx: Tx,
  kept: { email: string; hash: string; registro_id: number; now: number },
): Promise<void> {
  const { email, hash, registro_id, now } = kept;
  await tx
    .deleteFrom("enlaces_registro")
    .where("email", "=", email)
    .where("hash", "!=", hash)
    .where((eb) => eb.or([eb("registro_id", "is", null), eb("registro_id", "!=", registro_id)]))
    .execute();
  await tx
    .updateTable("enlaces_registro")
    .set({ usado_en: now })
    .where("email", "=", email)
    .where("usado_en", "is", null)
    .execute();
}

export async function deleteEnlacesOfRegistro(
  tx: Tx,
  { email, registro_id }: { email: string; registro_id: number },
): Promise<void> {
  await tx
    .deleteFrom("enlaces_registro")
    .where("email", "=", email)
    .where("registro_id", "=", registro_id)
    .execute();
}

export async function deleteEnlacesOf(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("enlaces_registro").where("email", "=", email).execute();
}

export async function deleteEnlacesBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("enlaces_registro").where("expira_en", "<", before).execute();
}
