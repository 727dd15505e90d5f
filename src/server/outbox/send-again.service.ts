import type { Tx } from "../db/database.ts";
import { type AppError, conflict, notFound } from "../errors.ts";
import { leaseMs } from "./outbox.ts";
import { hastenCorreo, resumeParked, selectCorreo } from "./unsent-correos.queries.ts";

const messages = {
  unknown: "No hay un correo con ese número.",
  sent: "Ese correo ya salió.",
  dropped: "Ese correo ya no hace falta: no se envía.",
  erased: "Ese correo era para una cuenta que se borró: no se puede enviar.",
  leaving: "Ese correo está saliendo, o sale en menos de dos minutos.",
} as const;

/** Throws 404, and 409 for a mail that must not, or need not, be sent again. */
export async function sendAgain(tx: Tx, { id, now }: { id: number; now: number }): Promise<void> {
  if ((await resumeParked(tx, { id, now })) === 1) return;
  if (await hastenCorreo(tx, { id, now, leaseUntil: now + leaseMs })) return;
  throw await explain(tx, id);
}

async function explain(tx: Tx, id: number): Promise<AppError> {
  const correo = await selectCorreo(tx, id);
  if (!correo) return notFound(messages.unknown);
  if (correo.estado === "enviado") return conflict(messages.sent);
  if (correo.estado === "omitido") return conflict(messages.dropped);
  return conflict(correo.estado === "aparcado" ? messages.erased : messages.leaving);
}
