import type { Db, Tx } from "../../db/database.ts";

type NewAviso = { producto_id: number; email: string; baja: string; creado_en: number };

/** Twice is once. */
export async function insertAviso(tx: Tx, aviso: NewAviso): Promise<void> {
  await tx
    .insertInto("avisos")
    .values(aviso)
    .onConflict((conflict) => conflict.columns(["producto_id", "email"]).doNothing())
    .execute();
}

/** Keeps the newest `most` of an address. */
export async function trimAvisosTo(
  tx: Tx,
  { email, most }: { email: string; most: number },
): Promise<void> {
  const kept = await tx
    .selectFrom("avisos")
    .select("id")
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  const oldest = kept.at(-1);
  if (kept.length < most || !oldest) return;
  await tx.deleteFrom("avisos").where("email", "=", email).where("id", "<", oldest.id).execute();
}

/** Awaited productos, in ascending order, after this one. */
export async function selectAwaited(
  tx: Tx,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const rows = await tx
    .selectFrom("avisos")
    .select("producto_id")
    .distinct()
    .where("producto_id", ">", after)
    .orderBy("producto_id")
    .limit(limit)
    .execute();
  return rows.map(({ producto_id }) => producto_id);
}

export type TakenAviso = { id: number; producto_id: number; email: string };

/** `except`: addresses whose avisos stay. */
type Taking = { productos: readonly number[]; except: readonly string[]; limit: number };

/** Deletes avisos of these productos and answers them; each goes to one caller. */
export async function takeAvisosOf(
  tx: Tx,
  { productos, except, limit }: Taking,
): Promise<TakenAviso[]> {
  if (productos.length === 0) return [];
  const taken = await tx
    .selectFrom("avisos")
    .select("id")
    .where("producto_id", "in", [...productos])
    .$if(except.length > 0, (query) => query.where("email", "not in", [...except]))
    .orderBy("producto_id")
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  const ids = taken.map(({ id }) => id);
  if (ids.length === 0) return [];
  return tx
    .deleteFrom("avisos")
    .where("id", "in", ids)
    .returning(["id", "producto_id", "email"])
    .execute();
}

export async function selectAvisosTo(
  db: Db,
  { email, limit }: { email: string; limit: number },
): Promise<{ producto_id: number; creado_en: number }[]> {
  return db
    .selectFrom("avisos")
    .select(["producto_id", "creado_en"])
    .where("email", "=", email)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function deleteAvisosTo(tx: Tx, email: string): Promise<void> {
  await tx.deleteFrom("avisos").where("email", "=", email).execute();
}

export async function deleteAvisosByBaja(tx: Tx, baja: string): Promise<void> {
  await tx.deleteFrom("avisos").where("baja", "=", baja).execute();
}

/** Answers how many went. */
export async function deleteAvisosBefore(
  tx: Tx,
  { before, limit }: { before: number; limit: number },
): Promise<number> {
  const old = await tx
    .selectFrom("avisos")
    .select("id")
    .where("creado_en", "<", before)
    .orderBy("creado_en")
    .limit(limit)
    .execute();
  const ids = old.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom("avisos").where("id", "in", ids).execute();
  return ids.length;
}
