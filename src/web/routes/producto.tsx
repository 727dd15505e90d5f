import { metaCopy } from "#web/copy/meta.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { ProductoGrid } from "#web/features/catalogo/producto-card.tsx";
import { RouteFault } from "#web/features/layout/route-fault.tsx";
import { loadProducto, loadProductoThenRepisa } from "#web/features/producto/load-producto.ts";
import { ProductoFailed } from "#web/features/producto/producto-failed.tsx";
import { productoMeta } from "#web/features/producto/producto-meta.ts";
import { ProductoPage } from "#web/features/producto/producto-page.tsx";
import { RepisaSection } from "#web/features/producto/repisa.tsx";
import { browserLoader, serverLoader } from "#web/loaders.ts";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/producto.ts";

export const loader = serverLoader(loadProducto);
export const clientLoader = browserLoader(loadProductoThenRepisa);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: metaCopy.productoNotFound });
  const { producto } = loaderData;
  // The shop could not be asked: nobody knows whether the piece is there.
  return producto
    ? productoMeta(matches, producto)
    : pageMeta({ matches, title: metaCopy.productoFailed });
}

export default function Producto({ loaderData }: Route.ComponentProps) {
  const { producto, repisa } = loaderData;
  if (!producto) return <ProductoFailed />;
  const shelf = (
    <RepisaSection
      producto={producto}
      repisa={repisa}
      renderGrid={(productos) => <ProductoGrid productos={productos} place="across" />}
    />
  );
  return <ProductoPage key={producto.id} producto={producto} repisa={shelf} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFault error={error} notFoundTitle={productoCopy.notFound} />;
}
