import { Link } from "react-router";
import type { CarritoView } from "#web/areas/carrito/state/carrito.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";

type Props = { carrito: CarritoView; despacho: string | null };

export function CheckoutSummary({ carrito, despacho }: Props) {
  const { lines, count, subtotal } = carrito;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-xl">{copy.summaryTitle}</h2>
        <Link to="/carrito" className="link inline-flex min-h-11 items-center text-sm">
          {copy.editCarrito}
        </Link>
      </div>
      <LayerDivider />
      <ul aria-label={copy.summaryLabel} className="grid gap-3">
        {lines.map(({ producto_id, nombre_producto, cantidad, precio, imagenes }) => (
          <li key={producto_id} className="flex flex-wrap items-center justify-between gap-x-4">
            <Picture
              path={imagenes[0]}
              alt=""
              sizes="3.5rem"
              className="aspect-square w-14 shrink-0 rounded-soft"
            />
            <span className="min-w-0 flex-1 basis-32">
              <span className="text-muted tabular-nums">{copy.lineCount(cantidad)}</span>{" "}
              {nombre_producto}
            </span>
            <Money pesos={precio * cantidad} className="ml-auto" />
          </li>
        ))}
      </ul>
      <dl className="grid gap-3 border-t border-hairline pt-4">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{copy.subtotal(count)}</dt>
          <dd className="ml-auto">
            <Money pesos={subtotal} />
          </dd>
        </div>
        {despacho && (
          <div className="grid gap-0.5">
            <dt>{copy.despacho}</dt>
            <dd className="text-sm text-muted">{despacho}</dd>
          </div>
        )}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
          <dt>{copy.total}</dt>
          <dd className="ml-auto">
            <Money pesos={subtotal} />
          </dd>
        </div>
      </dl>
      <p className="-mt-2 text-sm text-muted">{copy.ivaIncluded}</p>
    </div>
  );
}
