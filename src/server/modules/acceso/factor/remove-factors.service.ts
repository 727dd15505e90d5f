import type { Tx } from "../../../db/database.ts";
import { deleteCode } from "./codigos.queries.ts";
import { deletePasskeysOf } from "./passkeys.queries.ts";
import { deleteRespaldosOf } from "./respaldos.queries.ts";
import { deleteRetosOf } from "./retos.queries.ts";

/** True when the account had a second factor. */
export async function removeFactors(tx: Tx, usuarioId: number): Promise<boolean> {
  // First, as in a sign-in, which takes a reto and then a code: otherwise the two can deadlock.
  await deleteRetosOf(tx, usuarioId);
  const hadCode = await deleteCode(tx, usuarioId);
  const passkeys = await deletePasskeysOf(tx, usuarioId);
  await deleteRespaldosOf(tx, usuarioId);
  return hadCode || passkeys > 0;
}
