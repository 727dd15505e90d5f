import type { ReactNode } from "react";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { pagoCopy as copy } from "./pago.copy.ts";
import { PagoFrame } from "./pago-frame.tsx";
import type { PagoTone } from "./pago-mark.tsx";

/** The binding text (docs/reglas.md 55) is the address's word, quoted. */
export function ClaimedFailed() {
  return (
    <Claimed
      tone="error"
      title={copy.failedTitle}
      actions={
        <LinkButton to="/carrito" variant="quiet">
          {copy.goToCarrito}
        </LinkButton>
      }
    >
      <p>
        {copy.claimedText} <q className="[quotes:'«'_'»']">{copy.failedLead}</q>
      </p>
    </Claimed>
  );
}

export function ClaimedCancelled() {
  return (
    <Claimed
      tone="neutral"
      title={copy.cancelledTitle}
      actions={
        <>
          <LinkButton to="/checkout" variant="secondary">
            {copy.retryPay}
          </LinkButton>
          <LinkButton to="/carrito" variant="quiet">
            {copy.goToCarrito}
          </LinkButton>
        </>
      }
    />
  );
}

type Props = { tone: PagoTone; title: string; actions: ReactNode; children?: ReactNode };

/** Anybody can make such a link: somebody who did pay must not be calmed, nor pay twice. */
function Claimed({ tone, title, actions, children }: Props) {
  return (
    <PagoFrame
      tone={tone}
      title={title}
      actions={
        <>
          <LinkButton to="/cuenta/pedidos">{copy.goToPedidos}</LinkButton>
          {actions}
        </>
      }
    >
      {children}
      <p>{copy.claimedLead}</p>
      <p className="text-base text-muted">{copy.claimedNext}</p>
    </PagoFrame>
  );
}
