import type { PedidoAdmin } from "#contract/pedidos-admin.ts";
import { adminCopy as copy } from "#web/copy/admin.ts";
import { estadoNames } from "#web/copy/pago.ts";
import { formatShortMoment } from "#web/dates.ts";
import { EstadoMark } from "#web/ui/estado-mark.tsx";
import { Money } from "#web/ui/money.tsx";

const columns = [copy.numero, copy.fecha, copy.cliente, copy.total, copy.estado] as const;

/** A table on wide screens; on phones each row becomes a card, read in the same order. */
export function PedidosTable({ pedidos }: { pedidos: readonly PedidoAdmin[] }) {
  return (
    <div className="rounded-soft bg-blanco inset-ring inset-ring-veta">
      <table className="block w-full md:table">
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className="text-left text-sm text-pizarra">
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={
                  column === copy.total
                    ? "px-5 py-3 text-right font-normal"
                    : "px-5 py-3 font-normal"
                }
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {pedidos.map((pedido) => (
            <PedidoRow key={pedido.id} pedido={pedido} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PedidoRow({ pedido }: { pedido: PedidoAdmin }) {
  const { numero, creado_en, nombre, email, total, estado } = pedido;
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 border-t border-veta px-5 py-4 md:table-row md:p-0 [&>td]:md:px-5 [&>td]:md:py-3.5">
      <th scope="row" className="text-left font-semibold tabular-nums md:px-5 md:py-3.5">
        {numero}
      </th>
      <td className="text-right text-sm whitespace-nowrap text-pizarra tabular-nums md:text-left">
        {formatShortMoment(creado_en)}
      </td>
      <td className="col-span-2 min-w-0">
        <span className="block">{nombre}</span>
        <span className="block text-sm wrap-anywhere text-pizarra">{email}</span>
      </td>
      <td className="font-semibold md:text-right">
        <Money pesos={total} />
      </td>
      <td className="text-right md:text-left">
        <EstadoMark estado={estado}>{estadoNames[estado]}</EstadoMark>
      </td>
    </tr>
  );
}
