import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { wayPrecioText } from "#contract/values/despacho/plazo.ts";
import { Money } from "#web/ui/content/money.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";

type Props = {
  count: number;
  /** In pesos, without despacho. */
  subtotal: number;
  hasDespachoTabla: boolean;
  /** Way with which the checkout begins; null while it is not known, and then the total says that it is not in it. */
  way: Pick<DespachoWay, "modo" | "precio"> | null;
};

/** Keeps its height when the comuna becomes known. Without a table nothing is charged beside the pieces. */
export function CarritoTotals({ count, subtotal, hasDespachoTabla, way }: Props) {
  const isWithout = hasDespachoTabla && way === null;
  return (
    <dl className="grid gap-3">
      <div className="flex flex-wrap justify-between gap-x-4">
        <dt>{copy.subtotal(count)}</dt>
        <dd className="ml-auto">
          <Money pesos={subtotal} />
        </dd>
      </div>
      {hasDespachoTabla && (
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{copy.despacho}</dt>
          <dd className="ml-auto tabular-nums">{way ? wayPrecioText(way) : copy.byComuna}</dd>
        </div>
      )}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
        <dt>
          <span>{copy.total}</span>
          {isWithout && <span className="text-base font-normal"> {copy.withoutDespacho}</span>}
        </dt>
        <dd className="ml-auto">
          <Money pesos={subtotal + (way?.precio ?? 0)} />
        </dd>
      </div>
    </dl>
  );
}
