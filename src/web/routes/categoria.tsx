import { browserLoader, serverLoader } from "#web/app/api/loaders.ts";
import { metaCopy } from "#web/app/page/meta.copy.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { catalogoCopy, categoriaLead } from "#web/areas/catalogo/catalogo.copy.ts";
import { toneOf } from "#web/areas/catalogo/catalogo-header.tsx";
import { categoriaMeta, preloadCovers } from "#web/areas/catalogo/catalogo-meta.ts";
import { CatalogoPage } from "#web/areas/catalogo/catalogo-page.tsx";
import { categoriaScope } from "#web/areas/catalogo/filters/scope.ts";
import { loadCategoria, viewOf } from "#web/areas/catalogo/load-catalogo.ts";
import { RouteError } from "#web/areas/frame/failures/route-error.tsx";
import type { Route } from "./+types/categoria";

export const loader = serverLoader(loadCategoria);
export const clientLoader = browserLoader(loadCategoria);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: catalogoCopy.categoriaNotFound });
  const { categoria, filters, result } = loaderData;
  if (!categoria) return pageMeta({ matches, title: metaCopy.categoriaFailed });
  const isBare = result.status === "ready" && result.total === 0 && filters.q === "";
  if (isBare) return pageMeta({ matches, title: metaCopy.categoria(categoria.nombre) });
  return [...preloadCovers(result), ...categoriaMeta({ matches, filters }, categoria)];
}

export default function CategoriaRoute({ loaderData, params }: Route.ComponentProps) {
  const { categoria, filters, result } = loaderData;
  const { categorias } = useRootData();
  return (
    <CatalogoPage
      key={params.slug}
      view={{ scope: categoriaScope(params.slug), filters, categorias, ...viewOf(result) }}
      result={result}
      title={categoria?.nombre ?? catalogoCopy.title}
      lead={categoria ? categoriaLead(categoria) : catalogoCopy.lead}
      tone={categoria ? toneOf(categoria) : undefined}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} notFoundTitle={catalogoCopy.categoriaNotFound} />;
}
