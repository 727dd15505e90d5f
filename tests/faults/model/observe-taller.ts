import { selectDetalles } from "#server/modules/pedidos/index.ts";
import { counted, type ModelTaller } from "./model-trabajos.ts";
import type { Real } from "./world.ts";

/** Oldest first. */
export async function readTrabajoIds(real: Real, pedidoIds: number[]): Promise<number[]> {
  return (await readRows(real, pedidoIds)).map(({ id }) => id);
}

async function readRows({ ctx }: Real, pedidoIds: number[]) {
  if (pedidoIds.length === 0) return [];
  return ctx.db
    .selectFrom("trabajos")
    .select(["id", "pedido_id", "detalle_id", "unidad", "tipo", "estado", "gramos"])
    .where("pedido_id", "in", pedidoIds)
    .orderBy("id")
    .execute();
}

export async function readTaller(real: Real, pedidoIds: number[]): Promise<ModelTaller> {
  const detalles = await selectDetalles(real.ctx.db, pedidoIds);
  const rows = await readRows(real, pedidoIds);
  const trabajos = rows.map(({ id: _, pedido_id, detalle_id, gramos, ...row }) => {
    const lines = detalles.filter((it) => it.pedido_id === pedido_id);
    return {
      ...row,
      pedido: pedidoIds.indexOf(pedido_id),
      linea: lines.findIndex(({ id }) => id === detalle_id),
      gramos: sumGramos(gramos),
    };
  });
  return { trabajos, filamento: await readFilamento(real) };
}

function sumGramos(json: string): number {
  const list = JSON.parse(json) as { clave: string; gramos: number }[];
  return list.reduce((sum, { gramos }) => sum + gramos, 0);
}

async function readFilamento({ ctx }: Real): Promise<number> {
  const { gramos } = await ctx.db
    .selectFrom("filamentos")
    .innerJoin("colores", "colores.id", "filamentos.color_id")
    .select("gramos")
    .where("clave", "=", counted.color)
    .executeTakeFirstOrThrow();
  return gramos;
}
