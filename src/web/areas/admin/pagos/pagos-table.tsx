import { Link } from "react-router";
import type { DoubtfulPago } from "#contract/schemas/pedidos-admin.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { tableClass, tableHeadClass, tableSheetClass } from "../list/table-class.ts";
import { adminPedidosCopy } from "../pedidos/pedidos.copy.ts";
import { pagosCopy as copy, intentoNames } from "./pagos.copy.ts";

const columns = [copy.pedido, copy.why, copy.monto, copy.since, copy.asked] as const;

/** A table on wide screens; on phones each row becomes a card, read in the same order. */
export function PagosTable({ pagos }: { pagos: readonly DoubtfulPago[] }) {
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
                className={cx("px-4", column === copy.monto && "text-right")}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {pagos.map((pago) => (
            <PagoRow key={pago.intento_id} pago={pago} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PagoRow({ pago }: { pago: DoubtfulPago }) {
  const { pedido_id, numero, nombre, estado, monto, motivo, consultas, creado_en } = pago;
  return (
    <tr className="relative grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 @max-3xs:grid-cols-1 border-t border-veta px-5 py-4 first:border-t-0 last:rounded-b-soft hover:bg-sal md:table-row md:p-0 md:align-top [&>td]:md:px-4 [&>td]:md:py-3.5">
      <th scope="row" className="text-left md:px-4 md:py-3.5">
        <Link
          to={`/admin/pedidos/${pedido_id}`}
          aria-label={adminPedidosCopy.pedido(numero)}
          className="link font-semibold whitespace-nowrap tabular-nums no-underline after:absolute after:inset-0"
        >
          {numero}
        </Link>
        <span className="block text-sm font-normal wrap-anywhere text-pizarra">{nombre}</span>
      </th>
      <td className="@min-3xs:row-start-2 max-md:@min-3xs:col-span-2">
        <span className="block font-medium first-letter:uppercase">{intentoNames[estado]}</span>
        <span className="block text-sm text-pizarra first-letter:uppercase">
          {motivo ?? copy.noMotivo}
        </span>
        {pago.ultimo_error && (
          <span className="mt-1 block text-sm wrap-anywhere">{pago.ultimo_error}</span>
        )}
      </td>
      <td className="font-semibold md:text-right @min-3xs:text-right">
        <Money pesos={monto} />
      </td>
      <td className="text-sm whitespace-nowrap text-pizarra tabular-nums">
        {formatShortMoment(creado_en)}
      </td>
      <td className="text-sm max-md:@min-3xs:col-span-2">
        <span className="block">{copy.askedTimes(consultas)}</span>
        <NextAsk at={pago.proxima_consulta_en} />
      </td>
    </tr>
  );
}

function NextAsk({ at }: { at: number | null }) {
  if (at === null) {
    return <span className="block font-medium text-cobre-oscuro">{copy.byHand}</span>;
  }
  return <span className="block text-pizarra">{copy.next(formatShortMoment(at))}</span>;
}
