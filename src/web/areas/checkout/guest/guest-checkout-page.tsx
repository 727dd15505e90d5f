import { lazy, Suspense, useId } from "react";
import { useRootData } from "#web/app/page/root-data.ts";
import { useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AcceptTerms } from "../accept-terms.tsx";
import { checkoutCopy } from "../checkout.copy.ts";
import { Goods, Notices, SellerNote } from "../checkout-parts.tsx";
import { PayNote } from "../pay-note.tsx";
import { RetractoNotice } from "../retracto-notice.tsx";
import { guestCopy as copy } from "./guest.copy.ts";
import { useGuestForm } from "./guest-form.ts";

/** Lazy, because it imports the 346 comunas. */
const GuestFields = lazy(() => import("./guest-fields.tsx"));

export function GuestCheckoutPage() {
  const formId = useId();
  const guest = useGuestForm();
  const carrito = useCarrito();
  const { tienda } = useRootData();
  const hasGoods = carrito.lines.length > 0;
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} lead={copy.lead} />
      <Notices />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        {/* Fills the screen, so that the summary below it does not move. */}
        <Suspense fallback={<Spinner className="min-h-dvh py-32" />}>
          <GuestFields id={formId} guest={guest} />
        </Suspense>
        <Card className="grid content-start gap-6 self-start lg:sticky lg:top-28">
          <Goods carrito={carrito} despacho={tienda?.despacho ?? null} ways={guest.ways} />
          <div className="grid gap-4">
            <RetractoNotice lines={carrito.lines} />
            {/* Beside its button, outside the form's element. */}
            <AcceptTerms form={formId} {...guest.field("acepta_terminos")} />
            {guest.error && <Banner kind="error">{guest.error}</Banner>}
            <Button
              type="submit"
              form={formId}
              size="large"
              disabled={!hasGoods}
              isBusy={guest.isBusy}
            >
              {guest.isBusy ? checkoutCopy.paying : checkoutCopy.pay}
            </Button>
            <PayNote className="text-sm text-muted" />
          </div>
          {tienda && <SellerNote tienda={tienda} />}
        </Card>
      </div>
    </div>
  );
}
