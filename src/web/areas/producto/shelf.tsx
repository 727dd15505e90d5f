import { type ReactNode, Suspense, use } from "react";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import type { Repisa } from "./load-producto.ts";
import { productoCopy } from "./producto.copy.ts";

type Props = {
  producto: ProductoDetalle;
  repisa: Repisa | Promise<Repisa>;
  renderGrid: (productos: readonly Producto[]) => ReactNode;
};

/** What stands beside the piece. It is in the server's page; later navigations bring it when it is there. */
export function RepisaSection(props: Props) {
  return (
    <Suspense fallback={null}>
      <RepisaShelf {...props} />
    </Suspense>
  );
}

function RepisaShelf({ producto, repisa, renderGrid }: Props) {
  const productos = repisa instanceof Promise ? use(repisa) : repisa;
  if (productos.length === 0) return null;
  return (
    <section aria-labelledby="repisa" className="pt-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="repisa" className="text-2xl">
          {productoCopy.repisa}
        </h2>
        <LinkButton
          to={`/categoria/${producto.categoria_slug}`}
          variant="quiet"
          className="-ml-5 sm:-mr-5 sm:ml-0"
        >
          {productoCopy.seeCategoria(producto.categoria_nombre)}
          <ArrowRightIcon className="size-5" />
        </LinkButton>
      </div>
      {/* Where three stand in a row, a fourth would stand alone. */}
      <div className="md:max-lg:[&_li:nth-child(4)]:hidden">{renderGrid(productos)}</div>
    </section>
  );
}
