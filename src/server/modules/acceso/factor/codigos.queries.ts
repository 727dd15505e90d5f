import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";

const active = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("factor_codigos")
    .select(["usuario_id", "secreto", "activado_en"])
    .where("usuario_id", "=", usuarioId)
    .where("activado_en", "is not", null),
);

/** A code that was set up but not confirmed counts for nothing. */
export async function findActiveCode(db: Db, usuarioId: number) {
  return (await active(db, { usuarioId })).rows[0];
}

export async function findPendingCode(db: Db, usuarioId: number) {
  return db
    .selectFrom("factor_codigos")
    .select(["usuario_id", "secreto"])
    .where("usuario_id", "=", usuarioId)
    .where("activado_en", "is", null)
    .executeTakeFirst();
}

type NewCode = { usuario_id: number; secreto: string; now: number };

/** Replaces an unconfirmed one. False when the account has a confirmed one. */
export async function savePendingCode(tx: Tx, { now, ...code }: NewCode): Promise<boolean> {
  const row = await tx
    .insertInto("factor_codigos")
    .values({ ...code, creado_en: now })
    .onConflict((conflict) =>
      conflict
        .column("usuario_id")
        .doUpdateSet({ secreto: code.secreto, creado_en: now })
        .where("factor_codigos.activado_en", "is", null),
    )
    .returning("usuario_id")
    .executeTakeFirst();
  return row !== undefined;
}

type ConfirmedCode = { usuario_id: number; secreto: string; step: number; now: number };

/** False when another secret replaced it meanwhile, or a concurrent call confirmed it. */
export async function activateCode(
  tx: Tx,
  { usuario_id, secreto, step, now }: ConfirmedCode,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factor_codigos")
    .set({ activado_en: now, ultimo_paso: step })
    .where("usuario_id", "=", usuario_id)
    .where("secreto", "=", secreto)
    .where("activado_en", "is", null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** `from` and `to` are the sealed secret: a new JWT_SECRET seals it again. */
type TakenStep = { usuario_id: number; step: number; from: string; to: string };

/** False when this code, or a later one, was used before, or another app took its place. */
export async function takeCodeStep(
  tx: Tx,
  { usuario_id, step, from, to }: TakenStep,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factor_codigos")
    .set({ ultimo_paso: step, secreto: to })
    .where("usuario_id", "=", usuario_id)
    .where("secreto", "=", from)
    .where("activado_en", "is not", null)
    .where("ultimo_paso", "<", step)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when there was none. */
export async function deleteCode(tx: Tx, usuarioId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom("factor_codigos")
    .where("usuario_id", "=", usuarioId)
    .returning("activado_en")
    .executeTakeFirst();
  return row !== undefined && row.activado_en !== null;
}

/** Locks the account's row, so that two changes of its factors follow one another. */
export async function lockFactorOwner(
  tx: Tx,
  { usuario_id, sesion_version }: { usuario_id: number; sesion_version: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom("usuarios")
    .select("id")
    .where("id", "=", usuario_id)
    .where("sesion_version", "=", sesion_version)
    .where("activo", "=", 1)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row !== undefined;
}
