import { type ReactNode, Suspense, use } from "react";
import { useRevalidator } from "react-router";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { inicioCopy } from "./home.copy.ts";
import type { Destacados, InicioData } from "./load-destacados.ts";

type Props = InicioData & { renderGrid: (productos: readonly Producto[]) => ReactNode };

/** The featured pieces. They are there in the server's page; later navigations show layers growing. */
export function DestacadosSection({ destacados, renderGrid }: Props) {
  return (
    <section aria-labelledby="destacados" className="page-width pt-24">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-4">
        <h2 id="destacados" className="text-2xl">
          {inicioCopy.destacados}
        </h2>
        <LinkButton to="/tienda" variant="quiet" className="-ml-5 sm:-mr-5 sm:ml-0">
          {inicioCopy.seeAll}
          <ArrowRightIcon className="size-5" />
        </LinkButton>
      </div>
      <Suspense fallback={<Spinner label={inicioCopy.destacadosLoading} />}>
        <DestacadosList destacados={destacados} renderGrid={renderGrid} />
      </Suspense>
    </section>
  );
}

function DestacadosList({ destacados, renderGrid }: Props) {
  const productos: Destacados = destacados instanceof Promise ? use(destacados) : destacados;
  if (productos === null) return <DestacadosFailed />;
  if (productos.length === 0) {
    return <p className="py-8 text-pizarra">{inicioCopy.destacadosEmpty}</p>;
  }
  return renderGrid(productos);
}

function DestacadosFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="grid justify-items-start gap-4">
      <Banner kind="error">{inicioCopy.destacadosFailed}</Banner>
      <Button variant="secondary" isBusy={state === "loading"} onClick={() => void revalidate()}>
        {inicioCopy.retry}
      </Button>
    </div>
  );
}
