import { Fragment, useRef } from "react";
import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { siteCopy } from "#web/app/page/site.copy.ts";
import { useIsRestShown } from "#web/app/page/use-is-rest-shown.ts";
import { ArrowLeftIcon } from "#web/ui/art/icons.tsx";
import { Breadcrumbs, type Crumb } from "#web/ui/content/breadcrumbs.tsx";
import { BuyBar } from "./buy/buy-bar.tsx";
import { Offer } from "./buy/offer.tsx";
import { useBuy } from "./buy/use-buy.ts";
import { FactSheet } from "./fact-sheet.tsx";
import { Gallery } from "./gallery/gallery.tsx";
import type { ShelfProductos } from "./load-producto.ts";
import { Opiniones } from "./opiniones/opiniones.tsx";
import { productoCopy } from "./producto.copy.ts";
import { ProductoScale } from "./scale/scale.tsx";
import { Shelf } from "./shelf.tsx";

type Props = { producto: ProductoDetalle; shelf: ShelfProductos | Promise<ShelfProductos> };

export function ProductoPage({ producto, shelf }: Props) {
  const buy = useBuy(producto);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isRestShown = useIsRestShown();
  return (
    <div className="page-width sm:pt-4">
      <Breadcrumbs crumbs={useCrumbs(producto)} />
      <div className="grid gap-x-12 gap-y-4 sm:mt-3 sm:gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:gap-x-20">
        <Gallery
          key={producto.id}
          id={producto.id}
          nombre={producto.nombre}
          imagenes={producto.imagenes}
          marcador={producto.marcador}
        />
        {/* Sticky on tall screens. */}
        <div className="lg:row-span-2">
          <div className="lg:[@media(min-height:50rem)]:sticky lg:top-28">
            <Offer producto={producto} buy={buy} buttonRef={button} isWhole={isRestShown} />
          </div>
        </div>
        {isRestShown && (
          <div className="grid content-start gap-12 max-sm:mt-6">
            <Description text={producto.descripcion} />
            <FactSheet producto={producto} />
            {producto.imagenes.length > 0 && (
              <p className="text-xs text-muted sm:hidden">{productoCopy.caption}</p>
            )}
            <ProductoScale dimensiones={producto.dimensiones} />
            <BackLink />
          </div>
        )}
      </div>
      {isRestShown && (
        <Fragment key={producto.id}>
          <div className="mt-16">
            <Opiniones producto={producto} />
          </div>
          <Shelf producto={producto} shelf={shelf} />
          <div ref={end} />
          <BuyBar producto={producto} buy={buy} button={button} end={end} />
        </Fragment>
      )}
    </div>
  );
}

function Description({ text }: { text: string }) {
  if (text.trim() === "") return null;
  return (
    <section aria-labelledby="descripcion" className="grid gap-3">
      <h2 id="descripcion" className="text-xl">
        {productoCopy.description}
      </h2>
      <p className="max-w-text whitespace-pre-line">{text}</p>
    </section>
  );
}

/** A retired categoria has no page to link. */
function useCrumbs({ nombre, categoria_nombre, categoria_slug }: ProductoDetalle): Crumb[] {
  const { categorias } = useRootData();
  const isListed = categorias.some(({ slug }) => slug === categoria_slug);
  return [
    { text: siteCopy.home, to: "/" },
    { text: siteCopy.tienda, to: "/tienda" },
    ...(isListed ? [{ text: categoria_nombre, to: `/categoria/${categoria_slug}` }] : []),
    { text: nombre },
  ];
}

function BackLink() {
  return (
    <Link to="/tienda" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
      <ArrowLeftIcon className="size-5" />
      {productoCopy.back}
    </Link>
  );
}
