import { useLocation } from "react-router";
import { pagoCopy as copy } from "#web/copy/pago.ts";
import { loginPath } from "#web/state/redirect-target.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PagoFrame } from "./pago-frame.tsx";
import type { OutcomeView } from "./pago-view.ts";

/** Whether the page asks for news by itself, and the way to stop that or to begin again. */
export type Watch = { isOn: boolean; onChange: (isOn: boolean) => void };

type Props = {
  view: OutcomeView;
  /** From the address: shown as text, and only where nothing better is known. */
  message: string;
  numero?: string;
  isGuest?: boolean;
  watch?: Watch | undefined;
};

/** Every result that is not a receipt. */
export function PagoOutcome({ view, message, numero, isGuest = false, watch }: Props) {
  if (view === "failed") return <Failed numero={numero} />;
  if (view === "cancelled") return <Cancelled />;
  if (view === "verificando") return <Verifying isGuest={isGuest} watch={watch} />;
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

function Verifying({ isGuest, watch }: { isGuest: boolean; watch: Watch | undefined }) {
  const { pathname, search } = useLocation();
  const hint = watch?.isOn === false ? copy.verifyingStopped : copy.verifyingHint;
  return (
    <PagoFrame
      tone="pending"
      title={copy.unknownTitle}
      actions={
        isGuest ? (
          <LinkButton to={loginPath(pathname + search)}>{copy.login}</LinkButton>
        ) : (
          <>
            <LinkButton to="/" variant="secondary">
              {copy.goHome}
            </LinkButton>
            {watch && (
              <Button variant="quiet" onClick={() => watch.onChange(!watch.isOn)}>
                {watch.isOn ? copy.stopWatching : copy.watch}
              </Button>
            )}
          </>
        )
      }
    >
      <p role="status">{copy.verifying}</p>
      <p className="text-base text-pizarra" aria-live="polite">
        {isGuest ? copy.verifyingGuest : hint}
      </p>
    </PagoFrame>
  );
}
