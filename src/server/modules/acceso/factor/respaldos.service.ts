import type { Tx } from "../../../db/database.ts";
import { hashRecoveryCode, newRecoveryCode, recoveryCodeCount } from "./recovery-code.ts";
import { countRespaldos, replaceRespaldos } from "./respaldos.queries.ts";

/** Shown once; null when the account keeps those that it has. */
export type NewRespaldos = string[] | null;

type Issue = {
  usuario_id: number;
  /** With the first factor: who has codes keeps them. */
  isOnlyFirst: boolean;
  now: number;
};

export async function issueRespaldos(
  tx: Tx,
  { usuario_id, isOnlyFirst, now }: Issue,
): Promise<NewRespaldos> {
  if (isOnlyFirst && (await countRespaldos(tx, usuario_id)) > 0) return null;
  const codes = Array.from({ length: recoveryCodeCount }, newRecoveryCode);
  await replaceRespaldos(tx, { usuario_id, hashes: codes.map(hashRecoveryCode), now });
  return codes;
}
