import { Link } from "react-router";
import type { PedidoAdmin } from "#contract/schemas/pedidos-admin.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { EstadoMark } from "#web/areas/pedidos/estado-mark.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { RowTable, rowLinkClass, TableRow } from "../../list/row-table.tsx";
import { BloqueoMark } from "../../peticiones/bloqueo-mark.tsx";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";

const columns = [
  { text: copy.numero },
  { text: copy.date },
  { text: copy.cliente },
  { text: copy.total, isRight: true },
  { text: copy.estado },
];

export function PedidosTable({ pedidos }: { pedidos: readonly PedidoAdmin[] }) {
  return (
    <RowTable caption={copy.title} columns={columns}>
      {pedidos.map((pedido) => (
        <PedidoRow key={pedido.id} pedido={pedido} />
      ))}
    </RowTable>
  );
}

function PedidoRow({ pedido }: { pedido: PedidoAdmin }) {
  const { id, numero, creado_en, nombre, email, total, estado, despacho } = pedido;
  return (
    <TableRow isLink>
      <th scope="row" className="text-left font-semibold tabular-nums">
        <Link to={`/admin/pedidos/${id}`} aria-label={copy.pedido(numero)} className={rowLinkClass}>
          {numero}
        </Link>
      </th>
      <td className="text-sm @min-3xs:text-right whitespace-nowrap text-muted tabular-nums md:text-left">
        {formatShortMoment(creado_en)}
      </td>
      <td className="min-w-0 @min-3xs:col-span-2">
        <span className="block wrap-anywhere">{nombre}</span>
        <span className="block text-sm wrap-anywhere text-muted">{email}</span>
        <BloqueoMark email={email} />
      </td>
      <td className="font-semibold md:text-right">
        <Money pesos={total} />
      </td>
      <td className="@min-3xs:text-right md:text-left">
        <EstadoMark estado={estado}>{estadoName({ estado, despacho })}</EstadoMark>
      </td>
    </TableRow>
  );
}
