import type { Db, Tx } from "../../../db/database.ts";
import { prepare } from "../../../db/prepared.ts";

/** An account may hold so many. */
export const maxPasskeys = 10;

const passkeys = prepare((db, { usuarioId }: { usuarioId: number }) =>
  db
    .selectFrom("factor_passkeys")
    .select([
      "id",
      "credencial",
      "clave_publica",
      "contador",
      "transportes",
      "nombre",
      "creado_en",
      "usado_en",
    ])
    .where("usuario_id", "=", usuarioId)
    .orderBy("id")
    .limit(maxPasskeys),
);

export async function listPasskeys(db: Db, usuarioId: number) {
  return (await passkeys(db, { usuarioId })).rows;
}

type NewPasskey = {
  usuario_id: number;
  credencial: string;
  clave_publica: string;
  contador: number;
  transportes: string;
  nombre: string;
  now: number;
};

/** Undefined when the credential is registered already. */
export async function insertPasskey(
  tx: Tx,
  { now, ...passkey }: NewPasskey,
): Promise<number | undefined> {
  const row = await tx
    .insertInto("factor_passkeys")
    .values({ ...passkey, creado_en: now })
    .onConflict((conflict) => conflict.column("credencial").doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** False when it was removed, or a concurrent call used it with the same count. */
export async function markPasskeyUsed(
  tx: Tx,
  { id, from, to, now }: { id: number; from: number; to: number; now: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("factor_passkeys")
    .set({ contador: to, usado_en: now })
    .where("id", "=", id)
    .where("contador", "=", from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the account has no such passkey. */
export async function deletePasskey(
  tx: Tx,
  { usuario_id, id }: { usuario_id: number; id: number },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("factor_passkeys")
    .where("id", "=", id)
    .where("usuario_id", "=", usuario_id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** How many there were. */
export async function deletePasskeysOf(tx: Tx, usuarioId: number): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom("factor_passkeys")
    .where("usuario_id", "=", usuarioId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
