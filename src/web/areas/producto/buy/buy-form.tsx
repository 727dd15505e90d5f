import type { Ref } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { StockNote } from "#web/areas/catalogo/stock-note.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { ArrowRightIcon } from "#web/ui/art/icons.tsx";
import { Stepper } from "#web/ui/fields/stepper.tsx";
import { productoCopy } from "../producto.copy.ts";
import { BuyButton } from "./buy-button.tsx";
import { type Buy, mostUnits } from "./use-buy.ts";

type Props = { producto: ProductoDetalle; buy: Buy; buttonRef: Ref<HTMLButtonElement> };

export function BuyForm({ producto, buy, buttonRef }: Props) {
  const { stock } = producto;
  if (stock <= 0) return <SoldOut nombre={producto.nombre} />;
  const most = mostUnits(producto);
  const isBound = most < stock;
  const isAtMost = buy.cantidad >= most && most > 1;
  return (
    <div className="grid gap-2">
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
      {/* A fixed height, so that nothing moves when the producto is added. */}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <p className="flex flex-wrap items-center gap-x-3">
          <StockNote stock={stock} className="text-base" />
          {isBound && <span className="text-sm text-pizarra">{productoCopy.boundOf(most)}</span>}
          <span role="status" className="text-sm text-pizarra">
            {isAtMost && (isBound ? productoCopy.atBound : productoCopy.maxCantidad(stock))}
          </span>
        </p>
        {buy.hasAdded && (
          <LinkButton to="/carrito" variant="quiet" size="small" className="-mx-3">
            {productoCopy.seeCarrito}
            <ArrowRightIcon className="size-5" />
          </LinkButton>
        )}
      </div>
    </div>
  );
}

function SoldOut({ nombre }: { nombre: string }) {
  return (
    <div className="grid justify-items-start gap-3 border-l-4 border-borde pl-5">
      <StockNote stock={0} className="text-base font-semibold" />
      <p>{productoCopy.soldOutHelp}</p>
      <LinkButton to={`/contacto?${new URLSearchParams({ pieza: nombre })}`} variant="secondary">
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
      <p className="rounded-thin border-l-4 border-lapis bg-lapis-claro px-5 py-4">
        {productoCopy.needsScript}
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
