import { Link } from "react-router";
import type { DoubtfulPago } from "#contract/schemas/pedidos-admin.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { RowTable, rowLinkClass, TableRow } from "../list/row-table.tsx";
import { adminPedidosCopy } from "../pedidos/pedidos.copy.ts";
import { pagosCopy as copy, intentoNames } from "./pagos.copy.ts";

const columns = [
  { text: copy.pedido },
  { text: copy.why },
  { text: copy.monto, isRight: true },
  { text: copy.since },
  { text: copy.asked },
];

export function PagosTable({ pagos }: { pagos: readonly DoubtfulPago[] }) {
  return (
    <RowTable caption={copy.title} columns={columns}>
      {pagos.map((pago) => (
        <PagoRow key={pago.intento_id} pago={pago} />
      ))}
    </RowTable>
  );
}

function PagoRow({ pago }: { pago: DoubtfulPago }) {
  const { pedido_id, numero, nombre, estado, monto, motivo, consultas, creado_en } = pago;
  return (
    <TableRow isLink className="md:align-top">
      <th scope="row" className="text-left">
        <Link
          to={`/admin/pedidos/${pedido_id}`}
          aria-label={adminPedidosCopy.pedido(numero)}
          className={cx(rowLinkClass, "font-semibold whitespace-nowrap tabular-nums")}
        >
          {numero}
        </Link>
        <span className="block text-sm font-normal wrap-anywhere text-muted">{nombre}</span>
      </th>
      <td className="@min-3xs:row-start-2 max-md:@min-3xs:col-span-2">
        <span className="block font-medium first-letter:uppercase">{intentoNames[estado]}</span>
        <span className="block text-sm text-muted first-letter:uppercase">
          {motivo ?? copy.noMotivo}
        </span>
        {pago.ultimo_error && (
          <span className="mt-1 block text-sm wrap-anywhere">{pago.ultimo_error}</span>
        )}
      </td>
      <td className="font-semibold md:text-right @min-3xs:text-right">
        <Money pesos={monto} />
      </td>
      <td className="text-sm whitespace-nowrap text-muted tabular-nums">
        {formatShortMoment(creado_en)}
      </td>
      <td className="text-sm max-md:@min-3xs:col-span-2">
        <span className="block">{copy.askedTimes(consultas)}</span>
        <NextAsk at={pago.proxima_consulta_en} />
      </td>
    </TableRow>
  );
}

function NextAsk({ at }: { at: number | null }) {
  if (at === null) {
    return <span className="block font-medium text-copper-text">{copy.byHand}</span>;
  }
  return <span className="block text-muted">{copy.next(formatShortMoment(at))}</span>;
}
