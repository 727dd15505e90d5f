import type { OpenApi } from "./open-api.ts";

/** Notes every print of a pedido as checked, so that it may be sent. */
export async function checkPieces(owner: OpenApi, pedidoId: number): Promise<void> {
  const { por_revisar } = await owner("getPedidoDetalle", { query: { id: String(pedidoId) } });
  for (const [desde, group] of Map.groupBy(por_revisar, ({ estado }) => estado)) {
    const ids = group.map(({ id }) => id);
    await owner("stepTrabajos", { body: { ids, desde, estado: "revisado" } });
  }
}
