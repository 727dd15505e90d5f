import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";
import { loadProducto, loadProductoThenShelf } from "#web/areas/producto/load-producto.ts";
import { productoCopy } from "#web/areas/producto/producto.copy.ts";
import { ProductoFailed } from "#web/areas/producto/producto-failed.tsx";
import { productoMeta } from "#web/areas/producto/producto-meta.ts";
import { ProductoPage } from "#web/areas/producto/producto-page.tsx";
import { ProductoPreview } from "#web/areas/producto/producto-preview.tsx";
import type { Route } from "./+types/producto";

export const loader = serverLoader(loadProducto);
export const clientLoader = browserLoader(loadProductoThenShelf);

export const handle = { Preview: ProductoPreview };

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: metaCopy.productoNotFound });
  const { producto } = loaderData;
  // The API did not answer: whether the producto exists is unknown.
  return producto
    ? productoMeta(matches, producto)
    : pageMeta({ matches, title: metaCopy.productoFailed });
}

export default function ProductoRoute({ loaderData: { producto, shelf } }: Route.ComponentProps) {
  if (!producto) return <ProductoFailed />;
  const { id, familia } = producto;
  // Between variantes the pressed link and the texts of the piece stay.
  const key = familia ? `familia-${familia.id}` : id;
  return <ProductoPage key={key} producto={producto} shelf={shelf} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} notFoundTitle={productoCopy.notFound} />;
}
