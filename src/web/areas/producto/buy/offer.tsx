import type { Ref } from "react";
import type { Producto, ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { medidaOf } from "#contract/values/producto/medida.ts";
import { sinRetractoWords } from "#contract/values/rights/retracto.ts";
import { Money } from "#web/ui/content/money.tsx";
import { Stars } from "#web/ui/content/stars.tsx";
import { productoCopy } from "../producto.copy.ts";
import { Variantes } from "../variantes/variantes.tsx";
import { AskOrShare } from "./ask-or-share.tsx";
import { BuyFacts } from "./buy-facts.tsx";
import { BuyForm } from "./buy-form.tsx";
import type { Buy } from "./use-buy.ts";

type Props = {
  producto: ProductoDetalle;
  buy: Buy;
  buttonRef: Ref<HTMLButtonElement>;
  /** Else nombre and precio alone. */
  isWhole: boolean;
};

/** Longer names are smaller, so that the precio stays in view. */
const longNombre = 60;

export function Offer({ producto, buy, buttonRef, isWhole }: Props) {
  return (
    <div className="grid gap-4 sm:gap-5">
      <OfferHead producto={producto} isMedida={medidaOf(producto) === "always"} />
      {isWhole && (
        <>
          <Variantes producto={producto} />
          <BuyForm producto={producto} buy={buy} buttonRef={buttonRef} />
          <BuyFacts producto={producto} />
          <AskOrShare producto={producto} />
        </>
      )}
    </div>
  );
}

type HeadProps = { producto: Producto | ProductoDetalle; isMedida: boolean };

/** The part that a card can tell, too. */
export function OfferHead({ producto, isMedida }: HeadProps) {
  const { nombre, precio } = producto;
  const { calificacion_promedio: average, opiniones_total } = producto;
  return (
    <div className="grid gap-1">
      <h1
        tabIndex={-1}
        className={nombre.length > longNombre ? "text-xl sm:text-2xl" : "text-2xl sm:text-3xl"}
      >
        {nombre}
      </h1>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Money pesos={precio} className="font-display text-2xl font-bold" />
        <span className="text-sm text-muted">{productoCopy.priceNote}</span>
      </p>
      {isMedida && <p className="font-semibold text-copper-text">{sinRetractoWords}</p>}
      {average !== null && (
        <a
          href="#opiniones"
          className="flex min-h-11 flex-wrap items-center gap-x-2 justify-self-start"
        >
          <Stars value={average} />
          <span className="text-sm underline underline-offset-4">
            {productoCopy.opinionesCount(opiniones_total)}
          </span>
        </a>
      )}
    </div>
  );
}
