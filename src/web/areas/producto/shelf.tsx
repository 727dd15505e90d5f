import { Suspense, use } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { ProductoGrid } from "#web/areas/catalogo/producto-grid.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import type { ShelfProductos } from "./load-producto.ts";
import { productoCopy } from "./producto.copy.ts";

type Props = {
  producto: ProductoDetalle;
  shelf: ShelfProductos | Promise<ShelfProductos>;
};

/** In the server's HTML; streamed in on later navigations. */
export function Shelf(props: Props) {
  return (
    <Suspense fallback={null}>
      <ShelfSection {...props} />
    </Suspense>
  );
}

function ShelfSection({ producto, shelf }: Props) {
  const productos = shelf instanceof Promise ? use(shelf) : shelf;
  if (productos.length === 0) return null;
  return (
    <section aria-labelledby="repisa" className="pt-20">
      <div className="mb-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
        <h2 id="repisa" className="text-2xl">
          {productoCopy.shelf}
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
      {/* In three columns a fourth card would be alone in its row. */}
      <div className="md:max-lg:[&_li:nth-child(4)]:hidden">
        <ProductoGrid productos={productos} place="across" />
      </div>
    </section>
  );
}
