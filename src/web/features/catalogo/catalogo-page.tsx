import { useNavigation, useRevalidator } from "react-router";
import { catalogoCopy } from "#web/copy/catalogo.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { LayerDivider } from "#web/ui/layer-divider.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { CatalogoView } from "./catalogo-view.tsx";
import { FilterDrawer } from "./filter-drawer.tsx";
import { FilterPanel } from "./filter-panel.tsx";
import type { CatalogoResult } from "./load-catalogo.ts";
import { OrdenForm } from "./orden-form.tsx";
import { CatalogoPagination } from "./pagination.tsx";
import { ProductoGrid } from "./producto-card.tsx";
import { countActive } from "./scope.ts";

type Props = {
  view: CatalogoView;
  result: CatalogoResult;
  title: string;
  lead: string;
  isDark?: boolean;
};

/** The catalogue, of the whole shop or of one categoria. */
export function CatalogoPage({ view, result, title, lead, isDark = false }: Props) {
  return (
    <>
      <CatalogoHeader title={title} lead={lead} isDark={isDark} />
      <div className="page-width grid gap-x-12 pt-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
        <aside className="hidden self-start lg:sticky lg:top-28 lg:block noscript:mb-8 noscript:block">
          <FilterPanel view={view} />
        </aside>
        <section aria-labelledby="resultados" className="min-w-0">
          <h2 id="resultados" className="sr-only">
            {catalogoCopy.results}
          </h2>
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
            <p role="status" className="order-last w-full text-pizarra sm:order-none sm:w-auto">
              {result.status === "ready" && catalogoCopy.count(result.total)}
            </p>
            <div className="flex grow items-end justify-between gap-4 sm:justify-end">
              <FilterDrawer view={view} />
              <OrdenForm view={view} />
            </div>
          </div>
          <Results view={view} result={result} />
        </section>
      </div>
    </>
  );
}

function CatalogoHeader({ title, lead, isDark }: { title: string; lead: string; isDark: boolean }) {
  return (
    <header className={isDark ? "-mt-[9px] bg-obsidiana text-blanco" : ""}>
      <div className="page-width pt-10 pb-8 sm:pt-14">
        <h1 tabIndex={-1} className="text-3xl">
          {title}
        </h1>
        <p className={cx("mt-3 max-w-text text-lg", isDark ? "text-escarcha" : "text-pizarra")}>
          {lead}
        </p>
      </div>
      {isDark ? <LayerDivider tone="text-cobre" /> : <WideDivider />}
    </header>
  );
}

function WideDivider() {
  return (
    <div className="page-width">
      <LayerDivider />
    </div>
  );
}

function Results({ view, result }: Pick<Props, "view" | "result">) {
  const { location } = useNavigation();
  if (result.status === "error") return <LoadFailed />;
  if (result.productos.length === 0) return <NothingFound view={view} />;
  const isBusy = location?.pathname === view.scope.path;
  return (
    <div aria-busy={isBusy} className={cx("transition-opacity", isBusy && "opacity-50")}>
      <ProductoGrid productos={result.productos} place="beside" />
      <CatalogoPagination view={view} total={result.total} />
    </div>
  );
}

function NothingFound({ view: { scope, filters } }: Pick<Props, "view">) {
  return (
    <EmptyState
      title={catalogoCopy.emptyTitle}
      actions={
        countActive(filters) > 0 && <LinkButton to={scope.path}>{catalogoCopy.clear}</LinkButton>
      }
    >
      <p>{catalogoCopy.emptyText}</p>
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
