import { useLocation } from "react-router";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { loginPath } from "#web/state/redirect-target.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PagoFrame } from "./pago-frame.tsx";
import type { OutcomeView } from "./pago-view.ts";

type Props = {
  view: OutcomeView;
  /** From the address: shown as text, and only where nothing better is known. */
  message: string;
  numero?: string;
  isGuest?: boolean;
};

/** Every result that is not a receipt. */
export function PagoOutcome({ view, message, numero, isGuest = false }: Props) {
  if (view === "failed") return <Failed numero={numero} />;
  if (view === "cancelled") return <Cancelled />;
  if (view === "verificando") return <Verifying isGuest={isGuest} />;
  return (
    <PagoFrame
      tone="neutral"
      title={copy.unknownTitle}
      actions={<LinkButton to="/">{copy.goHome}</LinkButton>}
    >
      <p className="wrap-anywhere">{message === "" ? copy.unknownError : message}</p>
    </PagoFrame>
  );
}

function Failed({ numero }: { numero: string | undefined }) {
  return (
    <PagoFrame
      tone="error"
      title={copy.failedTitle}
      actions={<LinkButton to="/carrito">{copy.goToCarrito}</LinkButton>}
    >
      <p className="font-semibold">{copy.failedLead}</p>
      {numero && <p>{copy.failedOrder(numero)}</p>}
      <div className="grid gap-2 text-base text-pizarra">
        <p>{copy.failedCausesTitle}</p>
        <ul className="grid list-disc gap-1 pl-5">
          {copy.failedCauses.map((cause) => (
            <li key={cause}>{cause}</li>
          ))}
        </ul>
      </div>
    </PagoFrame>
  );
}

function Cancelled() {
  return (
    <PagoFrame
      tone="neutral"
      title={copy.cancelledTitle}
      actions={
        <>
          <LinkButton to="/checkout">{copy.retryPay}</LinkButton>
          <LinkButton to="/carrito" variant="quiet">
            {copy.goToCarrito}
          </LinkButton>
        </>
      }
    >
      <p>{copy.cancelledLead}</p>
    </PagoFrame>
  );
}

function Verifying({ isGuest }: { isGuest: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <PagoFrame
      tone="pending"
      title={copy.unknownTitle}
      actions={
        isGuest ? (
          <LinkButton to={loginPath(pathname + search)}>{copy.login}</LinkButton>
        ) : (
          <LinkButton to="/" variant="secondary">
            {copy.goHome}
          </LinkButton>
        )
      }
    >
      <p role="status">{copy.verifying}</p>
      <p className="text-base text-pizarra">{isGuest ? copy.verifyingGuest : copy.verifyingHint}</p>
    </PagoFrame>
  );
}
