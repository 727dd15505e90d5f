import { errorMessages } from "#contract/error-messages.ts";
import type { Db, Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { minutes } from "../../../time/clock.ts";
import {
  findUsuarioByEmail,
  findUsuarioById,
  insertUsuario,
  markVerified,
  type UsuarioRow,
} from "../acceso.queries.ts";
import {
  dropPendingLinks,
  enqueuePasswordChanged,
  enqueueWelcome,
} from "../account-mails.service.ts";
import {
  consumeToken,
  deleteTokensOf,
  findLiveToken,
  insertToken,
} from "../mail-tokens.queries.ts";
import { hashOneTimeToken, newOneTimeToken } from "../one-time-token.ts";
import {
  consumeEnlace,
  findLiveEnlace,
  insertEnlace,
} from "../registro/enlaces-registro.queries.ts";
import {
  deleteWaiting,
  findWaiting,
  nombreFromEmail,
} from "../registro/waiting-registros.service.ts";
import { setPassword } from "./password.queries.ts";

export const recoveryLifeMinutes = 30;
const proposito = "recuperacion";

type RecoveryOf = { usuario: UsuarioRow | undefined; email: string; now: number };

/**
 * Null when nobody can recover. Older links stay alive: a stranger who asks for a new one must not
 * end the owner's.
 */
export async function createRecoveryToken(
  tx: Tx,
  { usuario, email, now }: RecoveryOf,
): Promise<string | null> {
  const { token, hash } = newOneTimeToken();
  const expira_en = now + minutes(recoveryLifeMinutes);
  const link = { proposito, hash, creado_en: now, expira_en } as const;
  if (usuario) {
    if (usuario.activo !== 1) return null;
    await insertToken(tx, { usuario_id: usuario.id, ...link });
    return token;
  }
  if ((await findWaiting(tx, { email, now })).length === 0) return null;
  await insertEnlace(tx, { email, registro_id: null, ...link });
  return token;
}

type Asked = { token: string; now: number };

/** Uses nothing up: mail scanners open links. */
export async function isRecoveryLive(db: Db, asked: Asked): Promise<boolean> {
  return (await findUnused(db, asked)) !== undefined;
}

/** Throws 400. Call it before hashing: made-up tokens must cost nothing. */
export async function findRecoveryOwner(
  db: Db,
  asked: Asked,
): Promise<{ nombre: string; email: string }> {
  const found = await findUnused(db, asked);
  if (!found) throw invalidToken();
  // A registration's name may be a stranger's.
  if ("email" in found) return { nombre: "", email: found.email };
  const usuario = await findUsuarioById(db, found.usuario_id);
  if (!usuario) throw invalidToken();
  return usuario;
}

async function findUnused(db: Db, { token, now }: Asked) {
  const wanted = { proposito, hash: hashOneTimeToken(token), now } as const;
  const found = (await findLiveToken(db, wanted)) ?? (await findLiveEnlace(db, wanted));
  return found?.usado_en === null ? found : undefined;
}

/** The link proved the address, so it counts as verified. Throws 400. */
export async function resetPassword(
  tx: Tx,
  { token, password_hash, now }: { token: string; password_hash: string; now: number },
): Promise<{ usuario_id: number; email: string }> {
  const wanted = { proposito, hash: hashOneTimeToken(token), now } as const;
  const usuario_id = (await consumeToken(tx, wanted)) ?? (await consumeOfRegistro(tx, wanted));
  if (usuario_id === undefined) throw invalidToken();
  const usuario = await setPassword(tx, { usuario_id, password_hash });
  if (!usuario) throw invalidToken();
  const { email } = usuario;
  await deleteTokensOf(tx, usuario_id);
  await deleteWaiting(tx, email);
  await dropPendingLinks(tx, email);
  await verifyUsuario(tx, { usuario_id, email, now });
  await enqueuePasswordChanged(tx, { usuario_id, email, now });
  return { usuario_id, email };
}

type Wanted = Parameters<typeof consumeEnlace>[1];

/** The account of an address that had only registrations. Their names may be a stranger's. */
async function consumeOfRegistro(tx: Tx, wanted: Wanted): Promise<number | undefined> {
  const email = await consumeEnlace(tx, wanted);
  if (email === undefined) return undefined;
  const nombre = nombreFromEmail(email);
  const blank = { nombre, email, password_hash: null, email_verificado_en: null, now: wanted.now };
  return (await insertUsuario(tx, blank)) ?? (await findUsuarioByEmail(tx, email))?.id;
}

/** Enqueues the welcome the first time. */
async function verifyUsuario(
  tx: Tx,
  { usuario_id, email, now }: { usuario_id: number; email: string; now: number },
): Promise<void> {
  if (await markVerified(tx, { usuario_id, now }))
    await enqueueWelcome(tx, { usuario_id, email, now });
}

function invalidToken(): AppError {
  return new AppError({ status: 400, message: errorMessages.recoveryTokenInvalid });
}
