import { useState } from "react";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { readComuna } from "#web/areas/direcciones/despacho/remembered-comuna.ts";
import { DireccionPicker } from "#web/areas/direcciones/direccion-picker.tsx";
import { useDireccionSelection } from "#web/areas/direcciones/direccion-selection.ts";
import { useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import type { Buyer } from "./buyer.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { Checkout } from "./checkout.tsx";
import { DespachoChoice } from "./despacho-choice.tsx";
import { useAccountPayment } from "./use-account-payment.ts";
import { useWays } from "./use-ways.ts";

export function CheckoutPage() {
  return <Checkout buyer={useBuyerWithAccount()} />;
}

function useBuyerWithAccount(): Buyer {
  const view = useDirecciones();
  const { direcciones } = view;
  const selection = useDireccionSelection(direcciones);
  const carrito = useCarrito();
  const selected = direcciones.find(({ id }) => id === selection.selected);
  const [remembered] = useState(readComuna);
  const isFirst = view.status === "ready" && direcciones.length === 0;
  const known = selected ?? (isFirst ? remembered : null);
  const place = known && { comuna: known.comuna, region: known.region };
  const ways = useWays(place, carrito.lines);
  const paying = useAccountPayment({ direccionId: selection.selected, carrito, ways });
  const isReady = view.status === "ready";
  const hasPlace = direcciones.length > 0 || ways.chosen?.modo === "retiro";
  return {
    ...paying,
    ways,
    isReady,
    blockedBy: hasPlace ? null : copy.noDirecciones,
    fields: (
      <div className="grid min-w-0 content-start gap-10">
        <DireccionPicker view={view} selection={selection} />
        {isReady && <DespachoChoice ways={ways} />}
      </div>
    ),
  };
}
