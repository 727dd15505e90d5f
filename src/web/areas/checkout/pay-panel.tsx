import { useId } from "react";
import { Link } from "react-router";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { PayNote } from "./pay-note.tsx";
import type { Payment } from "./use-payment.ts";

type Props = {
  payment: Payment;
  direccionId: number | null;
  /** A sentence, or null. */
  blockedBy: string | null;
  isReady: boolean;
  /** Without goods the summary says what to do. */
  hasGoods: boolean;
};

export function PayPanel({ payment, direccionId, blockedBy, isReady, hasGoods }: Props) {
  const hintId = useId();
  const { isStarting, isWaiting, error, pay } = payment;
  return (
    <div className="grid gap-4">
      {error && <Banner kind="error">{error}</Banner>}
      <Button
        size="large"
        disabled={!isReady || isWaiting || blockedBy !== null}
        isBusy={isStarting}
        aria-describedby={hasGoods ? hintId : undefined}
        onClick={() => void pay(direccionId)}
      >
        {isStarting ? copy.paying : copy.pay}
      </Button>
      {hasGoods && (
        <div id={hintId} className="grid gap-2 text-sm text-muted">
          {blockedBy && <p className="font-semibold text-ink">{blockedBy}</p>}
          <PayNote />
          <p>
            {copy.acceptBefore}{" "}
            <Link to="/terminos" className="link">
              {copy.terms}
            </Link>{" "}
            {copy.acceptBetween}{" "}
            <Link to="/privacidad" className="link">
              {copy.privacy}
            </Link>
            .
          </p>
        </div>
      )}
    </div>
  );
}
