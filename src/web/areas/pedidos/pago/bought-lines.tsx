import type { PedidoDetalle } from "#contract/schemas/pedidos.ts";
import { PieceTexts } from "#web/areas/catalogo/piece-texts.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { useCover } from "../producto-covers.ts";
import { pagoCopy as copy } from "./pago.copy.ts";

/** The pieces of a pedido under its steps; the receipt has their precios. */
export function BoughtLines({ detalles }: { detalles: readonly PedidoDetalle[] }) {
  if (detalles.length === 0) return null;
  return (
    <ul aria-label={copy.bought} className="grid gap-3 print:hidden">
      {detalles.map((detalle) => (
        <Line key={detalle.id} detalle={detalle} />
      ))}
    </ul>
  );
}

function Line({ detalle }: { detalle: PedidoDetalle }) {
  const { producto_id, nombre_producto, cantidad, personalizacion_textos } = detalle;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Picture
        {...useCover(producto_id)}
        alt=""
        sizes="72px"
        className="size-18 shrink-0 rounded-soft"
      />
      <div className="min-w-[min(11rem,100%)] flex-1">
        <p className="font-medium wrap-anywhere">{copy.line(cantidad, nombre_producto)}</p>
        <PieceTexts texts={personalizacion_textos} />
      </div>
    </li>
  );
}
