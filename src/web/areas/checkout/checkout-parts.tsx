import type { ComponentProps } from "react";
import type { Tienda } from "#contract/schemas/tienda.ts";
import { carritoCopy } from "#web/areas/carrito/carrito.copy.ts";
import { useCarritoNotices } from "#web/areas/carrito/state/carrito.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";

export function Goods({ carrito, ...summary }: ComponentProps<typeof CheckoutSummary>) {
  if (carrito.status === "loading") return <Spinner label={copy.loadingCarrito} className="py-8" />;
  if (carrito.status === "error") {
    return (
      <div className="grid justify-items-start gap-4">
        <Banner kind="error">{carritoCopy.loadFailed}</Banner>
        <Button variant="secondary" onClick={carrito.retry}>
          {carritoCopy.retry}
        </Button>
      </div>
    );
  }
  if (carrito.lines.length === 0) return <NothingToPay />;
  return <CheckoutSummary carrito={carrito} {...summary} />;
}

function NothingToPay() {
  return (
    <div className="grid gap-4">
      <h2 className="text-xl">{copy.summaryTitle}</h2>
      <LayerDivider />
      <div className="bed grid justify-items-start gap-4 rounded-soft px-5 py-6">
        <p className="font-semibold">{copy.emptyCarrito}</p>
        <LinkButton to="/tienda">{copy.goToTienda}</LinkButton>
      </div>
    </div>
  );
}

/** Changes in the carrito, to be known before paying. */
export function Notices() {
  const { notices } = useCarritoNotices();
  if (notices.length === 0) return null;
  return (
    <Banner kind="info" className="mb-6">
      {notices.map((notice) => (
        <p key={notice}>{notice}</p>
      ))}
    </Banner>
  );
}

/** The law requires it before a payment. */
export function SellerNote({ tienda }: { tienda: Tienda }) {
  const { razon_social, rut, direccion, telefono, email } = tienda.identidad;
  const facts = [rut && `RUT ${rut}`, direccion, telefono, email].filter(Boolean);
  return (
    <section aria-label={copy.sellerLabel} className="text-sm text-muted">
      <p>
        {copy.sellerBefore} <strong>{razon_social ?? tienda.nombre}</strong>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
    </section>
  );
}
