import { errorMessages } from "#contract/error-messages.ts";
import { maxNombre, NombreSchema } from "#contract/schemas/fields.ts";
import { cleanText } from "#contract/values/persona/clean-text.ts";
import type { Tx } from "../../../db/database.ts";
import { AppError, conflict } from "../../../errors.ts";
import type { Identity } from "../../../providers/identity.ts";
import { dropPendingLinks, enqueueGoogleJoined, enqueueWelcome } from "../account-mails.service.ts";
import { deleteTokensOf } from "../mail-tokens.queries.ts";
import {
  deleteWaiting,
  lockWaiting,
  nombreFromEmail,
} from "../registro/waiting-registros.service.ts";
import {
  findLinkableUsuario,
  findUsuarioByGoogleSub,
  type GoogleUsuario,
  insertGoogleUsuario,
  linkGoogle,
} from "./google.queries.ts";

export type FoundUsuario = {
  usuario: GoogleUsuario;
  /** True when this sign-in joined Google to an account that existed. */
  isJoined: boolean;
};

/** Finds by `sub`, links by docs/google.md "Linking". */
export async function findOrLinkUsuario(
  tx: Tx,
  { identity, now }: { identity: Identity; now: number },
): Promise<FoundUsuario> {
  if (!identity.emailVerified) {
    throw new AppError({ status: 403, message: errorMessages.googleUnverified });
  }
  const known = await findUsuarioByGoogleSub(tx, identity.sub);
  if (known) return { usuario: checkActivo(known), isJoined: false };
  const { email, sub } = identity;
  // In this order links are opened, too.
  await lockWaiting(tx, { email, now });
  await insertGoogleUsuario(tx, { nombre: nameOf(identity), email, google_sub: sub, now });
  const usuario = await findLinkableUsuario(tx, email);
  // A concurrent sign-in made the account under another address.
  if (!usuario) return { usuario: await findJoined(tx, sub), isJoined: false };
  if (usuario.google_sub === sub) {
    await deleteWaiting(tx, email);
    await enqueueWelcome(tx, { usuario_id: usuario.id, email, now });
    return { usuario: checkActivo(usuario), isJoined: false };
  }
  checkActivo(usuario);
  if (usuario.google_sub !== null) throw conflict(errorMessages.googleOtherAccount);
  await link(tx, { usuario, identity, now });
  await deleteWaiting(tx, email);
  return { usuario: await findJoined(tx, sub), isJoined: true };
}

async function findJoined(tx: Tx, sub: string): Promise<GoogleUsuario> {
  const joined = await findUsuarioByGoogleSub(tx, sub);
  if (!joined) throw conflict(errorMessages.googleOtherAccount);
  return checkActivo(joined);
}

async function link(
  tx: Tx,
  { usuario, identity, now }: { usuario: GoogleUsuario; identity: Identity; now: number },
): Promise<void> {
  if (!isAuthoritative(identity)) throw conflict(errorMessages.googleNeedsPassword);
  const { id, email, password_hash } = usuario;
  // Without a password nobody was asked for a name.
  const nombre = password_hash === null ? nameOf(identity) : usuario.nombre;
  if (!(await linkGoogle(tx, { id, sub: identity.sub, nombre }))) return;
  await deleteTokensOf(tx, id);
  await dropPendingLinks(tx, email);
  await enqueueGoogleJoined(tx, { usuario_id: id, email, now });
}

/** Google runs these mailboxes. */
function isAuthoritative({ email, hd }: Identity): boolean {
  return email.endsWith("@gmail.com") || hd !== null;
}

function checkActivo(usuario: GoogleUsuario): GoogleUsuario {
  if (usuario.activo === 1) return usuario;
  throw new AppError({ status: 403, message: errorMessages.accountInactive });
}

/** Cleans Google's own name like a form does: it may have more lines, or signs that hide text. */
function nameOf({ nombre, email }: Identity): string {
  const oneLine = nombre.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ");
  // A sign of two units is not cut in half.
  const short = cleanText(oneLine)
    .slice(0, maxNombre)
    .replace(/[\ud800-\udbff]$/, "");
  const checked = NombreSchema.safeParse(short);
  return checked.success ? checked.data : nombreFromEmail(email);
}
