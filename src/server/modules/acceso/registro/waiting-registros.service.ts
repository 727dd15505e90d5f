import { createHmac } from "node:crypto";
import { terms } from "#contract/values/rights/data-kinds.ts";
import { currentKey, type Secrets } from "../../../config/keys.ts";
import type { AppContext } from "../../../context.ts";
import { type Db, inTransaction, type Tx } from "../../../db/database.ts";
import { hours } from "../../../time/clock.ts";
import type { UsuarioRow } from "../acceso.queries.ts";
import { hashOneTimeToken } from "../one-time-token.ts";
import { deleteEnlacesBefore, deleteEnlacesOf } from "./enlaces-registro.queries.ts";
import {
  deleteOldRegistros,
  deleteRegistrosOf,
  findRegistros,
  lockRegistros,
} from "./registros.queries.ts";

const saltBytes = 16;
const deletedAtOnce = 500;

type OfAddress = { email: string; now: number };

export async function findWaiting(db: Db, { email, now }: OfAddress) {
  return findRegistros(db, { email, since: now - hours(terms.unverifiedHours) });
}

export async function lockWaiting(tx: Tx, { email, now }: OfAddress) {
  return lockRegistros(tx, { email, since: now - hours(terms.unverifiedHours) });
}

/** Once the owner proved the address in another way, no planted password is left. */
export async function deleteWaiting(tx: Tx, email: string): Promise<void> {
  await deleteRegistrosOf(tx, email);
  await deleteEnlacesOf(tx, email);
}

/** Each process deletes rows that no other one is deleting. */
export async function pruneRegistros({
  db,
  clock,
}: Pick<AppContext, "db" | "clock">): Promise<void> {
  const now = clock.now();
  const old = { before: now - hours(terms.unverifiedHours), limit: deletedAtOnce };
  let deleted = deletedAtOnce;
  while (deleted === deletedAtOnce) {
    deleted = await inTransaction(db, (tx) => deleteOldRegistros(tx, old));
  }
  await deleteEnlacesBefore(db, now);
}

/** One for each address, so that one hash compares a password with all its registrations. */
export function saltOf(secrets: Secrets, email: string): Buffer {
  const mac = createHmac("sha256", currentKey(secrets, "registration")).update(email).digest();
  return mac.subarray(0, saltBytes);
}

/** A browser that registered, as the row keeps it. */
export function hashNavegador(navegador: string | undefined): string {
  return navegador === undefined ? "" : hashOneTimeToken(navegador);
}

/**
 * Its owner opened a link in a browser that had not registered: the address is proved, and no
 * password works yet.
 */
export function isWithoutEntry(usuario: UsuarioRow): boolean {
  const { password_hash, google_sub, rol, activo } = usuario;
  return password_hash === null && google_sub === null && rol === "cliente" && activo === 1;
}

/** For whoever proved an address and was asked for no name. */
export function nombreFromEmail(email: string): string {
  return email.split("@")[0] ?? "";
}
