import { factorMessages } from "#contract/factor-messages.ts";
import type { Tx } from "../../../db/database.ts";
import { conflict } from "../../../errors.ts";
import { lockUsuarioRow } from "../acceso.queries.ts";
import { tellAdmins } from "../administradores/equipo-mails.service.ts";
import { deleteCode } from "./codigos.queries.ts";
import { enqueueFactorRemoved } from "./factor-mails.service.ts";
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

type Loss = {
  usuario_id: number;
  email: string;
  /** Null from the command line. */
  by: number | null;
  now: number;
};

/** For somebody who lost it; mails tell them and the administrators. Throws 409 when there was none. */
export async function takeFactorsAway(tx: Tx, { usuario_id, email, by, now }: Loss): Promise<void> {
  await lockUsuarioRow(tx, usuario_id);
  if (!(await removeFactors(tx, usuario_id))) throw conflict(factorMessages.factorNone);
  await enqueueFactorRemoved(tx, { usuario_id, email, factor: "todos", now });
  await tellAdmins(tx, {
    cambio: "factor_quitado",
    sobre_usuario_id: usuario_id,
    por_usuario_id: by,
    now,
  });
}
