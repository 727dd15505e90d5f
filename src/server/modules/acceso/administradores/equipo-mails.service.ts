import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";
import { selectAdmins } from "./administradores.queries.ts";

type Change = Pick<AccesoCorreos["equipo_cambiado"], "cambio"> & {
  /** Who is concerned; null for an invitation, which names an address. */
  sobre_usuario_id: number | null;
  invitacion_id?: number | null;
  /** Who did it; null at the command line. */
  por_usuario_id: number | null;
  now: number;
};

/** Sends a mail to each administrator, also to the one who saved them. */
export async function tellAjustes(
  tx: Tx,
  change: Omit<AccesoCorreos["ajustes_cambiados"], "usuario_id">,
): Promise<void> {
  for (const { id, email } of await selectAdmins(tx)) {
    await enqueueCorreo<AccesoCorreos>(tx, {
      clave: `ajustes_cambiados:${id}:${randomUUID()}`,
      plantilla: "ajustes_cambiados",
      para: email,
      datos: { usuario_id: id, ...change },
      now: change.cambiado_en,
    });
  }
}

/**
 * Sends a mail to each administrator, also to the one who made the change: their session may be
 * stolen. The person concerned gets it for a removal only: other changes have a mail of their own.
 */
export async function tellAdmins(
  tx: Tx,
  { now, invitacion_id = null, ...change }: Change,
): Promise<void> {
  const { cambio, sobre_usuario_id } = change;
  for (const { id, email } of await selectAdmins(tx)) {
    if (id === sobre_usuario_id && cambio !== "quitada") continue;
    await enqueueCorreo<AccesoCorreos>(tx, {
      clave: `equipo_cambiado:${id}:${randomUUID()}`,
      plantilla: "equipo_cambiado",
      para: email,
      datos: { usuario_id: id, ...change, invitacion_id, cambiado_en: now },
      now,
    });
  }
}
