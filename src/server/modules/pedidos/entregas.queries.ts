import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { PedidosTable } from "../../db/schema/pedidos.ts";
import type { PaidPlace } from "./boleta/boletas.queries.ts";

const columns = [
  ...(["id", "estado", "pagado_en", "enviado_en", "entregado_en"] as const),
  ...(["despacho_hasta", "despacho_modo"] as const),
] as const;

/** How a paid pedido was sent, and what was promised. */
export type EntregaRow = Pick<Selectable<PedidosTable>, (typeof columns)[number]> & {
  pagado_en: number;
};

/** In the order of payment. */
export async function selectEntregas(
  db: Db,
  { after, limit }: { after: PaidPlace; limit: number },
): Promise<EntregaRow[]> {
  const rows = await db
    .selectFrom("pedidos")
    .select(columns)
    .where("pagado_en", ">=", after.pagado_en)
    .where((eb) => eb.or([eb("pagado_en", ">", after.pagado_en), eb("id", ">", after.id)]))
    .orderBy("pagado_en")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map((row) => ({ ...row, pagado_en: row.pagado_en ?? after.pagado_en }));
}
