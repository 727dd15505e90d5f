import { randomUUID } from "node:crypto";
import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import type { AccesoCorreos } from "../acceso.correos.ts";

type Owner = { usuario_id: number; email: string; now: number };
type Factor = AccesoCorreos["factor_agregado"]["factor"];

export async function enqueueFactorAdded(
  tx: Tx,
  { usuario_id, email, now, factor }: Owner & { factor: Factor },
): Promise<void> {
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `factor_agregado:${usuario_id}:${randomUUID()}`,
    plantilla: "factor_agregado",
    para: email,
    datos: { usuario_id, factor, cambiado_en: now },
    now,
  });
}

type Removal = Owner & {
  factor: AccesoCorreos["factor_quitado"]["factor"];
};

export async function enqueueFactorRemoved(
  tx: Tx,
  { usuario_id, email, now, factor }: Removal,
): Promise<void> {
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `factor_quitado:${usuario_id}:${randomUUID()}`,
    plantilla: "factor_quitado",
    para: email,
    datos: { usuario_id, factor, cambiado_en: now },
    now,
  });
}

export async function enqueueRespaldoUsed(
  tx: Tx,
  { usuario_id, email, now, left }: Owner & { left: number },
): Promise<void> {
  await enqueueCorreo<AccesoCorreos>(tx, {
    clave: `respaldo_usado:${usuario_id}:${randomUUID()}`,
    plantilla: "respaldo_usado",
    para: email,
    datos: { usuario_id, quedan: left, usado_en: now },
    now,
  });
}
