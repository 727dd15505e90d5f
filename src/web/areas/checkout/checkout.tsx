import { useRootData } from "#web/app/page/root-data.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { Card } from "#web/ui/content/card.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import type { Buyer } from "./buyer.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { Goods, Notices, SellerNote } from "./checkout-parts.tsx";
import { PayPanel } from "./pay-panel.tsx";

/** The page of both checkouts. */
export function Checkout({ buyer, lead }: { buyer: Buyer; lead?: string }) {
  const carrito = useCarrito();
  const { tienda } = useRootData();
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} lead={lead} />
      <Notices />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        {buyer.fields}
        <Card className="grid content-start gap-6 self-start lg:sticky lg:top-28">
          <Goods
            carrito={carrito}
            despacho={tienda?.despacho ?? null}
            ways={buyer.ways}
            totalTold={buyer.payment.totalTold}
          />
          <PayPanel
            {...buyer}
            isReady={buyer.isReady && carrito.status === "ready"}
            lines={carrito.lines}
          />
          {tienda && <SellerNote tienda={tienda} />}
        </Card>
      </div>
    </div>
  );
}
