import { Link } from "react-router";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { estadoNames } from "#contract/values/estado-names.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { EstadoMark } from "#web/areas/pedidos/estado-mark.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { tableClass, tableHeadClass, tableSheetClass } from "../../list/table-class.ts";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";

const columns = [copy.numero, copy.date, copy.cliente, copy.total, copy.estado] as const;

/** A table on wide screens; on phones each row becomes a card, read in the same order. */
export function PedidosTable({ pedidos }: { pedidos: readonly PedidoAdmin[] }) {
  return (
    <div className={tableSheetClass}>
      <table className={tableClass}>
        <caption className="sr-only">{copy.title}</caption>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className={tableHeadClass}>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx("px-5", column === copy.total && "text-right")}
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

/** The whole row leads to the pedido; only its number is the link. */
function PedidoRow({ pedido }: { pedido: PedidoAdmin }) {
  const { id, numero, creado_en, nombre, email, total, estado } = pedido;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 @max-3xs:grid-cols-1 border-t border-veta px-5 py-4 first:border-t-0 last:rounded-b-soft hover:bg-sal md:table-row md:p-0 [&>td]:md:px-5 [&>td]:md:py-3.5">
      <th scope="row" className="text-left font-semibold tabular-nums md:px-5 md:py-3.5">
        <Link
          to={`/admin/pedidos/${id}`}
          aria-label={copy.pedido(numero)}
          className="link no-underline after:absolute after:inset-0"
        >
          {numero}
        </Link>
      </th>
      <td className="text-sm @min-3xs:text-right whitespace-nowrap text-pizarra tabular-nums md:text-left">
        {formatShortMoment(creado_en)}
      </td>
      <td className="min-w-0 @min-3xs:col-span-2">
        <span className="block wrap-anywhere">{nombre}</span>
        <span className="block text-sm wrap-anywhere text-pizarra">{email}</span>
      </td>
      <td className="font-semibold md:text-right">
        <Money pesos={total} />
      </td>
      <td className="@min-3xs:text-right md:text-left">
        <EstadoMark estado={estado}>{estadoNames[estado]}</EstadoMark>
      </td>
    </tr>
  );
}
