import { Suspense, use } from "react";
import { useRevalidator } from "react-router";
import { ProductoGrid } from "#web/areas/catalogo/producto-grid.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { homeCopy } from "./home.copy.ts";
import type { Destacados, HomeData } from "./load-home.ts";

/** Complete in the server's HTML; later navigations show a spinner first. */
export function DestacadosSection({ destacados }: HomeData) {
  return (
    <section aria-labelledby="destacados" className="page-width pt-8 sm:pt-24">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 sm:mb-8">
        <h2 id="destacados" className="text-2xl">
          {homeCopy.destacados}
        </h2>
        <LinkButton to="/tienda" variant="quiet" className="-ml-5 sm:-mr-5 sm:ml-0">
          {homeCopy.seeAll}
          <ArrowRightIcon className="size-5" />
        </LinkButton>
      </div>
      <Suspense fallback={<Spinner label={homeCopy.destacadosLoading} />}>
        <DestacadosList destacados={destacados} />
      </Suspense>
    </section>
  );
}

function DestacadosList({ destacados }: HomeData) {
  const productos: Destacados = destacados instanceof Promise ? use(destacados) : destacados;
  if (productos === null) return <DestacadosFailed />;
  if (productos.length === 0) {
    return <p className="py-8 text-muted">{homeCopy.destacadosEmpty}</p>;
  }
  return <ProductoGrid productos={productos} place="across" />;
}

function DestacadosFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{homeCopy.destacadosFailed}</Banner>
      <Button variant="secondary" isBusy={state === "loading"} onClick={() => void revalidate()}>
        {homeCopy.retry}
      </Button>
    </div>
  );
}
