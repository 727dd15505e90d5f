import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { seconds } from "../../../time/clock.ts";
import { releaseReservas } from "../../catalogo/index.ts";
import { movePedido } from "../../pedidos/index.ts";
import { type Intento, type IntentoFacts, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";

type QueuedRefund = {
  intento: Intento;
  motivo: string;
  facts: IntentoFacts;
  now: number;
  inbox: string;
};

/**
 * The pedido is `en_revision` until the reconciler has given the money back. The shop is told at
 * once: a refund that fails needs a person. False when the intento was not being confirmed.
 */
export async function queueRefund(
  tx: Tx,
  { intento, motivo, facts, now, inbox }: QueuedRefund,
): Promise<boolean> {
  const isMoved = await moveIntento(tx, {
    id: intento.id,
    to: "por_reembolsar",
    from: ["confirmando"],
    now,
    facts: { ...facts, motivo, consultas: 0, proxima_consulta_en: now + seconds(1) },
  });
  if (!isMoved) return false;
  await movePedido(tx, { id: intento.pedido_id, to: "en_revision", motivo, now });
  await releaseReservas(tx, intento.id);
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `cargo_por_devolver:${intento.id}`,
    plantilla: "cargo_por_devolver",
    para: inbox,
    datos: { intento_id: intento.id },
    now,
  });
  return true;
}
