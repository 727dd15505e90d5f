import { Link } from "react-router";
import { retractoSentence, toldLine } from "#contract/values/retracto.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { DespachoSentence } from "#web/areas/direcciones/despacho/despacho-sentence.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Money } from "#web/ui/content/money.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { Proceed } from "./proceed.tsx";
import type { CarritoLine } from "./state/carrito.ts";

type Props = { count: number; subtotal: number; lines: readonly CarritoLine[] };

/** Subtotal and total are equal: despacho is not charged here. */
export function CarritoSummary({ count, subtotal, lines }: Props) {
  const { tienda } = useRootData();
  const perPedido = tienda?.unidades_por_pedido ?? Number.POSITIVE_INFINITY;
  /** Told before it is met; most carritos are far from it. */
  const isNear = count * 2 >= perPedido;
  return (
    <section aria-labelledby="resumen" className="self-start lg:sticky lg:top-28">
      <Card className="grid content-start gap-4">
        <h2 id="resumen" className="text-xl">
          {copy.summaryTitle}
        </h2>
        <LayerDivider />
        <dl className="grid gap-3">
          <div className="flex flex-wrap justify-between gap-x-4">
            <dt>{copy.subtotal(count)}</dt>
            <dd className="ml-auto">
              <Money pesos={subtotal} />
            </dd>
          </div>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-xl font-semibold">
            <dt>{copy.total}</dt>
            <dd className="ml-auto">
              <Money pesos={subtotal} />
            </dd>
          </div>
        </dl>
        <p className="-mt-2 text-sm text-muted">{copy.ivaIncluded}</p>
        {isNear && <p className="-mt-2 text-sm text-muted">{copy.pedidoBound(perPedido)}</p>}
        <Proceed lines={lines} perPedido={perPedido} />
        <div className="grid gap-2 border-t border-hairline pt-4 text-sm text-muted">
          <div>
            <DespachoSentence lines={lines} />
          </div>
          <p>{retractoSentence(lines.map(toldLine))}</p>
          <p>{copy.trust}</p>
        </div>
        <Link
          to="/tienda"
          prefetch="intent"
          className="link inline-flex min-h-11 items-center justify-self-center"
        >
          {copy.keepShopping}
        </Link>
      </Card>
    </section>
  );
}
