import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { lazy } from "#contract/values/lazy.ts";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import { productoCopy } from "../producto.copy.ts";
import { OpinionDistribution } from "./opinion-distribution.tsx";
import { OpinionList } from "./opinion-list.tsx";

const oneDecimal = lazy(() => new Intl.NumberFormat("es-CL", { maximumFractionDigits: 1 }));

export function Opiniones({ producto }: { producto: ProductoDetalle }) {
  const { opiniones } = producto;
  return (
    <section aria-labelledby="opiniones">
      <LayerDivider />
      <div className="grid gap-x-16 gap-y-8 pt-8 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <h2 id="opiniones" className="text-2xl">
            {productoCopy.opiniones}
          </h2>
          <Sum producto={producto} />
          <p className="text-sm text-muted">
            {productoCopy.whoOpines}{" "}
            <Link to="/cuenta/pedidos" className="link">
              {productoCopy.whoOpinesLink}
            </Link>
          </p>
        </div>
        {opiniones.length === 0 ? (
          <p className="text-lg">{productoCopy.noOpiniones}</p>
        ) : (
          <OpinionList opiniones={opiniones} />
        )}
      </div>
    </section>
  );
}

function Sum({ producto }: { producto: ProductoDetalle }) {
  const { opiniones, calificacion_promedio: average, opiniones_total } = producto;
  if (average === null) return null;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span aria-hidden="true" className="font-display text-4xl font-bold tabular-nums">
          {oneDecimal().format(average)}
        </span>
        <span className="grid gap-1">
          <Stars value={average} className="text-lg" />
          <span className="text-sm">
            {productoCopy.promedio(oneDecimal().format(average))} ·{" "}
            {productoCopy.opinionesCount(opiniones_total)}
          </span>
        </span>
      </div>
      <OpinionDistribution opiniones={opiniones} total={opiniones_total} />
    </>
  );
}
