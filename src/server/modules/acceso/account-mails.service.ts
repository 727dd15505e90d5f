import { randomUUID } from "node:crypto";
import type { Tx } from "../../db/database.ts";
import { enqueueCorreo, supersedeCorreos } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";

type Verification = { registro_id: number | null; email: string; now: number };

/** `registro_id` null: a link of the address, whatever its registrations. */
export async function enqueueVerification(
  tx: Tx,
  { registro_id, email, now }: Verification,
): Promise<void> {
  const plantilla = "verificacion";
  const clave = `${plantilla}:${registro_id ?? "correo"}:${randomUUID()}`;
  const datos = { registro_id };
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos, now });
}

export async function enqueueExistingAccount(
  tx: Tx,
  { usuario_id, email, now }: Owner,
): Promise<void> {
  const plantilla = "cuenta_existente";
  await supersedeCorreos<AccesoCorreos>(tx, { para: email, plantilla });
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  const datos = { usuario_id };
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos, now });
}

export async function enqueueGoogleJoined(
  tx: Tx,
  { usuario_id, email, now }: Owner,
): Promise<void> {
  const plantilla = "google_unido";
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  const datos = { usuario_id, unido_en: now };
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos, now });
}

/** Looks nothing up (docs/reglas.md 16): the account is found when the mail is written. */
export async function enqueueRecovery(
  tx: Tx,
  { email, now }: { email: string; now: number },
): Promise<void> {
  const plantilla = "recuperacion";
  await supersedeCorreos<AccesoCorreos>(tx, { para: email, plantilla });
  const clave = `${plantilla}:${randomUUID()}`;
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos: {}, now });
}

type Owner = { usuario_id: number; email: string; now: number };

export async function enqueuePasswordChanged(
  tx: Tx,
  { usuario_id, email, now }: Owner,
): Promise<void> {
  const plantilla = "password_cambiada";
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  const datos = { usuario_id, cambiada_en: now };
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos, now });
}

export async function enqueueWelcome(tx: Tx, { usuario_id, email, now }: Owner): Promise<void> {
  const plantilla = "bienvenida";
  const clave = `${plantilla}:${usuario_id}`;
  const datos = { usuario_id };
  await enqueueCorreo<AccesoCorreos>(tx, { clave, plantilla, para: email, datos, now });
}

/** Waiting links would undo what was just decided. */
export async function dropPendingLinks(tx: Tx, email: string): Promise<void> {
  for (const plantilla of ["recuperacion", "verificacion"] as const) {
    await supersedeCorreos<AccesoCorreos>(tx, { para: email, plantilla });
  }
}
