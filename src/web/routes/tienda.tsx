import { catalogoCopy } from "#web/copy/catalogo.ts";
import { metaCopy } from "#web/copy/meta.ts";
import { tiendaMeta } from "#web/features/catalogo/catalogo-meta.ts";
import { CatalogoPage } from "#web/features/catalogo/catalogo-page.tsx";
import { isEmpty, loadTienda } from "#web/features/catalogo/load-catalogo.ts";
import { tiendaScope } from "#web/features/catalogo/scope.ts";
import { browserLoader, serverLoader } from "#web/loaders.ts";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import type { Route } from "./+types/tienda.ts";

export const loader = serverLoader(loadTienda);
export const clientLoader = browserLoader(loadTienda);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: metaCopy.tienda });
  const { filters } = loaderData;
  return tiendaMeta({ matches, filters }, matches[0].loaderData?.categorias ?? []);
}

export default function Tienda({ loaderData: { filters, result } }: Route.ComponentProps) {
  const { categorias } = useRootData();
  return (
    <CatalogoPage
      view={{ scope: tiendaScope, filters, categorias, isEmpty: isEmpty(result) }}
      result={result}
      title={catalogoCopy.title}
      lead={catalogoCopy.lead}
    />
  );
}
