import { PagoSchema } from "#contract/schemas/pedidos.ts";
import type { PedidosCsvQuery } from "#contract/schemas/pedidos-admin.ts";
import { modoNames } from "#contract/values/despacho/plazo.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { describeLine } from "#contract/values/producto/describe-line.ts";
import { type CsvCell, writeCsv } from "../../csv/write-csv.ts";
import type { Db } from "../../db/database.ts";
import { chileMinute } from "../../time/chile-time.ts";
import { readValores } from "./detalle-valores.ts";
import { readDireccion } from "./frozen-direccion.ts";
import { pedidoNumero } from "./pedido-numero.ts";
import { csvHeader } from "./pedidos.messages.ts";
import { type DetalleRow, type PedidoRow, selectDetalles } from "./pedidos.queries.ts";
import { type PedidosFilter, selectPedidosBelow } from "./pedidos-list.queries.ts";
import { toPedidosFilter } from "./pedidos-list.service.ts";

/** Few enough that other requests wait only some milliseconds. */
const batchSize = 200;

export function exportPedidos(db: Db, query: PedidosCsvQuery): AsyncIterable<string> {
  return writeCsv(csvHeader, readBatches(db, toPedidosFilter(query)));
}

async function* readBatches(db: Db, filter: PedidosFilter): AsyncGenerator<CsvCell[][]> {
  let below = Number.MAX_SAFE_INTEGER;
  while (true) {
    const rows = await selectPedidosBelow(db, { filter, below, limit: batchSize });
    const last = rows.at(-1);
    if (!last) return;
    const ids = rows.map(({ id }) => id);
    const byPedido = Map.groupBy(await selectDetalles(db, ids), ({ pedido_id }) => pedido_id);
    yield rows.map((row) => toCells(row, byPedido.get(row.id) ?? []));
    below = last.id;
  }
}

function toCells(row: PedidoRow, detalles: DetalleRow[]): CsvCell[] {
  const direccion = readDireccion(row);
  const pago = row.pago === null ? null : PagoSchema.parse(JSON.parse(row.pago));
  const lines = detalles.map(({ cantidad, nombre_producto, personalizacion }) =>
    describeLine({
      ...{ cantidad, nombre_producto },
      personalizacion_textos: readValores(personalizacion),
    }),
  );
  return [
    pedidoNumero(row.id),
    chileMinute(row.creado_en),
    estadoName({ estado: row.estado, despacho: { modo: row.despacho_modo } }),
    row.nombre,
    row.email,
    row.total,
    lines.join(", "),
    direccion.calle_numero,
    direccion.comuna,
    direccion.ciudad,
    direccion.region,
    direccion.nota,
    pago?.codigo_autorizacion ?? "",
    row.transportista ?? "",
    row.seguimiento ?? "",
    direccion.recibe,
    // A cell that begins with a plus would be escaped as a formula.
    formatTelefono(direccion.telefono).replace(/^\+/, ""),
    row.devuelto,
    modoNames[row.despacho_modo],
    row.despacho_precio,
    row.despacho_desde ?? "",
    row.despacho_hasta ?? "",
  ];
}
