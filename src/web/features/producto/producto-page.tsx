import { Link, useRevalidator } from "react-router";
import type { ProductoDetalle } from "#contract/catalogo.ts";
import { layoutCopy } from "#web/copy/layout.ts";
import { productoCopy } from "#web/copy/producto.ts";
import { useRootData } from "#web/root-data.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Breadcrumbs, type Crumb } from "#web/ui/breadcrumbs.tsx";
import { Button } from "#web/ui/button.tsx";
import { ArrowLeftIcon } from "#web/ui/icons.tsx";
import { Money } from "#web/ui/money.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { StockNote } from "#web/ui/stock-note.tsx";
import { BuyForm } from "./buy-form.tsx";
import { Ficha } from "./ficha.tsx";
import { Gallery } from "./gallery.tsx";
import { Opiniones } from "./opiniones.tsx";

/** One piece, with everything that is known of it. */
export function ProductoPage({ producto }: { producto: ProductoDetalle }) {
  return (
    <div className="page-width pt-4">
      <Breadcrumbs crumbs={useCrumbs(producto)} />
      <div className="mt-3 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] xl:gap-x-16">
        <Gallery
          nombre={producto.nombre}
          imagenes={producto.imagenes}
          marcador={producto.marcador}
        />
        <div className="grid content-start gap-8">
          <Offer producto={producto} />
          <section aria-labelledby="descripcion" className="grid gap-2">
            <h2 id="descripcion" className="text-xl">
              {productoCopy.description}
            </h2>
            <p className="max-w-text whitespace-pre-line">{producto.descripcion}</p>
          </section>
          <Ficha producto={producto} />
          <BackLink />
        </div>
      </div>
      <div className="mt-16">
        <Opiniones producto={producto} />
      </div>
    </div>
  );
}

/** What decides: name, price, how many there are, the button. */
function Offer({ producto }: { producto: ProductoDetalle }) {
  const { tienda } = useRootData();
  const { nombre, precio, stock, calificacion_promedio: promedio, opiniones_total } = producto;
  return (
    <div className="grid gap-5">
      <h1 tabIndex={-1} className="text-3xl">
        {nombre}
      </h1>
      {promedio !== null && (
        <a href="#opiniones" className="flex min-h-11 items-center gap-2 justify-self-start">
          <Stars value={promedio} />
          <span className="text-sm underline underline-offset-4">
            {productoCopy.opinionesCount(opiniones_total)}
          </span>
        </a>
      )}
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money pesos={precio} className="font-display text-3xl font-bold" />
        <span className="text-sm text-pizarra">{productoCopy.priceNote}</span>
      </p>
      <StockNote stock={stock} className="text-base" />
      <BuyForm key={producto.id} producto={producto} />
      {tienda && (
        <p className="text-sm text-pizarra">
          <span className="font-semibold text-obsidiana">{productoCopy.despacho}:</span>{" "}
          {tienda.despacho}
        </p>
      )}
    </div>
  );
}

/** The categoria is a link only while it is in the shop's list; a retired one has no page. */
function useCrumbs({ nombre, categoria_nombre, categoria_slug }: ProductoDetalle): Crumb[] {
  const { categorias } = useRootData();
  const isListed = categorias.some(({ slug }) => slug === categoria_slug);
  return [
    { text: layoutCopy.inicio, to: "/" },
    { text: layoutCopy.tienda, to: "/tienda" },
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

/** The shop could not be asked for this piece. */
export function ProductoFailed() {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="page-width grid justify-items-start gap-5 py-16">
      <h1 tabIndex={-1} className="sr-only">
        {productoCopy.loadFailed}
      </h1>
      <Banner kind="error">{productoCopy.loadFailed}</Banner>
      <Button variant="secondary" isBusy={state === "loading"} onClick={() => void revalidate()}>
        {productoCopy.retry}
      </Button>
      <BackLink />
    </div>
  );
}
