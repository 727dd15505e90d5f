import type { ReactNode } from "react";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { Breadcrumbs, type Crumb } from "#web/ui/content/breadcrumbs.tsx";
import { Gallery } from "./gallery/gallery.tsx";

type Props = {
  producto: Producto | ProductoDetalle;
  offer: ReactNode;
  facts?: ReactNode;
  children?: ReactNode;
};

/** Crumbs, pictures and offer, which a preview shows, too; `facts` stand below the pictures where there are two columns. */
export function ProductoTop({ producto, offer, facts, children }: Props) {
  return (
    <div className="page-width sm:pt-4">
      <Breadcrumbs crumbs={useCrumbs(producto)} />
      <div className="grid gap-x-12 gap-y-4 sm:mt-3 sm:gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:gap-x-20">
        <Gallery key={producto.id} producto={producto} />
        {/* Sticky on tall screens. */}
        <div className="lg:row-span-2">
          <div className="lg:[@media(min-height:50rem)]:sticky lg:top-28">{offer}</div>
        </div>
        {facts}
      </div>
      {children}
    </div>
  );
}

/** A retired categoria has no page to link. */
function useCrumbs({ nombre, categoria_nombre, categoria_slug }: Props["producto"]): Crumb[] {
  const { categorias } = useRootData();
  const isListed = categorias.some(({ slug }) => slug === categoria_slug);
  return [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    ...(isListed ? [{ text: categoria_nombre, to: `/categoria/${categoria_slug}` }] : []),
    { text: nombre },
  ];
}
