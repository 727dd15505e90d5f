import type { Real } from "./world.ts";

/** Oldest first. */
export async function readDevoluciones({ ctx, people }: Real) {
  const ids = people.map(({ session }) => session.usuario_id);
  return ctx.db
    .selectFrom("devoluciones")
    .innerJoin("pedidos", "pedidos.id", "devoluciones.pedido_id")
    .select(["devoluciones.id", "devoluciones.estado"])
    .where("pedidos.usuario_id", "in", ids)
    .orderBy("devoluciones.id")
    .execute();
}
