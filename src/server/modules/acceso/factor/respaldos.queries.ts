import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";

const left = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("factor_respaldos")
    .select((eb) => eb.fn.countAll<number>().as("total"))
    .where("usuario_id", "=", usuarioId)
    .where("usado_en", "is", null),
);

export async function countRespaldos(db: Db, usuarioId: number): Promise<number> {
  const { rows } = await left(db, { usuarioId });
  return Number(rows[0]?.total ?? 0);
}

/** The older ones are deleted. */
export async function replaceRespaldos(
  tx: Tx,
  { usuario_id, hashes, now }: { usuario_id: number; hashes: readonly string[]; now: number },
): Promise<void> {
  await deleteRespaldosOf(tx, usuario_id);
  await tx
    .insertInto("factor_respaldos")
    .values(hashes.map((hash) => ({ usuario_id, hash, creado_en: now })))
    .execute();
}

/** False for a wrong or used one. Of concurrent calls one succeeds. */
export async function consumeRespaldo(
  tx: Tx,
  { usuario_id, hash, now }: { usuario_id: number; hash: string; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factor_respaldos")
    .set({ usado_en: now })
    .where("hash", "=", hash)
    .where("usuario_id", "=", usuario_id)
    .where("usado_en", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRespaldosOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("factor_respaldos").where("usuario_id", "=", usuarioId).execute();
}
