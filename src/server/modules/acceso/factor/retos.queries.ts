import type { Db, Tx } from "../../../db/database.ts";
import type { FactorRetosTable } from "../../../db/schema/acceso.ts";

export type Proposito = FactorRetosTable["proposito"];

export type NewReto = {
  usuario_id: number;
  proposito: Proposito;
  hash: string;
  sesion_version: number;
  creado_en: number;
  expira_en: number;
};

export async function insertReto(db: Db, reto: NewReto): Promise<void> {
  await db.insertInto("factor_retos").values(reto).execute();
}

type LiveReto = { proposito: Proposito; hash: string; now: number };

/** Whose it is. Undefined once it is used or over, or the account closed or ended its sessions. */
export async function findLiveReto(db: Db, { proposito, hash, now }: LiveReto) {
  return db
    .selectFrom("factor_retos")
    .innerJoin("usuarios", "usuarios.id", "factor_retos.usuario_id")
    .select([
      "usuarios.id",
      "usuarios.nombre",
      "usuarios.email",
      "usuarios.rol",
      "usuarios.sesion_version",
    ])
    .where("factor_retos.hash", "=", hash)
    .where("factor_retos.proposito", "=", proposito)
    .where("factor_retos.usado_en", "is", null)
    .where("factor_retos.expira_en", ">", now)
    .where("usuarios.activo", "=", 1)
    .whereRef("usuarios.sesion_version", "=", "factor_retos.sesion_version")
    .executeTakeFirst();
}

/** One of several concurrent calls succeeds. */
export async function consumeReto(
  tx: Tx,
  { usuario_id, proposito, hash, now }: LiveReto & { usuario_id: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factor_retos")
    .set({ usado_en: now })
    .where("hash", "=", hash)
    .where("proposito", "=", proposito)
    .where("usuario_id", "=", usuario_id)
    .where("usado_en", "is", null)
    .where("expira_en", ">", now)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function deleteRetosBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("factor_retos").where("expira_en", "<", before).execute();
}

export async function deleteRetosOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("factor_retos").where("usuario_id", "=", usuarioId).execute();
}
