import { isRouteErrorResponse } from "react-router";
import { metaCopy } from "#web/copy/meta.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { BrokenPage } from "#web/features/layout/error-page.tsx";
import { NotFoundPage } from "#web/features/layout/not-found-page.tsx";
import { loadProducto } from "#web/features/producto/load-producto.ts";
import { productoMeta } from "#web/features/producto/producto-meta.ts";
import { ProductoFailed, ProductoPage } from "#web/features/producto/producto-page.tsx";
import { browserLoader, serverLoader } from "#web/loaders.ts";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/producto.ts";

export const loader = serverLoader(loadProducto);
export const clientLoader = browserLoader(loadProducto);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const producto = loaderData?.producto;
  if (!producto) return pageMeta({ matches, title: metaCopy.productoNotFound });
  return productoMeta(matches, producto);
}

export default function Producto({ loaderData: { producto } }: Route.ComponentProps) {
  return producto ? <ProductoPage key={producto.id} producto={producto} /> : <ProductoFailed />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (isRouteErrorResponse(error) && error.status === 404) {
    return <NotFoundPage title={productoCopy.notFound} />;
  }
  return <BrokenPage />;
}
