import { randomUUID } from "node:crypto";
import type { Tx } from "../../db/database.ts";
import { enqueueCorreo, supersedeCorreos } from "../../outbox/index.ts";
import type { AccesoCorreos } from "./acceso.correos.ts";

type AccountCorreo = {
  plantilla: "verificacion" | "cuenta_existente";
  usuario_id: number;
  email: string;
  now: number;
};

export async function enqueueAccountCorreo(
  tx: Tx,
  { plantilla, usuario_id, email, now }: AccountCorreo,
): Promise<void> {
  // Each link replaces the one before.
  await supersedeCorreos<AccesoCorreos>(tx, { para: email, plantilla });
  const clave = `${plantilla}:${usuario_id}:${randomUUID()}`;
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave,
    plantilla,
    para: email,
    datos: { usuario_id },
    now,
  });
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
