import { useId, useRef, useState } from "react";
import { errorMessages } from "#contract/error-messages.ts";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { AcceptTerms } from "./accept-terms.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { PayNote } from "./pay-note.tsx";
import { RetractoNotice } from "./retracto-notice.tsx";
import type { Payment } from "./use-payment.ts";

type Props = {
  payment: Payment;
  direccionId: number | null;
  /** The shown way; null when it could not be asked for. */
  way: DespachoWay | null;
  /** A sentence, or null. */
  blockedBy: string | null;
  isReady: boolean;
  /** Without them the summary says what to do. */
  lines: readonly CarritoLine[];
};

export function PayPanel(props: Props) {
  const { payment, direccionId, way, blockedBy, isReady, lines } = props;
  const hasGoods = lines.length > 0;
  const hintId = useId();
  const { isStarting, isWaiting, error, pay } = payment;
  const box = useRef<HTMLInputElement>(null);
  const [isAccepted, setIsAccepted] = useState(false);
  const [isMissed, setIsMissed] = useState(false);

  function payIfAccepted(): void {
    setIsMissed(!isAccepted);
    if (isAccepted) void pay({ direccionId, way, lines });
    else box.current?.focus();
  }

  return (
    <div className="grid gap-4">
      <RetractoNotice lines={lines} />
      {hasGoods && (
        <AcceptTerms
          ref={box}
          checked={isAccepted}
          onChange={({ target }) => {
            setIsAccepted(target.checked);
            setIsMissed(false);
          }}
          error={isMissed ? errorMessages.terminosRequired : undefined}
        />
      )}
      {error && <Banner kind="error">{error}</Banner>}
      <Button
        size="large"
        disabled={!isReady || isWaiting || blockedBy !== null}
        isBusy={isStarting}
        aria-describedby={hasGoods ? hintId : undefined}
        onClick={payIfAccepted}
      >
        {isStarting ? copy.paying : copy.pay}
      </Button>
      {hasGoods && (
        <div id={hintId} className="grid gap-2 text-sm text-muted">
          {blockedBy && <p className="font-semibold text-ink">{blockedBy}</p>}
          <PayNote />
        </div>
      )}
    </div>
  );
}
