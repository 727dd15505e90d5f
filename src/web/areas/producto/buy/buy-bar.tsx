import type { RefObject } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { Money } from "#web/ui/content/money.tsx";
import { productoCopy } from "../producto.copy.ts";
import { BuyButton } from "./buy-button.tsx";
import type { Buy } from "./use-buy.ts";
import { useIsInSight, useIsReached } from "./use-in-sight.ts";

type Props = {
  producto: ProductoDetalle;
  buy: Buy;
  /** The bar shows while this button is not whole in sight, before it and after it. */
  button: RefObject<HTMLElement | null>;
  /** Past this end the bar hides, because the footer follows. */
  end: RefObject<HTMLElement | null>;
};

export function BuyBar({ producto, buy, button, end }: Props) {
  const isButtonSeen = useIsInSight(button);
  const isAtEnd = useIsReached(end);
  if (producto.stock <= 0 || isButtonSeen !== false || isAtEnd) return null;
  return (
    <section
      data-bottom-bar
      aria-label={productoCopy.buyBar(producto.nombre)}
      className="fixed inset-x-0 bottom-0 z-30 animate-rise bg-card pb-[env(safe-area-inset-bottom)] shadow-lift print:hidden"
    >
      <div aria-hidden="true" className="layers rotate-180 text-ink" />
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
        {/* The heading says both. */}
        <p aria-hidden="true" className="grid min-w-0 grow basis-20">
          <span className="truncate text-sm">{producto.nombre}</span>
          <Money pesos={producto.precio} className="font-semibold" />
        </p>
        <BuyButton
          buy={buy}
          size="normal"
          className="max-w-full"
          label={productoCopy.addShort}
          name={productoCopy.addNamed(producto.nombre)}
        />
      </div>
    </section>
  );
}
