import type { Clock } from "../../clock.ts";
import { type Db, inTransaction, type Tx } from "../../db/database.ts";
import type { Passwords } from "../../providers/passwords.ts";
import { countAdmins, findUsuarioByEmail, insertUsuario, upsertAdmin } from "./acceso.queries.ts";

/** True when somebody can administer the shop. */
export async function hasAdmin(db: Db): Promise<boolean> {
  return (await countAdmins(db)) > 0;
}

type FirstAdmin = { email: string; password: string; passwords: Passwords; clock: Clock };

/** Makes the configured administrator, verified, when there is none at all; answers whether it did. */
export async function ensureAdmin(
  db: Db,
  { email, password, passwords, clock }: FirstAdmin,
): Promise<boolean> {
  if (await hasAdmin(db)) return false;
  const password_hash = await passwords.hash(password);
  const admin = {
    nombre: "Administración",
    email: email.trim().toLowerCase(),
    password_hash,
    now: clock.now(),
  };
  return inTransaction(db, async (tx) => {
    if (await hasAdmin(tx)) return false;
    await upsertAdmin(tx, admin);
    return true;
  });
}

/** Makes a customer whose address counts as verified, for demo and tests; the id of the account, new or already there. */
export async function createVerifiedUsuario(
  tx: Tx,
  input: { nombre: string; email: string; password_hash: string; now: number },
): Promise<number> {
  const id = await insertUsuario(tx, { ...input, email_verificado_en: input.now });
  if (id !== undefined) return id;
  const usuario = await findUsuarioByEmail(tx, input.email);
  if (!usuario) throw new Error("the address was taken and is gone again");
  return usuario.id;
}
