import type { Cuenta } from "#contract/schemas/cuenta.ts";
import type { Config } from "../../config/config.ts";
import type { Tx } from "../../db/database.ts";
import { forgetAccesses } from "../../http/guard/known-access.ts";
import { findPerson } from "../acceso/index.ts";
import { eraseCuenta } from "./erase-cuenta.service.ts";
import { readCuenta } from "./read-cuenta.service.ts";

type Persona = { email: string; now: number };

/** What a person downloads at /cuenta, for somebody who asks the shop for it. Throws 404. */
export async function exportPersona(
  tx: Tx,
  { email, now }: Persona,
): Promise<{ usuario_id: number; cuenta: Cuenta }> {
  const person = await findPerson(tx, email);
  const cuenta = await readCuenta(tx, { session: person, now });
  return { usuario_id: person.usuario_id, cuenta };
}

/** What a person does at /cuenta. Answers the number of the account. Throws 404, and 409 as /cuenta does. */
export async function erasePersona(
  tx: Tx,
  { email, now, config }: Persona & { config: Config },
): Promise<number> {
  const person = await findPerson(tx, email);
  await eraseCuenta(tx, { session: person, now });
  await forgetAccesses(tx, config, person.email);
  return person.usuario_id;
}
