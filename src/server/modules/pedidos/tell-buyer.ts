import type { Tx } from "../../db/database.ts";
import { enqueueCorreo } from "../../outbox/index.ts";
import { isAnonymous } from "../acceso/index.ts";
import type { PedidosCorreos } from "./pedidos.correos.ts";
import type { PedidoRow } from "./pedidos.queries.ts";

type Letter = { pedido: PedidoRow; plantilla: keyof PedidosCorreos; clave: string; now: number };

/** Once for each clave; an erased buyer has no address. */
export async function tellBuyer(tx: Tx, { pedido, plantilla, clave, now }: Letter): Promise<void> {
  if (isAnonymous(pedido)) return;
  const datos = { pedido_id: pedido.id };
  await enqueueCorreo<PedidosCorreos>(tx, { clave, plantilla, para: pedido.email, datos, now });
}
