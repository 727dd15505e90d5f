import { pageMeta } from "#web/app/page/page-meta.ts";
import { ProductosPage } from "#web/areas/admin/productos/list/productos-page.tsx";
import { adminProductosCopy } from "#web/areas/admin/productos/productos.copy.ts";
import type { Route } from "./+types/productos";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminProductosCopy.title });
}

export default function AdminProductosRoute() {
  return <ProductosPage />;
}
