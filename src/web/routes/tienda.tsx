import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { catalogoCopy } from "#web/areas/catalogo/catalogo.copy.ts";
import { preloadCovers, tiendaMeta } from "#web/areas/catalogo/catalogo-meta.ts";
import { CatalogoPage } from "#web/areas/catalogo/catalogo-page.tsx";
import { tiendaScope } from "#web/areas/catalogo/filters/scope.ts";
import { loadTienda, viewOf } from "#web/areas/catalogo/load-catalogo.ts";
import type { Route } from "./+types/tienda";

export const loader = serverLoader(loadTienda);
export const clientLoader = browserLoader(loadTienda);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: metaCopy.tienda });
  const { filters, result } = loaderData;
  return [
    ...preloadCovers(result),
    ...tiendaMeta({ matches, filters }, matches[0].loaderData?.categorias ?? []),
  ];
}

export default function TiendaRoute({ loaderData: { filters, result } }: Route.ComponentProps) {
  const { categorias } = useRootData();
  return (
    <CatalogoPage
      view={{ scope: tiendaScope, filters, categorias, ...viewOf(result) }}
      result={result}
      title={catalogoCopy.title}
      lead={catalogoCopy.lead}
    />
  );
}
