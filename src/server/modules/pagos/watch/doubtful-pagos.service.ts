import { maxPageSize } from "#contract/schemas/lists.ts";
import type { Db } from "../../../db/database.ts";
import { pedidoNumero, readReembolsos, selectPedidoFacts } from "../../pedidos/index.ts";
import { countDoubtfulPagos, selectDoubtfulPagos } from "./pagos-in-doubt.queries.ts";

export async function listDoubtfulPagos(
  db: Db,
  {
    pagina = 1,
    por_pagina = maxPageSize,
    now,
  }: { pagina?: number; por_pagina?: number; now: number },
) {
  const page = { now, limit: por_pagina, offset: (pagina - 1) * por_pagina };
  const rows = await selectDoubtfulPagos(db, page);
  const ids = rows.map(({ pedido_id }) => pedido_id);
  const pedidos = await selectPedidoFacts(db, ids);
  const pending = (await readReembolsos(db, ids)).filter(({ estado }) => estado === "pendiente");
  const pagos = rows.map((row) => ({
    ...row,
    // For a partial refund, the sum on its way back.
    monto: pending.find(({ intento_id }) => intento_id === row.intento_id)?.monto ?? row.monto,
    numero: pedidoNumero(row.pedido_id),
    nombre: pedidos.of(row.pedido_id).nombre,
  }));
  return { pagos, total: await countDoubtfulPagos(db, now) };
}
