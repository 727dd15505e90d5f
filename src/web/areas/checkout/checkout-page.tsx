import { useRootData } from "#web/app/page/root-data.ts";
import { type CarritoView, useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { DireccionPicker } from "#web/areas/direcciones/direccion-picker.tsx";
import { useDireccionSelection } from "#web/areas/direcciones/direccion-selection.ts";
import { useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import { Card } from "#web/ui/content/card.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { Goods, Notices, SellerNote } from "./checkout-parts.tsx";
import { DespachoChoice } from "./despacho-choice.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { usePayment } from "./use-payment.ts";
import { useWays } from "./use-ways.ts";

export function CheckoutPage() {
  const direcciones = useDirecciones();
  const selection = useDireccionSelection(direcciones.direcciones);
  const carrito = useCarrito();
  const { tienda } = useRootData();
  const payment = usePayment();
  const selected = direcciones.direcciones.find(({ id }) => id === selection.selected);
  const place = selected ? { comuna: selected.comuna, region: selected.region } : null;
  const ways = useWays(place, carrito.lines);
  const isReady = carrito.status === "ready" && direcciones.status === "ready";
  const hasDirecciones = direcciones.direcciones.length > 0;
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} />
      <Notices />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        <div className="grid min-w-0 content-start gap-10">
          <DireccionPicker view={direcciones} selection={selection} />
          {direcciones.status === "ready" && <DespachoChoice ways={ways} />}
        </div>
        <Card className="grid content-start gap-6 self-start lg:sticky lg:top-28">
          <Goods carrito={carrito} despacho={tienda?.despacho ?? null} ways={ways} />
          <PayPanel
            payment={payment}
            direccionId={selection.selected}
            way={ways.chosen}
            isReady={isReady}
            blockedBy={
              isReady ? blockedBy(carrito, hasDirecciones || ways.chosen?.modo === "retiro") : null
            }
            lines={carrito.lines}
          />
          {tienda && <SellerNote tienda={tienda} />}
        </Card>
      </div>
    </div>
  );
}

function blockedBy({ lines }: CarritoView, hasPlace: boolean): string | null {
  if (lines.length === 0) return copy.emptyCarrito;
  return hasPlace ? null : copy.noDirecciones;
}
