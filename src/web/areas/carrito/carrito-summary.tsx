import { Link } from "react-router";
import { retractoSentence, toldLine } from "#contract/values/rights/retracto.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { ComunaWays } from "#web/areas/direcciones/despacho/for-comuna.tsx";
import { useComunaQuote } from "#web/areas/direcciones/despacho/use-comuna-quote.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { CarritoTotals } from "./carrito-totals.tsx";
import { Proceed } from "./proceed.tsx";
import type { CarritoLine } from "./state/carrito.ts";

type Props = { count: number; subtotal: number; lines: readonly CarritoLine[] };

/** Drawn in the browser alone, where its comuna is known. */
export function CarritoSummary({ count, subtotal, lines }: Props) {
  const { tienda } = useRootData();
  const hasDespachoTabla = tienda?.despacho_por_comuna ?? false;
  const quote = useComunaQuote(lines, hasDespachoTabla);
  const [way] = quote.ways ?? [];
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
        <CarritoTotals
          count={count}
          subtotal={subtotal}
          hasDespachoTabla={hasDespachoTabla}
          way={way ?? null}
        />
        <p className="-mt-2 text-sm text-muted">{copy.ivaIncluded}</p>
        {isNear && <p className="-mt-2 text-sm text-muted">{copy.pedidoBound(perPedido)}</p>}
        <Proceed lines={lines} perPedido={perPedido} />
        <div className="grid gap-2 border-t border-hairline pt-4 text-sm text-muted">
          <div>
            {hasDespachoTabla ? (
              <ComunaWays general={tienda?.despacho ?? ""} quote={quote} />
            ) : (
              tienda?.despacho
            )}
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
