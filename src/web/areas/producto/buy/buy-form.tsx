import { lazy, type Ref, Suspense, useMemo } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { useIsHydrated } from "#web/app/page/use-is-hydrated.ts";
import { carritoCopy } from "#web/areas/carrito/carrito.copy.ts";
import { useCantidadInCarrito } from "#web/areas/carrito/state/carrito.ts";
import { StockNote } from "#web/areas/catalogo/stock-note.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Stepper } from "#web/ui/fields/stepper.tsx";
import { productoCopy } from "../producto.copy.ts";
import { BuyButton } from "./buy-button.tsx";
import { type Buy, mostUnits } from "./use-buy.ts";

type Props = { producto: ProductoDetalle; buy: Buy; buttonRef: Ref<HTMLButtonElement> };

export function BuyForm({ producto, buy, buttonRef }: Props) {
  const { stock } = producto;
  const fields = usePieceFields(producto, buy);
  if (stock <= 0) return <SoldOut producto={producto} />;
  const most = mostUnits(producto);
  const isBound = most < stock;
  const isAtMost = buy.cantidad >= most && most > 1;
  return (
    <div className="grid gap-2">
      {fields}
      <div className="flex flex-wrap items-stretch gap-3 noscript:hidden">
        <Stepper
          value={buy.cantidad}
          onChange={buy.setCantidad}
          max={most}
          label={productoCopy.cantidad}
          className="min-h-14 items-stretch [&>button]:h-auto"
        />
        <BuyButton ref={buttonRef} buy={buy} size="large" className="min-w-0 grow basis-56" />
      </div>
      <NeedsScript />
      {/* Room for the link, so that nothing moves when the carrito is read or the producto is added. */}
      <div className="flex min-h-11 flex-wrap items-center gap-x-3">
        <p className="flex flex-1 basis-36 flex-wrap items-center gap-x-3">
          <StockNote
            stock={stock}
            isAMedida={medidaOf(producto) !== "never"}
            isEncargo={producto.plazo_dias > 0}
            className="text-base"
          />
          {isBound && <span className="text-sm text-muted">{productoCopy.boundOf(most)}</span>}
          <span role="status" className="text-sm text-muted">
            {isAtMost && (isBound ? productoCopy.atBound : productoCopy.maxCantidad(stock))}
          </span>
        </p>
        <InCarrito productoId={producto.id} />
      </div>
    </div>
  );
}

/** One element, so that a redraw of the form leaves fields alone whose script has not come: React would empty them. */
function usePieceFields(producto: ProductoDetalle, { piece }: Buy) {
  return useMemo(() => {
    if (producto.personalizacion.length === 0) return null;
    return (
      <Suspense>
        <PieceFields sold={producto} piece={piece} />
      </Suspense>
    );
  }, [producto, piece]);
}

/** On narrow screens the number stands behind the link. */
function InCarrito({ productoId }: { productoId: number }) {
  const cantidad = useCantidadInCarrito(productoId);
  if (cantidad === 0) return null;
  return (
    <span className="flex items-center gap-x-3">
      <span className="text-sm text-muted max-sm:sr-only">{productoCopy.inCarrito(cantidad)}</span>
      <LinkButton to="/carrito" variant="quiet" size="small" className="-mx-3">
        {carritoCopy.seeCarrito}
        <span aria-hidden="true" className="tabular-nums sm:hidden">
          ({cantidad})
        </span>
      </LinkButton>
    </span>
  );
}

const PieceFields = lazy(async () => ({
  default: (await import("../piece/piece-fields.tsx")).PieceFields,
}));

const AvisoForm = lazy(async () => ({
  default: (await import("./aviso-form.tsx")).AvisoForm,
}));

function SoldOut({ producto: { id, nombre } }: { producto: ProductoDetalle }) {
  const isHydrated = useIsHydrated();
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-edge pl-5">
      <StockNote stock={0} className="text-base font-semibold" />
      <p>{productoCopy.soldOutHelp}</p>
      {/* The place of the form, so that nothing moves when it arrives. */}
      <div className="min-h-44 w-full noscript:hidden">
        {isHydrated && (
          <Suspense>
            <AvisoForm key={id} productoId={id} />
          </Suspense>
        )}
      </div>
      <LinkButton
        to={`/contacto?${new URLSearchParams({ pieza: nombre })}`}
        variant="quiet"
        className="-ml-5"
      >
        {productoCopy.soldOutLink}
      </LinkButton>
    </div>
  );
}

/** An e-mail address, since the contact form needs scripts too. */
function NeedsScript() {
  const email = useRootData().tienda?.identidad.email;
  return (
    <noscript>
      <p className="rounded-thin border-l-4 border-accent bg-accent-tint px-5 py-4">
        <span>{productoCopy.needsScript}</span>
        {email && (
          <>
            {" "}
            {productoCopy.needsScriptMail}{" "}
            <a href={`mailto:${email}`} className="link">
              {email}
            </a>
          </>
        )}
      </p>
    </noscript>
  );
}
