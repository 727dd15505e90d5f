import { Link } from "react-router";
import type { Pedido, PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { formatDay } from "#web/app/dates.ts";
import { OpinionLink } from "#web/areas/opiniones/opinion-link.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { boughtProductos } from "./bought-productos.ts";
import { EstadoLayers, EstadoMark, layerOf } from "./estado-mark.tsx";
import { pedidosCopy as copy } from "./pedidos.copy.ts";
import { useCover, withCover } from "./producto-covers.ts";
import { WithPedidos } from "./with-pedidos.tsx";

/** `most` newest ones. */
export function PedidosList({ most = Number.POSITIVE_INFINITY }: { most?: number }) {
  return (
    <WithPedidos>
      {(pedidos) =>
        pedidos.length === 0 ? <NoPedidos /> : <Rows pedidos={pedidos.slice(0, most)} />
      }
    </WithPedidos>
  );
}

function Rows({ pedidos }: { pedidos: readonly Pedido[] }) {
  const covered = withCover(pedidos.flatMap(({ detalles }) => firstOf(detalles)));
  return (
    <ul aria-label={copy.listLabel} className="grid gap-3">
      {pedidos.map((pedido) => (
        <PedidoRow key={pedido.id} pedido={pedido} covered={covered} />
      ))}
    </ul>
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

const firstOf = (detalles: readonly PedidoDetalle[]) =>
  detalles.slice(0, 1).map(({ producto_id }) => producto_id);

/** Below the picture in large letters. */
const factsClass = "flex min-w-0 flex-1 basis-36 flex-col gap-3 sm:flex-row sm:gap-x-6";

/** The number's link covers the card. */
function PedidoRow({ pedido, covered }: { pedido: Pedido; covered: ReadonlySet<number> }) {
  const cover = useCover(firstOf(pedido.detalles).find((id) => covered.has(id)));
  const { id, numero, creado_en, total } = pedido;
  return (
    <li className="relative flex flex-wrap gap-x-4 gap-y-3 rounded-soft bg-card p-4 inset-ring inset-ring-hairline hover:inset-ring-2 hover:inset-ring-accent sm:gap-x-6 sm:p-5">
      <Picture
        {...cover}
        alt=""
        sizes="6.5rem"
        className="aspect-square w-20 shrink-0 self-start rounded-thin sm:w-26"
      />
      <div className={factsClass}>
        <div className="grid min-w-0 content-start gap-1 sm:flex-1">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <Link
              to={`/cuenta/pedidos?pedido=${id}`}
              aria-label={copy.pedido(numero)}
              className="font-semibold tabular-nums no-underline after:absolute after:inset-0 after:rounded-soft hover:text-accent"
            >
              {numero}
            </Link>
            <Money pesos={total} className="font-semibold" />
          </p>
          <p className="text-sm">{describeLines(pedido)}</p>
          <p className="text-sm text-muted tabular-nums">
            <time dateTime={new Date(creado_en).toISOString()}>{formatDay(creado_en)}</time>
          </p>
          <News pedido={pedido} />
        </div>
        <div className="grid content-start justify-items-start gap-3 sm:w-44">
          <Estado pedido={pedido} />
          {/* Says what the link that covers the card does. */}
          <span
            aria-hidden="true"
            className="inline-flex items-center gap-1.5 text-sm font-semibold text-accent"
          >
            {copy.see}
            <ArrowRightIcon className="size-4" />
          </span>
        </div>
      </div>
      <Bought pedido={pedido} />
    </li>
  );
}

function Estado({ pedido }: { pedido: Pedido }) {
  const { estado } = pedido;
  const name = estadoName(pedido);
  const layer = layerOf(estado);
  if (layer === null) return <EstadoMark estado={estado}>{name}</EstadoMark>;
  return (
    <EstadoLayers layer={layer} steps={copy.step(layer.printed, layer.of)}>
      {name}
    </EstadoLayers>
  );
}

/** Above the link that covers the card. */
function Bought({ pedido }: { pedido: Pedido }) {
  const productos = boughtProductos([pedido]);
  if (productos.length === 0) return null;
  return (
    <ul className="relative w-full border-t border-hairline pt-2">
      {productos.map((producto) => (
        <li
          key={producto.producto_id}
          className="flex flex-wrap items-center justify-between gap-x-4"
        >
          <span className="min-w-0 flex-1 basis-28 py-2 text-sm">{producto.nombre_producto}</span>
          <OpinionLink producto={producto} />
        </li>
      ))}
    </ul>
  );
}

/** A reembolso comes before an envio. */
function News({ pedido: { reembolso, envio } }: { pedido: Pedido }) {
  if (reembolso) {
    const pesos = formatClp(reembolso.monto);
    const text = reembolso.estado === "hecho" ? copy.reembolsado(pesos) : copy.reembolsando(pesos);
    return <p className="text-sm font-medium">{text}</p>;
  }
  if (!envio) return null;
  return (
    <p className="text-sm wrap-anywhere">{copy.envio(envio.transportista, envio.seguimiento)}</p>
  );
}

function describeLines({ detalles: [first, ...others] }: Pedido): string {
  if (!first) return "";
  const line = copy.line(first.cantidad, first.nombre_producto);
  return others.length === 0 ? line : `${line} ${copy.more(others.length)}`;
}
