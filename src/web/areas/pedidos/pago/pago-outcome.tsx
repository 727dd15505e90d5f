import { useLocation } from "react-router";
import type { Pedido } from "#contract/schemas/pedidos.ts";
import { loginPath } from "#web/areas/acceso/session/redirect-target.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { ClaimedCancelled, ClaimedFailed } from "./pago-claimed.tsx";
import { PagoFrame } from "./pago-frame.tsx";
import type { OutcomeView } from "./pago-view.ts";
import type { RetryState } from "./retry-state.ts";

/** Whether the page polls, and a switch for it. */
export type Watch = { isOn: boolean; onChange: (isOn: boolean) => void };

type Props = {
  view: OutcomeView;
  /** From the address, so shown as text and only when nothing better is known. */
  message: string;
  pedido?: Pick<Pedido, "numero" | "terminos">;
  /** Only the address says so: nobody asked the server. */
  isClaimed?: boolean;
  watch?: Watch | undefined;
  /** Paid without an account in this tab. */
  isGuest?: boolean;
};

export function PagoOutcome(props: Props) {
  const { view, message, pedido, isClaimed = false, watch, isGuest = false } = props;
  const retry = {
    to: isGuest ? "/checkout/invitado" : "/checkout",
    state: { isRetry: true, terminos: pedido?.terminos?.version ?? null } satisfies RetryState,
  };
  if (view === "failed") {
    return isClaimed ? <ClaimedFailed /> : <Failed numero={pedido?.numero} retry={retry} />;
  }
  if (view === "cancelled") {
    return isClaimed ? <ClaimedCancelled /> : <Cancelled retry={retry} />;
  }
  if (view === "verificando") {
    return isClaimed ? <VerifyingGuest /> : <Verifying watch={watch} isGuest={isGuest} />;
  }
  return <Unknown message={message} />;
}

/** Anybody can make such a link: quoted, never the shop's words. */
function Unknown({ message }: { message: string }) {
  return (
    <PagoFrame
      tone="neutral"
      title={copy.unknownTitle}
      actions={
        <>
          <LinkButton to="/cuenta/pedidos">{copy.goToPedidos}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {copy.goHome}
          </LinkButton>
        </>
      }
    >
      <p>{copy.unknownError}</p>
      <p className="text-base text-muted">{copy.unknownNext}</p>
      {message !== "" && (
        <figure className="grid gap-1 border-l-2 border-hairline pl-4 text-sm text-muted">
          <figcaption>{copy.foreignMessage}</figcaption>
          <blockquote className="wrap-anywhere">
            <q className="[quotes:'«'_'»']">{message}</q>
          </blockquote>
        </figure>
      )}
    </PagoFrame>
  );
}

type Retry = { to: string; state: RetryState };

function Failed({ numero, retry }: { numero: string | undefined; retry: Retry }) {
  return (
    <PagoFrame
      tone="error"
      title={copy.failedTitle}
      actions={
        <>
          <LinkButton {...retry}>{copy.otherCard}</LinkButton>
          <LinkButton to="/carrito" variant="quiet">
            {copy.goToCarrito}
          </LinkButton>
        </>
      }
    >
      <p className="font-semibold">{copy.failedLead}</p>
      {numero && <p>{copy.failedOrder(numero)}</p>}
      <div className="grid gap-2 text-base text-muted">
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

function Cancelled({ retry }: { retry: Retry }) {
  return (
    <PagoFrame
      tone="neutral"
      title={copy.cancelledTitle}
      actions={
        <>
          <LinkButton {...retry}>{copy.retryPay}</LinkButton>
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

function Verifying({ watch, isGuest }: { watch: Watch | undefined; isGuest: boolean }) {
  const isWatching = watch?.isOn !== false;
  return (
    <PagoFrame
      tone={isWatching ? "pending" : "neutral"}
      title={copy.unknownTitle}
      actions={
        <>
          {!isGuest && (
            <LinkButton to="/cuenta/pedidos" variant="secondary">
              {copy.goToPedidos}
            </LinkButton>
          )}
          {watch && (
            <Button variant="quiet" onClick={() => watch.onChange(!watch.isOn)}>
              {watch.isOn ? copy.stopWatching : copy.watch}
            </Button>
          )}
        </>
      }
    >
      <p role="status" className="font-semibold">
        {copy.verifying}
      </p>
      <div className="grid gap-4 text-base text-muted">
        <p>{copy.verifyingWhat}</p>
        <p aria-live="polite">
          <strong className="font-semibold text-ink">{copy.verifyingNoRepeat}</strong>{" "}
          {isWatching ? copy.verifyingHint : copy.verifyingStopped}
        </p>
      </div>
    </PagoFrame>
  );
}

/** Without a session nothing is polled. */
function VerifyingGuest() {
  const { pathname, search } = useLocation();
  return (
    <PagoFrame
      tone="neutral"
      title={copy.unknownTitle}
      actions={<LinkButton to={loginPath(pathname + search)}>{copy.login}</LinkButton>}
    >
      <p>
        {copy.verifying} {copy.verifyingGuest}
      </p>
    </PagoFrame>
  );
}
