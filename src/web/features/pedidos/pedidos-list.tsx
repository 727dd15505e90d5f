import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatClp } from "#contract/clp.ts";
import type { Pedido } from "#contract/pedidos.ts";
import { estadoNames } from "#web/copy/pago.ts";
import { pedidosCopy as copy } from "#web/copy/pedidos.ts";
import { formatShortMoment } from "#web/dates.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EstadoMark } from "#web/ui/estado-mark.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Money } from "#web/ui/money.tsx";
import { boughtProductos } from "./bought-productos.ts";
import { WithPedidos } from "./with-pedidos.tsx";

type Props = {
  /** What can be said of a bought producto belongs to another area. */
  renderOpinion?: (producto: { producto_id: number; nombre_producto: string }) => ReactNode;
};

/** One's own orders, the newest first. */
export function PedidosList({ renderOpinion }: Props) {
  return (
    <WithPedidos>
      {(pedidos) =>
        pedidos.length === 0 ? (
          <NoPedidos />
        ) : (
          <ul aria-label={copy.listLabel} className="grid gap-3">
            {pedidos.map((pedido) => (
              <PedidoRow key={pedido.id} pedido={pedido} renderOpinion={renderOpinion} />
            ))}
          </ul>
        )
      }
    </WithPedidos>
  );
}

function NoPedidos() {
  return (
    <EmptyState
      title={copy.emptyTitle}
      actions={<LinkButton to="/tienda">{copy.goToTienda}</LinkButton>}
    >
      {copy.empty}
    </EmptyState>
  );
}

/** The whole card leads to the order; only its number is the link. */
function PedidoRow({ pedido, renderOpinion }: Props & { pedido: Pedido }) {
  const { id, numero, creado_en, estado, total } = pedido;
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2 rounded-soft bg-blanco px-5 py-4 inset-ring inset-ring-veta hover:inset-ring-2 hover:inset-ring-lapis sm:grid-cols-[10rem_minmax(0,1fr)_auto_8rem] sm:px-6 sm:py-5">
      <div>
        <Link
          to={`/cuenta/pedidos?pedido=${id}`}
          aria-label={copy.pedido(numero)}
          className="font-semibold tabular-nums no-underline after:absolute after:inset-0 after:rounded-soft hover:text-lapis"
        >
          {numero}
        </Link>
        <p className="text-sm text-pizarra tabular-nums">{formatShortMoment(creado_en)}</p>
      </div>
      <p className="text-right sm:order-last">
        <Money pesos={total} className="font-semibold" />
      </p>
      <div className="min-w-0 text-sm text-pizarra max-sm:col-span-2">
        <p>{describeLines(pedido)}</p>
        <News pedido={pedido} />
      </div>
      <p className="max-sm:col-span-2 sm:text-right">
        <EstadoMark estado={estado}>{estadoNames[estado]}</EstadoMark>
      </p>
      {renderOpinion && <Bought pedido={pedido} renderOpinion={renderOpinion} />}
    </li>
  );
}

/** The productos of a paid order, each with what can be said of it; above the card's link. */
function Bought({ pedido, renderOpinion }: Required<Props> & { pedido: Pedido }) {
  const productos = boughtProductos([pedido]);
  if (productos.length === 0) return null;
  return (
    <ul className="relative order-last col-span-full border-t border-veta pt-2">
      {productos.map((producto) => (
        <li
          key={producto.producto_id}
          className="flex flex-wrap items-center justify-between gap-x-4"
        >
          <span className="min-w-0 text-sm">{producto.nombre_producto}</span>
          {renderOpinion(producto)}
        </li>
      ))}
    </ul>
  );
}

/** The last there is to know: money on its way back before a parcel on its way. */
function News({ pedido: { reembolso, envio } }: { pedido: Pedido }) {
  if (reembolso) {
    const pesos = formatClp(reembolso.monto);
    const text = reembolso.estado === "hecho" ? copy.reembolsado(pesos) : copy.reembolsando(pesos);
    return <p className="font-medium text-obsidiana">{text}</p>;
  }
  if (!envio) return null;
  return (
    <p className="wrap-anywhere text-obsidiana">
      {copy.envio(envio.transportista, envio.seguimiento)}
    </p>
  );
}

function describeLines({ detalles: [first, ...others] }: Pedido): string {
  if (!first) return "";
  const line = copy.line(first.cantidad, first.nombre_producto);
  return others.length === 0 ? line : `${line} ${copy.more(others.length)}`;
}
