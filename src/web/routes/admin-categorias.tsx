import { adminCategoriasCopy } from "#web/copy/admin-categorias.ts";
import { CategoriasPage } from "#web/features/admin/categorias/categorias-page.tsx";
import { pageMeta } from "#web/page-meta.ts";
import type { Route } from "./+types/admin-categorias.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: adminCategoriasCopy.title });
}

export default function AdminCategoriasRoute() {
  return <CategoriasPage />;
}
