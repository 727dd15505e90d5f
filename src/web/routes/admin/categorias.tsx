import { pageMeta } from "#web/app/page/page-meta.ts";
import { adminCategoriasCopy } from "#web/areas/admin/categorias/categorias.copy.ts";
import { CategoriasPage } from "#web/areas/admin/categorias/categorias-page.tsx";
import type { Route } from "./+types/categorias";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminCategoriasCopy.title });
}

export default function AdminCategoriasRoute() {
  return <CategoriasPage />;
}
