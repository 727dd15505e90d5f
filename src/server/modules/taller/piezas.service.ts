import type { Pedido } from "#contract/schemas/pedidos.ts";
import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import type { Db, Tx } from "../../db/database.ts";
import { selectPedido, tellBuyer } from "../pedidos/index.ts";
import { withFotos } from "./trabajo-fotos.service.ts";
import { countPiezas } from "./trabajos.queries.ts";

/** Says of each pedido in the workshop how far its prints are, and of which pieces there are photographs. */
export async function withPiezas<T extends Pedido>(db: Db, pedidos: readonly T[]): Promise<T[]> {
  const there = pedidos.filter(({ estado }) => isInWorkshop(estado));
  const counts = await countPiezas(
    db,
    there.map(({ id }) => id),
  );
  const byPedido = new Map(counts.map(({ pedido_id, ...piezas }) => [pedido_id, piezas]));
  return (await withFotos(db, pedidos)).map((pedido) => {
    const piezas = byPedido.get(pedido.id);
    return piezas ? { ...pedido, piezas } : pedido;
  });
}

/** Tells the buyers of these pedidos, once, when the last of their prints is checked. */
export async function tellOfChecked(
  tx: Tx,
  { pedidoIds, now }: { pedidoIds: readonly number[]; now: number },
): Promise<void> {
  for (const { pedido_id, total, revisadas } of await countPiezas(tx, pedidoIds)) {
    const pedido = revisadas === total ? await selectPedido(tx, pedido_id) : undefined;
    const plantilla = "pedido_revisado";
    if (pedido) await tellBuyer(tx, { pedido, plantilla, clave: `${plantilla}:${pedido_id}`, now });
  }
}
