import { useEffect } from "react";
import { Link, useNavigation, useRevalidator } from "react-router";
import { catalogoPageSize } from "#contract/values/catalogo-lists.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { catalogoCopy } from "./catalogo.copy.ts";
import { CatalogoHeader, CategoriaCrumbs, type HeaderTone } from "./catalogo-header.tsx";
import { ActiveFilters, chipClass } from "./filters/active-filters.tsx";
import { FilterDrawer } from "./filters/filter-drawer.tsx";
import { FilterPanel } from "./filters/filter-panel.tsx";
import { OrdenForm } from "./filters/orden-form.tsx";
import { type CatalogoView, countActive, shownCategoria } from "./filters/scope.ts";
import type { CatalogoResult } from "./load-catalogo.ts";
import { CatalogoPagination } from "./pagination.tsx";
import { seedCatalogo } from "./prefetch.ts";
import { ProductoGrid } from "./producto-grid.tsx";

type Props = {
  view: CatalogoView;
  result: CatalogoResult;
  title: string;
  lead: string;
  tone?: HeaderTone | undefined;
};

export function CatalogoPage({ view, result, title, lead, tone }: Props) {
  useEffect(() => {
    if (result.status !== "ready") return;
    const categoria = shownCategoria(view.scope, view.filters) ?? "";
    seedCatalogo({ filters: view.filters, categoria, ...result });
  }, [view.scope, view.filters, result]);
  return (
    <>
      {view.scope.categoria !== null && <CategoriaCrumbs nombre={title} />}
      <CatalogoHeader title={title} lead={lead} tone={tone} />
      <div className="page-width pt-8">
        {result.status === "error" ? <LoadFailed /> : <Shelves view={view} result={result} />}
      </div>
    </>
  );
}

type ReadResult = Extract<CatalogoResult, { status: "ready" }>;
type ShelvesProps = { view: CatalogoView; result: ReadResult };

function Shelves({ view, result }: ShelvesProps) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="-m-1 hidden self-start overflow-y-auto p-1 lg:sticky lg:top-28 lg:block lg:max-h-[calc(100dvh-8rem)] noscript:mb-8 noscript:block">
        <FilterPanel view={view} />
      </aside>
      <section aria-labelledby="resultados" className="min-w-0">
        <h2 id="resultados" className="sr-only">
          {catalogoCopy.results}
        </h2>
        <div className="mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
          <p role="status" className="order-last w-full text-pizarra sm:order-none sm:w-auto">
            {catalogoCopy.found(result, view.filters.q)}
          </p>
          <div className="flex min-w-0 grow flex-wrap items-end justify-between gap-4 sm:justify-end">
            <FilterDrawer view={view} found={result} />
            <OrdenForm view={view} />
          </div>
        </div>
        <ActiveFilters view={view} />
        <Results view={view} result={result} />
      </section>
    </div>
  );
}

function Results({ view, result }: ShelvesProps) {
  const { location } = useNavigation();
  if (result.productos.length === 0) return <NothingFound view={view} />;
  const isLastPage = view.filters.pagina * catalogoPageSize >= result.total;
  const isBusy = location?.pathname === view.scope.path;
  return (
    <div aria-busy={isBusy} className={cx("transition-opacity", isBusy && "opacity-50")}>
      <ProductoGrid productos={result.productos} place="beside" />
      <CatalogoPagination view={view} total={result.total} />
      {isLastPage && (result.hasMore ? <SearchEnd /> : <ShelfEnd />)}
    </div>
  );
}

function SearchEnd() {
  return <p className="mt-16 border-t border-veta pt-6 text-pizarra">{catalogoCopy.searchEnd}</p>;
}

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
    <EmptyState
      title={catalogoCopy.loadFailedTitle}
      actions={
        <>
          <Button isBusy={state === "loading"} onClick={() => void revalidate()}>
            {catalogoCopy.retry}
          </Button>
          <LinkButton to="/" variant="secondary">
            {catalogoCopy.goHome}
          </LinkButton>
        </>
      }
    >
      <p role="alert">{catalogoCopy.loadFailed}</p>
      <p className="mt-2">{catalogoCopy.loadFailedHelp}</p>
    </EmptyState>
  );
}
