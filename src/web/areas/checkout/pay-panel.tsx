import { useId } from "react";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { AcceptTerms } from "./accept-terms.tsx";
import type { Buyer, Paying } from "./buyer.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { PayNote } from "./pay-note.tsx";
import { RetractoNotice } from "./retracto-notice.tsx";

type Props = Paying &
  Pick<Buyer, "isReady" | "blockedBy"> & {
    /** Without them the summary says what to do. */
    lines: readonly CarritoLine[];
  };

export function PayPanel({ terms, button, payment, isReady, blockedBy, lines }: Props) {
  const hasGoods = lines.length > 0;
  const hintId = useId();
  const { isStarting, isWaiting, error } = payment;
  const reason = isReady ? blockedBy : null;
  return (
    <div className="grid gap-4">
      <RetractoNotice lines={lines} />
      {hasGoods && <AcceptTerms {...terms} />}
      {error && <Banner kind="error">{error}</Banner>}
      <Button
        {...button}
        size="large"
        disabled={!isReady || !hasGoods || isWaiting || reason !== null}
        isBusy={isStarting}
        aria-describedby={hasGoods ? hintId : undefined}
      >
        {isStarting ? copy.paying : copy.pay}
      </Button>
      {hasGoods && (
        <div id={hintId} className="grid gap-2 text-sm text-muted">
          {reason && <p className="font-semibold text-ink">{reason}</p>}
          <PayNote />
        </div>
      )}
    </div>
  );
}
