import { errorMessages } from "#contract/error-messages.ts";
import type { AppContext } from "../../../context.ts";
import { inTransaction } from "../../../db/database.ts";
import { AppError } from "../../../errors.ts";
import { isKnownAccess } from "../../../limits/known-access.ts";
import { findUsuarioById, type UsuarioRow } from "../acceso.queries.ts";
import { claimWithoutEntry } from "./registro-usuario.queries.ts";
import type { Registro } from "./registros.queries.ts";
import { deleteWaiting, lockWaiting, saltOf } from "./waiting-registros.service.ts";

type PasswordContext = Pick<AppContext, "config" | "passwords">;

/** Costs one hash, with or without registrations. */
export async function findByPassword(
  { config, passwords }: PasswordContext,
  { email, password, waiting }: { email: string; password: string; waiting: readonly Registro[] },
): Promise<Registro | undefined> {
  const hash = await passwords.hash(password, saltOf(config, email));
  return waiting.find(({ password_hash }) => password_hash === hash);
}

type Confirmation = {
  usuario: UsuarioRow;
  registro: Registro;
  navegador: string | undefined;
};

/**
 * A waiting password works from a browser that opened a link of the address's mails, and is the
 * account's from then on. Throws 403 from another one.
 */
export async function confirmPassword(
  ctx: Pick<AppContext, "db" | "clock" | "config">,
  { usuario, registro, navegador }: Confirmation,
): Promise<UsuarioRow> {
  const { id, email } = usuario;
  if (!(await isKnownAccess(ctx.db, ctx, { email, navegador }))) throw unconfirmed();
  return inTransaction(ctx.db, async (tx) => {
    const waiting = await lockWaiting(tx, { email, now: ctx.clock.now() });
    const { nombre, password_hash } = registro;
    const isWaiting = waiting.some((it) => it.id === registro.id);
    if (!isWaiting || !(await claimWithoutEntry(tx, { id, nombre, password_hash }))) {
      throw unconfirmed();
    }
    await deleteWaiting(tx, email);
    const confirmed = await findUsuarioById(tx, id);
    if (!confirmed) throw unconfirmed();
    return confirmed;
  });
}

function unconfirmed(): AppError {
  const event = { tipo: "ingreso", motivo: "sin_confirmar" } as const;
  return new AppError({ status: 403, message: errorMessages.passwordUnconfirmed, event });
}
