import type { AppContext } from "../../context.ts";
import { type Db, inTransaction } from "../../db/database.ts";
import { countAdmins, upsertAdmin } from "./acceso.queries.ts";
import { deleteWaiting } from "./registro/waiting-registros.service.ts";

export async function hasAdmin(db: Db): Promise<boolean> {
  return (await countAdmins(db)) > 0;
}

/** Does nothing when there is an administrator; answers whether it made one. */
export async function ensureAdmin(
  { db, clock, passwords }: Pick<AppContext, "db" | "clock" | "passwords">,
  { email, password }: { email: string; password: string },
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
    await deleteWaiting(tx, admin.email);
    return true;
  });
}
