import { useEffect } from "react";
import { Link, useNavigation, useRevalidator } from "react-router";
import { catalogoPageSize } from "#contract/catalogo-listas.ts";
import { catalogoCopy } from "#web/copy/catalogo.ts";
import { keepCatalogo } from "#web/state/prefetch.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ActiveFilters, chipClass } from "./active-filters.tsx";
import { CatalogoHeader, type HeaderTone } from "./catalogo-header.tsx";
import type { CatalogoView } from "./catalogo-view.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { CatalogoResult } from "./load-catalogo.ts";
import { OrdenForm } from "./orden-form.tsx";
import { CatalogoPagination } from "./pagination.tsx";
import { ProductoGrid } from "./producto-card.tsx";
import { countActive, shownCategoria } from "./scope.ts";

type Props = {
  view: CatalogoView;
  result: CatalogoResult;
  title: string;
  lead: string;
  tone?: HeaderTone | undefined;
};

/** The catalogue, of the whole shop or of one categoria. */
export function CatalogoPage({ view, result, title, lead, tone }: Props) {
  useEffect(() => {
    if (result.status !== "ready") return;
    const categoria = shownCategoria(view.scope, view.filters) ?? "";
    keepCatalogo({ filters: view.filters, categoria, ...result });
  }, [view.scope, view.filters, result]);
  return (
    <>
      <CatalogoHeader title={title} lead={lead} tone={tone} />
      <div className="page-width pt-8">
        {/* On very wide screens the filters hang in the margin, and the shelf has the page's whole width. */}
        <div className="grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)] min-[114rem]:-ml-60 min-[114rem]:grid-cols-[12rem_minmax(0,1fr)]">
          <aside className="-m-1 hidden self-start overflow-y-auto p-1 lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-8rem)] noscript:mb-8 noscript:block">
            <FilterPanel view={view} />
          </aside>
          <section aria-labelledby="resultados" className="min-w-0">
            <h2 id="resultados" className="sr-only">
              {catalogoCopy.results}
            </h2>
            <div className="mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
              <p role="status" className="order-last w-full text-pizarra sm:order-none sm:w-auto">
                {result.status === "ready" && catalogoCopy.found(result.total, view.filters.q)}
              </p>
              <div className="flex grow items-end justify-between gap-4 sm:justify-end">
                <FilterDrawer view={view} total={result.status === "ready" ? result.total : null} />
                <OrdenForm view={view} />
              </div>
            </div>
            <ActiveFilters view={view} />
            <Results view={view} result={result} />
          </section>
        </div>
      </div>
    </>
  );
}

function Results({ view, result }: Pick<Props, "view" | "result">) {
  const { location } = useNavigation();
  if (result.status === "error") return <LoadFailed />;
  if (result.productos.length === 0) return <NothingFound view={view} />;
  const isLastPage = view.filters.pagina * catalogoPageSize >= result.total;
  const isBusy = location?.pathname === view.scope.path;
  return (
    <div aria-busy={isBusy} className={cx("transition-opacity", isBusy && "opacity-50")}>
      <ProductoGrid productos={result.productos} place="beside" />
      <CatalogoPagination view={view} total={result.total} />
      {isLastPage && <ShelfEnd />}
    </div>
  );
}

/** Below the last shelf: the way on for whoever did not find it. */
function ShelfEnd() {
  return (
    <p className="mt-16 border-t border-veta pt-6 text-pizarra">
      {catalogoCopy.shelfEnd}{" "}
      <Link to="/contacto" prefetch="intent" className="link">
        {catalogoCopy.shelfEndLink}
      </Link>
    </p>
  );
}

function NothingFound({ view: { scope, filters, categorias } }: Pick<Props, "view">) {
  return (
    <EmptyState
      title={catalogoCopy.emptyTitle}
      actions={
        countActive(filters) > 0 && <LinkButton to={scope.path}>{catalogoCopy.clear}</LinkButton>
      }
    >
      <p>{catalogoCopy.emptyText}</p>
      <p className="mt-6 text-sm font-semibold text-obsidiana">{catalogoCopy.suggestions}</p>
      <ul className="mt-2 flex flex-wrap justify-center gap-2">
        {categorias.map(({ slug, nombre }) => (
          <li key={slug}>
            <Link to={`/categoria/${slug}`} prefetch="intent" className={chipClass}>
              {nombre}
            </Link>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

function LoadFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{catalogoCopy.loadFailed}</Banner>
      <Button variant="secondary" isBusy={state === "loading"} onClick={() => void revalidate()}>
        {catalogoCopy.retry}
      </Button>
    </div>
  );
}
