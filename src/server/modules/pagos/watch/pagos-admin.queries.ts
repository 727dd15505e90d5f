import type { IntentoAdmin } from "#contract/schemas/pedidos-admin.ts";
import type { Db } from "../../../db/database.ts";

const maxIntentos = 100;

export async function selectIntentosOf(db: Db, pedidoId: number): Promise<IntentoAdmin[]> {
  return db
    .selectFrom("pago_intentos")
    .select([
      "id",
      "estado",
      "buy_order",
      "monto",
      "codigo_autorizacion",
      "tipo_pago",
      "cuotas",
      "ultimos_digitos",
      "estado_proveedor",
      "motivo",
      "ultimo_error",
      "proxima_consulta_en",
      "creado_en",
      "actualizado_en",
    ])
    .where("pedido_id", "=", pedidoId)
    .orderBy("id", "desc")
    .limit(maxIntentos)
    .execute();
}
