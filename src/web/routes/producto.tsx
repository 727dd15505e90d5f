import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { ProductoGrid } from "#web/areas/catalogo/producto-card.tsx";
import { RouteFault } from "#web/areas/frame/failures/route-fault.tsx";
import { loadProducto, loadProductoThenRepisa } from "#web/areas/producto/load-producto.ts";
import { productoCopy } from "#web/areas/producto/producto.copy.ts";
import { ProductoFailed } from "#web/areas/producto/producto-failed.tsx";
import { productoMeta } from "#web/areas/producto/producto-meta.ts";
import { ProductoPage } from "#web/areas/producto/producto-page.tsx";
import { RepisaSection } from "#web/areas/producto/shelf.tsx";
import type { Route } from "./+types/producto";

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
