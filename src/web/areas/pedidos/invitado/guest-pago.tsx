import { useState } from "react";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { pagoCopy as copy } from "../pago/pago.copy.ts";
import { PagoOutcome } from "../pago/pago-outcome.tsx";
import { LoadFailed, LoginFirst } from "../pago/pago-panels.tsx";
import { type PagoParams, viewOfEstado, viewOfStatus } from "../pago/pago-view.ts";
import { Receipt } from "../pago/receipt.tsx";
import { AccountOffer } from "./account-offer.tsx";
import { guestCheckout } from "./guest-checkout.ts";
import { invitadoCopy } from "./invitado.copy.ts";
import { useGuestPago } from "./use-guest-pago.ts";

type Params = PagoParams & { orderId: number };

/** Without a session: the result of the payment made in this tab, or what the address says. */
function GuestPago({ params }: { params: Params }) {
  const token = guestCheckout.readPago();
  return token ? <PaidHere token={token} params={params} /> : <Claimed params={params} />;
}

function Claimed({ params: { status, message } }: { params: PagoParams }) {
  const view = viewOfStatus(status);
  if (view === "unknown") return <LoginFirst />;
  return <PagoOutcome view={view} message={message} isClaimed />;
}

function PaidHere({ token, params }: { token: string; params: Params }) {
  const { orderId, message } = params;
  const [isWatching, setIsWatching] = useState(true);
  const { pedido, isLoading, failure, refresh } = useGuestPago({ token, isWatching });
  if (isLoading) return <Spinner label={copy.loading} className="py-32" />;
  const isOther = pedido !== undefined && pedido.id !== orderId;
  if (isOther || failure?.status === 404) return <Claimed params={params} />;
  if (pedido === undefined) return <LoadFailed onRetry={refresh} />;
  const view = viewOfEstado(pedido.estado);
  if (view !== "success" && view !== "refunded" && pedido.reembolso === null) {
    const watch = { isOn: isWatching, onChange: setIsWatching };
    return <PagoOutcome view={view} message={message} pedido={pedido} watch={watch} isGuest />;
  }
  return (
    <Receipt
      pedido={pedido}
      nombre={pedido.nombre}
      actions={
        <>
          <AccountOffer pedido={pedido} />
          <p className="text-muted">{invitadoCopy.byMail(pedido.email)}</p>
          <LinkButton to="/tienda" variant="quiet" className="-ml-5 justify-self-start">
            {copy.goToTienda}
          </LinkButton>
        </>
      }
    />
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default GuestPago;
