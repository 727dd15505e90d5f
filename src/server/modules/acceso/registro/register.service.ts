import type { Tx } from "../../../db/database.ts";
import { findUsuarioByEmail } from "../acceso.queries.ts";
import { enqueueExistingAccount, enqueueVerification } from "../account-mails.service.ts";
import { upsertRegistro } from "./registros.queries.ts";
import { findWaiting, hashNavegador, isWithoutEntry } from "./waiting-registros.service.ts";

type Registration = {
  nombre: string;
  email: string;
  password_hash: string;
  navegador: string | undefined;
  /** False once the address got its mails of the day. */
  isMailed: boolean;
  now: number;
};

/**
 * Each registration waits by itself, so no other one changes its password. A taken address is not
 * changed; its owner is told by mail.
 */
export async function registerUsuario(tx: Tx, registration: Registration): Promise<void> {
  const { isMailed, email, now } = registration;
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario && !isWithoutEntry(usuario)) {
    const { id: usuario_id, activo } = usuario;
    if (isMailed && activo === 1) await enqueueExistingAccount(tx, { usuario_id, email, now });
    return;
  }
  const { nombre, password_hash } = registration;
  const navegador = hashNavegador(registration.navegador);
  const registro_id = await upsertRegistro(tx, { email, nombre, password_hash, navegador, now });
  if (isMailed) await enqueueVerification(tx, { registro_id, email, now });
}

type Resend = { email: string; navegador: string | undefined; now: number };

/** Does nothing unless a registration of the address waits. */
export async function resendVerification(tx: Tx, resend: Resend): Promise<void> {
  const { email, now } = resend;
  const usuario = await findUsuarioByEmail(tx, email);
  if (usuario && !isWithoutEntry(usuario)) return;
  const waiting = await findWaiting(tx, { email, now });
  if (waiting.length === 0) return;
  const navegador = hashNavegador(resend.navegador);
  const own = waiting.findLast((registro) => navegador !== "" && registro.navegador === navegador);
  // Among several it is unknown whose link was asked for.
  const only = waiting.length === 1 ? waiting[0] : undefined;
  await enqueueVerification(tx, { registro_id: (own ?? only)?.id ?? null, email, now });
}
