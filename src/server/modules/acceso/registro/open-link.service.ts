import { errorMessages } from "#contract/error-messages.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { hours } from "../../../time/clock.ts";
import {
  findUsuarioByEmail,
  insertUsuario,
  lockUsuarioRow,
  type UsuarioRow,
} from "../acceso.queries.ts";
import { enqueueWelcome } from "../account-mails.service.ts";
import { hashOneTimeToken, newOneTimeToken } from "../one-time-token.ts";
import {
  type Enlace,
  findLiveEnlace,
  insertEnlace,
  keepEnlacesOf,
  markEnlaceUsed,
} from "./enlaces-registro.queries.ts";
import { claimWithoutEntry } from "./registro-usuario.queries.ts";
import { deleteRegistrosOf, type Registro } from "./registros.queries.ts";
import {
  hashNavegador,
  isWithoutEntry,
  lockWaiting,
  nombreFromEmail,
} from "./waiting-registros.service.ts";

export const verificationLifeHours = 24;
const proposito = "verificacion";

export async function createVerificationToken(
  tx: Tx,
  { email, registro_id, now }: { email: string; registro_id: number | null; now: number },
): Promise<string> {
  const { token, hash } = newOneTimeToken();
  const expira_en = now + hours(verificationLifeHours);
  await insertEnlace(tx, { hash, email, registro_id, proposito, creado_en: now, expira_en });
  return token;
}

export type Opening = { token: string; navegador: string | undefined; now: number };

/** `isOwnBrowser`: the browser that registered, at the first opening. */
export type Opened = { usuario_id: number; email: string; isOwnBrowser: boolean };

/**
 * Makes the account. Repeatable while the link lives: mail scanners open
 * links twice. Throws 400 for a dead link, and for one whose registration another one replaced.
 */
export async function verifyEmail(tx: Tx, opening: Opening): Promise<Opened> {
  const { now } = opening;
  const wanted = { proposito, hash: hashOneTimeToken(opening.token), now } as const;
  const found = await findLiveEnlace(tx, wanted);
  if (!found) throw invalidToken();
  const { email } = found;
  const waiting = await lockWaiting(tx, { email, now });
  // Read again: a concurrent opening may have ended before the lock.
  const enlace = await findLiveEnlace(tx, wanted);
  const usuario = await findUsuarioByEmail(tx, email);
  if (!enlace || (usuario && usuario.activo !== 1)) throw invalidToken();
  if (usuario && !isWithoutEntry(usuario)) {
    if (enlace.usado_en === null) throw invalidToken();
    await lockUsuarioRow(tx, usuario.id);
    // Read again under the lock: a concurrent erasure may have ended.
    if (!(await findUsuarioByEmail(tx, email))) throw invalidToken();
    return { usuario_id: usuario.id, email, isOwnBrowser: false };
  }
  const navegador = hashNavegador(opening.navegador);
  const chosen = chooseRegistro(waiting, { enlace, navegador });
  const usuario_id = chosen
    ? await completeAccount(tx, { enlace, usuario, chosen, now })
    : await proveAddress(tx, { enlace, usuario, waiting, now });
  const isOwnBrowser = navegador !== "" && chosen?.navegador === navegador;
  return { usuario_id, email, isOwnBrowser };
}

/**
 * The registration of the browser that opens the link, whichever link it is. Another browser
 * proves the address only: the password may be a stranger's, and waits. A client that is no
 * browser holds the link on purpose: its registration is the one meant.
 */
function chooseRegistro(
  waiting: readonly Registro[],
  { enlace, navegador }: { enlace: Enlace; navegador: string },
): Registro | undefined {
  const linked = waiting.find(({ id }) => id === enlace.registro_id);
  if (navegador !== "") {
    if (linked?.navegador === navegador) return linked;
    return waiting.findLast((registro) => registro.navegador === navegador);
  }
  if (enlace.registro_id !== null) return linked;
  return waiting.length === 1 ? waiting[0] : undefined;
}

type Decision = { enlace: Enlace; usuario: UsuarioRow | undefined; now: number };

async function completeAccount(
  tx: Tx,
  { enlace, usuario, chosen, now }: Decision & { chosen: Registro },
): Promise<number> {
  const { email } = enlace;
  const usuario_id = await makeAccount(tx, { email, usuario, registro: chosen, now });
  await keepEnlacesOf(tx, { ...enlace, registro_id: chosen.id, now });
  return usuario_id;
}

type Making = {
  email: string;
  usuario: UsuarioRow | undefined;
  registro: Registro;
  now: number;
};

/** All registrations of the address are deleted. Throws 400 when an account was made meanwhile. */
async function makeAccount(tx: Tx, making: Making): Promise<number> {
  const { email, usuario, registro, now } = making;
  const { nombre, password_hash } = registro;
  await deleteRegistrosOf(tx, email);
  if (!usuario) return createVerified(tx, { email, nombre, password_hash, now });
  const { id } = usuario;
  if (!(await claimWithoutEntry(tx, { id, nombre, password_hash }))) throw invalidToken();
  return id;
}

/** The registrations go on waiting: a sign-in from this browser shows which one is the owner's. */
async function proveAddress(
  tx: Tx,
  { enlace, usuario, waiting, now }: Decision & { waiting: readonly Registro[] },
): Promise<number> {
  const { email, hash } = enlace;
  await markEnlaceUsed(tx, { hash, now });
  if (usuario) return usuario.id;
  if (waiting.length === 0) throw invalidToken();
  return createVerified(tx, { email, nombre: nombreFromEmail(email), password_hash: null, now });
}

async function createVerified(
  tx: Tx,
  { now, ...usuario }: { email: string; nombre: string; password_hash: string | null; now: number },
): Promise<number> {
  const usuario_id = await insertUsuario(tx, { ...usuario, email_verificado_en: now, now });
  // A concurrent sign-in with Google made the account.
  if (usuario_id === undefined) throw invalidToken();
  await enqueueWelcome(tx, { usuario_id, email: usuario.email, now });
  return usuario_id;
}

function invalidToken(): AppError {
  return new AppError({ status: 400, message: errorMessages.verificationTokenInvalid });
}
