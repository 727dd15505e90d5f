import { adminProductosCopy } from "#web/copy/admin-productos.ts";
import { ProductosPage } from "#web/features/admin/productos/productos-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-productos.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminProductosCopy.title });
}

export default function AdminProductosRoute() {
  return <ProductosPage />;
}
