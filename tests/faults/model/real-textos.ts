import { pagosAdminRoutes } from "#server/modules/pagos/pagos-admin.routes.ts";
import { selectDetalles } from "#server/modules/pedidos/index.ts";
import { itemAt } from "./model.ts";
import type { Correction } from "./model-textos.ts";
import { readPedidoIds } from "./observe.ts";
import { answerOf } from "./real.ts";
import type { Real } from "./world.ts";

export async function correctTexto(real: Real, correction: Correction): Promise<number> {
  const { ctx, people } = real;
  const { session } = itemAt(people, 0);
  const pedido_id = (await readPedidoIds(real))[correction.pedido] ?? 0;
  const line = (await selectDetalles(ctx.db, [pedido_id]))[correction.linea];
  if (!line) throw new Error(`pedido ${correction.pedido} has no line ${correction.linea}`);
  const body = {
    ...{ detalle_id: line.id, cantidad: line.cantidad, unidades: 1 },
    ...{ textos: { nombre: correction.texto }, nota: "Lo pidió por correo" },
  };
  const origin = { address: real.address, userAgent: "modelo" };
  const call = { ctx, session, origin, solicitud: "modelo", query: {}, files: [], archivos: [] };
  return answerOf(() => pagosAdminRoutes.correctTexto({ ...call, body }));
}
