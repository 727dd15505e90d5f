import type { Tienda } from "#contract/schemas/tienda.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { carritoCopy } from "#web/areas/carrito/carrito.copy.ts";
import {
  type CarritoView,
  useCarrito,
  useCarritoNotices,
} from "#web/areas/carrito/state/carrito.ts";
import { DireccionPicker } from "#web/areas/direcciones/direccion-picker.tsx";
import { useDireccionSelection } from "#web/areas/direcciones/direccion-selection.ts";
import { useDirecciones } from "#web/areas/direcciones/direcciones-data.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { LayerDivider } from "#web/ui/art/layer-divider.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { CheckoutSummary } from "./checkout-summary.tsx";
import { PayPanel } from "./pay-panel.tsx";
import { usePayment } from "./use-payment.ts";

export function CheckoutPage() {
  const direcciones = useDirecciones();
  const selection = useDireccionSelection(direcciones.direcciones);
  const carrito = useCarrito();
  const { tienda } = useRootData();
  const payment = usePayment();
  const isReady = carrito.status === "ready" && direcciones.status === "ready";
  const hasDirecciones = direcciones.direcciones.length > 0;
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} />
      <Notices />
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:gap-16">
        <div className="min-w-0">
          <DireccionPicker view={direcciones} selection={selection} />
        </div>
        <Card className="grid content-start gap-6 self-start lg:sticky lg:top-28">
          <Goods carrito={carrito} despacho={tienda?.despacho ?? null} />
          <PayPanel
            payment={payment}
            direccionId={selection.selected}
            isReady={isReady}
            blockedBy={isReady ? blockedBy(carrito, hasDirecciones) : null}
            hasGoods={carrito.lines.length > 0}
          />
          {tienda && <SellerNote tienda={tienda} />}
        </Card>
      </div>
    </div>
  );
}

function blockedBy({ lines }: CarritoView, hasDirecciones: boolean): string | null {
  if (lines.length === 0) return copy.emptyCarrito;
  return hasDirecciones ? null : copy.noDirecciones;
}

function Goods({ carrito, despacho }: { carrito: CarritoView; despacho: string | null }) {
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
  return <CheckoutSummary carrito={carrito} despacho={despacho} />;
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

/** Lines that the merge after login lost: to be known before paying. */
function Notices() {
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
function SellerNote({ tienda }: { tienda: Tienda }) {
  const { razon_social, rut, direccion, telefono, email } = tienda.identidad;
  const facts = [rut && `RUT ${rut}`, direccion, telefono, email].filter(Boolean);
  return (
    <section aria-label={copy.sellerLabel} className="text-sm text-pizarra">
      <p>
        {copy.sellerBefore} <strong>{razon_social ?? tienda.nombre}</strong>
        {facts.length > 0 && ` · ${facts.join(" · ")}`}
      </p>
    </section>
  );
}
