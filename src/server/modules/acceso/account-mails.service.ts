import { randomUUID } from "node:crypto";
import { hours } from "../../clock.ts";
import type { Tx } from "../../db/database.ts";
import { countCorreos, enqueueCorreo, supersedeCorreos } from "../../outbox/index.ts";

/** Mails about its account that one address gets in an hour: nobody's inbox is flooded through our forms. */
const maxCorreosPerHour = 5;
const cuentaPlantillas = ["verificacion", "cuenta_existente"] as const;

type CuentaCorreo = {
  plantilla: (typeof cuentaPlantillas)[number];
  usuario_id: number;
  email: string;
  now: number;
};

/** Asks for a mail that somebody's form provoked, up to the limit for its address. */
export async function enqueueCuentaCorreo(
  tx: Tx,
  { plantilla, usuario_id, email, now }: CuentaCorreo,
): Promise<void> {
  const since = now - hours(1);
  const sent = await countCorreos(tx, { para: email, plantillas: cuentaPlantillas, since });
  if (sent >= maxCorreosPerHour) return;
  // Each link replaces the one before: of several that wait for the mail server only the last is worth sending.
  await supersedeCorreos(tx, { para: email, plantilla });
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  await enqueueCorreo(tx, { clave, plantilla, para: email, datos: { usuario_id }, now });
}

/**
 * Asks for a recovery mail to an address, whoever has it or nobody: the account is looked for when the
 * mail is written. So this call does the same work for known and unknown addresses.
 */
export async function enqueueRecuperacion(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const plantilla = "recuperacion";
  await supersedeCorreos(tx, { para: email, plantilla });
  const clave = `${plantilla}:${randomUUID()}`;
  await enqueueCorreo(tx, { clave, plantilla, para: email, datos: {}, now });
}

type Owner = { usuario_id: number; email: string; now: number };

/** Tells the owner of an account that its password is another one now. */
export async function enqueuePasswordCambiada(
  tx: Tx,
  { usuario_id, email, now }: Owner,
): Promise<void> {
  const plantilla = "password_cambiada";
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  const datos = { usuario_id, cambiada_en: now };
  await enqueueCorreo(tx, { clave, plantilla, para: email, datos, now });
}

/** Welcomes a person whose address was just verified for the first time. */
export async function enqueueBienvenida(tx: Tx, { usuario_id, email, now }: Owner): Promise<void> {
  const plantilla = "bienvenida";
  const clave = `${plantilla}:${usuario_id}`;
  await enqueueCorreo(tx, { clave, plantilla, para: email, datos: { usuario_id }, now });
}

/** Links that wait for the mail server and would only undo what was just decided. */
export async function dropPendingLinks(tx: Tx, email: string): Promise<void> {
  for (const plantilla of ["recuperacion", "verificacion"]) {
    await supersedeCorreos(tx, { para: email, plantilla });
  }
}
