import { seconds } from "../../../clock.ts";
import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/database.ts";
import { enqueueCorreo } from "../../../outbox/index.ts";
import { bumpCatalogoVersion, releaseReservas } from "../../catalogo/index.ts";
import { shopInbox } from "../../contacto/index.ts";
import { movePedido } from "../../pedidos/index.ts";
import { type Intento, type IntentoFacts, moveIntento } from "../intentos.queries.ts";
import type { PagosCorreos } from "../pagos.correos.ts";

type Reversal = { intento: Intento; motivo: string; facts: IntentoFacts };

/**
 * Money that must not be kept: the reconciler gives it back, and the pedido waits for that in the
 * owner's sight. The shop is told at once, because a refund that does not go through needs a person;
 * whoever paid is told when the money is back.
 */
export async function reverseLater(
  tx: Tx,
  ctx: AppContext,
  { intento, motivo, facts }: Reversal,
): Promise<boolean> {
  const now = ctx.clock.now();
  const moved = await moveIntento(tx, {
    id: intento.id,
    to: "por_reembolsar",
    // Never what somebody else has settled meanwhile: authorised money goes back by the owner's word.
    from: ["confirmando"],
    now,
    facts: { ...facts, motivo, consultas: 0, proxima_consulta_en: now + seconds(1) },
  });
  if (!moved) return false;
  await movePedido(tx, { id: intento.pedido_id, to: "en_revision", motivo, now });
  await releaseReservas(tx, intento.id);
  await enqueueCorreo<PagosCorreos>(tx, {
    clave: `cargo_por_devolver:${intento.id}`,
    plantilla: "cargo_por_devolver",
    para: shopInbox(ctx.config),
    datos: { intento_id: intento.id },
    now,
  });
  await bumpCatalogoVersion(tx);
  return true;
}
