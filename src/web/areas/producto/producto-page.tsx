import { Fragment, useRef } from "react";
import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { useIsRestShown } from "#web/app/page/use-is-rest-shown.ts";
import { ArrowLeftIcon } from "#web/ui/art/icons.tsx";
import { BuyBar } from "./buy/buy-bar.tsx";
import { Offer } from "./buy/offer.tsx";
import { useBuy } from "./buy/use-buy.ts";
import { FactSheet } from "./fact-sheet.tsx";
import type { ShelfProductos } from "./load-producto.ts";
import { Opiniones } from "./opiniones/opiniones.tsx";
import { productoCopy } from "./producto.copy.ts";
import { ProductoTop } from "./producto-top.tsx";
import { ProductoScale } from "./scale/scale.tsx";
import { Shelf } from "./shelf.tsx";

type Props = { producto: ProductoDetalle; shelf: ShelfProductos | Promise<ShelfProductos> };

export function ProductoPage({ producto, shelf }: Props) {
  const buy = useBuy(producto);
  const button = useRef<HTMLButtonElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const isRestShown = useIsRestShown();
  return (
    <ProductoTop
      producto={producto}
      offer={<Offer producto={producto} buy={buy} buttonRef={button} isWhole={isRestShown} />}
      facts={
        isRestShown && (
          <div className="grid content-start gap-12 max-sm:mt-6">
            <Description text={producto.descripcion} />
            <FactSheet producto={producto} />
            {producto.imagenes.length > 0 && (
              <p className="text-xs text-muted sm:hidden">{productoCopy.caption}</p>
            )}
            <ProductoScale dimensiones={producto.dimensiones} />
            <BackLink />
          </div>
        )
      }
    >
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
    </ProductoTop>
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

function BackLink() {
  return (
    <Link to="/tienda" className="link inline-flex min-h-11 items-center gap-2 justify-self-start">
      <ArrowLeftIcon className="size-5" />
      {productoCopy.back}
    </Link>
  );
}
