import { inTransaction } from "#server/db/database.ts";
import { readCampos } from "#server/modules/catalogo/index.ts";
import { correctTexto as correct, selectDetalles } from "#server/modules/pedidos/index.ts";
import type { Correction } from "./model-textos.ts";
import { readPedidoIds } from "./observe.ts";
import { answerOf } from "./real.ts";
import type { Real } from "./world.ts";

export async function correctTexto(real: Real, correction: Correction): Promise<number> {
  const { ctx, actor, clock } = real;
  const pedido_id = (await readPedidoIds(real))[correction.pedido] ?? 0;
  const line = (await selectDetalles(ctx.db, [pedido_id]))[correction.linea];
  if (!line) throw new Error(`pedido ${correction.pedido} has no line ${correction.linea}`);
  const act = {
    ...{ detalle_id: line.id, cantidad: line.cantidad, unidades: 1 },
    ...{ textos: { nombre: correction.texto }, nota: "Lo pidió por correo" },
    ...{ actor, now: clock.now() },
  };
  return answerOf(() =>
    inTransaction(ctx.db, (tx) => correct(tx, { ...act, readCampos: (id) => readCampos(tx, id) })),
  );
}
