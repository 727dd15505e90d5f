import { useEffect } from "react";
import { Link, useNavigation, useRevalidator } from "react-router";
import { catalogoPageSize } from "#contract/values/producto/catalogo-lists.ts";
import { catalogoSearch } from "#contract/values/producto/catalogo-url.ts";
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
import { type CatalogoView, isNarrowed, shownCategoria } from "./filters/scope.ts";
import type { Busqueda } from "./found/busqueda.ts";
import { foundCopy } from "./found/found.copy.ts";
import { NearestPieces, QuoteIdea } from "./found/nothing-near.tsx";
import { SearchSaid } from "./found/search-said.tsx";
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
      <CatalogoHeader title={title} lead={leadOf({ view, result, lead })} tone={tone} />
      <div className="page-width pt-3 sm:pt-6">
        {result.status === "error" ? <LoadFailed /> : <Shelves view={view} result={result} />}
      </div>
    </>
  );
}

/** A search is echoed in one sentence, which says what else is listed when nothing is as typed. */
function leadOf({ view, result, lead }: Pick<Props, "view" | "result" | "lead">) {
  const { q } = view.filters;
  if (q === "") return lead;
  const busqueda = result.status === "ready" ? result.busqueda : null;
  return <SearchSaid busqueda={busqueda} q={q} />;
}

type ReadResult = Extract<CatalogoResult, { status: "ready" }>;
type ShelvesProps = { view: CatalogoView; result: ReadResult };

function Shelves({ view, result }: ShelvesProps) {
  return (
    <div className="grid gap-x-12 lg:grid-cols-[14rem_minmax(0,1fr)] xl:grid-cols-[16rem_minmax(0,1fr)]">
      <aside className="hidden self-start lg:block noscript:mb-8 noscript:block">
        <FilterPanel view={view} />
      </aside>
      <section aria-labelledby="resultados" className="min-w-0">
        <h2 id="resultados" className="sr-only">
          {catalogoCopy.results}
        </h2>
        <Tools view={view} result={result} />
        <ActiveFilters view={view} />
        <Results view={view} result={result} />
      </section>
    </div>
  );
}

/** On a phone one row, so that the first pieces stand on the first screen. */
function Tools({ view, result }: ShelvesProps) {
  const { q } = view.filters;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-1.5 sm:mb-5 sm:justify-between sm:gap-x-4 sm:gap-y-3">
      <p role="status" className="order-last text-sm text-muted sm:order-none sm:text-base">
        <span>{catalogoCopy.foundCount(result)}</span>
        {q !== "" && <span className="max-sm:sr-only"> {catalogoCopy.foundFor(q)}</span>}
      </p>
      <div className="flex min-w-0 grow basis-48 items-end gap-1.5 sm:flex-wrap sm:justify-end sm:gap-4">
        <FilterDrawer view={view} found={result} />
        <OrdenForm view={view} />
      </div>
    </div>
  );
}

function Results({ view, result }: ShelvesProps) {
  const { location } = useNavigation();
  const { q } = view.filters;
  if (result.productos.length === 0) return <NothingFound view={view} result={result} />;
  const isLastPage = view.filters.pagina * catalogoPageSize >= result.total;
  const isBusy = location?.pathname === view.scope.path;
  return (
    <div aria-busy={isBusy} className={cx("transition-opacity", isBusy && "opacity-50")}>
      <ProductoGrid productos={result.productos} place="beside" />
      <CatalogoPagination view={view} total={result.total} />
      {isLastPage && (result.hasMore ? <SearchEnd /> : <ShelfEnd />)}
      {result.busqueda?.encontrado === "algunas" && <QuoteIdea q={q} />}
    </div>
  );
}

function SearchEnd() {
  return <p className="mt-16 border-t border-hairline pt-6 text-muted">{catalogoCopy.searchEnd}</p>;
}

function ShelfEnd() {
  return (
    <p className="mt-16 border-t border-hairline pt-6 text-muted">
      {catalogoCopy.shelfEnd}{" "}
      <Link to="/contacto" prefetch="intent" className="link">
        {catalogoCopy.shelfEndLink}
      </Link>
    </p>
  );
}

function NothingFound({ view, result: { busqueda, nearest } }: ShelvesProps) {
  const { filters } = view;
  return (
    <>
      <NoProductos view={view} busqueda={busqueda} />
      {nearest && <NearestPieces nearest={nearest} />}
      {filters.q !== "" && <QuoteIdea q={filters.q} />}
    </>
  );
}

type NoProductosProps = Pick<Props, "view"> & { busqueda: Busqueda | null | undefined };

function NoProductos({ view: { scope, filters, categorias }, busqueda }: NoProductosProps) {
  const slug = shownCategoria(scope, filters);
  const nombre = categorias.find((one) => one.slug === slug)?.nombre;
  const enTienda = busqueda?.enTienda ?? 0;
  return (
    <EmptyState
      title={catalogoCopy.emptyTitle}
      actions={
        <>
          {enTienda > 0 && (
            <LinkButton to={`/tienda${catalogoSearch({ q: filters.q })}`}>
              {foundCopy.searchAll}
            </LinkButton>
          )}
          {isNarrowed(filters) && (
            <LinkButton to={scope.path} variant={enTienda > 0 ? "secondary" : "primary"}>
              {catalogoCopy.clear}
            </LinkButton>
          )}
        </>
      }
    >
      {nombre && enTienda > 0 && (
        <p className="mb-2 font-semibold text-ink">{foundCopy.elsewhere(nombre, enTienda)}</p>
      )}
      {scope.categoria !== null && !isNarrowed(filters) && (
        <p className="mb-2 font-semibold text-ink">{foundCopy.nothingYet}</p>
      )}
      <p>{catalogoCopy.emptyText}</p>
      <p className="mt-6 text-sm font-semibold text-ink">{catalogoCopy.suggestions}</p>
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
