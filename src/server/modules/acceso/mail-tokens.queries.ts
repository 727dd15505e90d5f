import type { Db, Tx } from "../../db/database.ts";
import type { TokensCorreoTable } from "../../db/schema/schema.ts";

type Proposito = TokensCorreoTable["proposito"];

type NewToken = {
  usuario_id: number;
  proposito: Proposito;
  hash: string;
  creado_en: number;
  expira_en: number;
};

export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insertInto("tokens_correo").values(token).execute();
}

/** Finds a used token too. */
export async function findLiveToken(
  db: Db,
  { proposito, hash, now }: { proposito: Proposito; hash: string; now: number },
) {
  return db
    .selectFrom("tokens_correo")
    .select(["id", "usuario_id", "usado_en"])
    .where("hash", "=", hash)
    .where("proposito", "=", proposito)
    .where("expira_en", ">", now)
    .executeTakeFirst();
}

/** Answers whose it was; undefined for a dead or used one. Of concurrent calls one succeeds. */
export async function consumeToken(
  tx: Tx,
  { proposito, hash, now }: { proposito: Proposito; hash: string; now: number },
): Promise<number | undefined> {
  const row = await tx
    .updateTable("tokens_correo")
    .set({ usado_en: now })
    .where("hash", "=", hash)
    .where("proposito", "=", proposito)
    .where("usado_en", "is", null)
    .where("expira_en", ">", now)
    .returning("usuario_id")
    .executeTakeFirst();
  return row?.usuario_id;
}

export async function deleteTokensOf(tx: Tx, usuarioId: number): Promise<void> {
  await tx.deleteFrom("tokens_correo").where("usuario_id", "=", usuarioId).execute();
}

export async function deleteTokensBefore(db: Db, before: number): Promise<void> {
  await db.deleteFrom("tokens_correo").where("expira_en", "<", before).execute();
}
