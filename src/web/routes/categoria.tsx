import { catalogoCopy, categoriaLead } from "#web/copy/catalogo.ts";
import { metaCopy } from "#web/copy/meta.ts";
import { toneOf } from "#web/features/catalogo/catalogo-header.tsx";
import { categoriaMeta } from "#web/features/catalogo/catalogo-meta.ts";
import { CatalogoPage } from "#web/features/catalogo/catalogo-page.tsx";
import { isEmpty, loadCategoria } from "#web/features/catalogo/load-catalogo.ts";
import { categoriaScope } from "#web/features/catalogo/scope.ts";
import { RouteFault } from "#web/features/layout/route-fault.tsx";
import { browserLoader, serverLoader } from "#web/loaders.ts";
import { pageMeta } from "#web/page-meta.ts";
import { useRootData } from "#web/root-data.ts";
import type { Route } from "./+types/categoria.ts";

export const loader = serverLoader(loadCategoria);
export const clientLoader = browserLoader(loadCategoria);

export function meta({ matches, loaderData }: Route.MetaArgs) {
  if (!loaderData) return pageMeta({ matches, title: catalogoCopy.categoriaNotFound });
  const { categoria, filters } = loaderData;
  return categoria
    ? categoriaMeta({ matches, filters }, categoria)
    : pageMeta({ matches, title: metaCopy.categoriaFailed });
}

export default function Categoria({ loaderData, params }: Route.ComponentProps) {
  const { categoria, filters, result } = loaderData;
  const { categorias } = useRootData();
  return (
    <CatalogoPage
      key={params.slug}
      view={{ scope: categoriaScope(params.slug), filters, categorias, isEmpty: isEmpty(result) }}
      result={result}
      title={categoria?.nombre ?? catalogoCopy.title}
      lead={categoria ? categoriaLead(categoria) : catalogoCopy.lead}
      tone={categoria ? toneOf(categoria) : undefined}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteFault error={error} notFoundTitle={catalogoCopy.categoriaNotFound} />;
}
