import { useEffect, useState } from "react";
import { type ApiFailure, readFailure } from "#contract/client.ts";
import { formatTimeUp } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import { serverCarrito } from "#web/areas/carrito/state/server-carrito.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { paymentAddress } from "./payment-redirect.ts";

type Started<A> = { ok: true; data: A } | ApiFailure;
type Call<A> = () => Promise<Started<A>>;

export type Payment = {
  isStarting: boolean;
  error: string | null;
  /** Total that the last refusal named. */
  totalTold: number | null;
  /** After too many starts, until the wait is over. */
  isWaiting: boolean;
  /** `call` starts the payment of somebody who ticked the box. A failure is told by the caller. */
  start: <A>(call: Call<A>) => Promise<Started<A>>;
  tell: (failure: ApiFailure) => void;
};

/** Stays "starting" while the provider's page loads. `onRefused`: stock or precios may have changed. */
export function usePayment(onRefused: () => void): Payment {
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [totalTold, setTotalTold] = useState<number | null>(null);
  const [waitMs, setWaitMs] = useState<number | null>(null);
  const origin = useRootData().tienda?.origenes.pago ?? null;

  useEffect(() => {
    /** The back button restores this page as it was left. */
    function onPageShow(event: PageTransitionEvent): void {
      if (!event.persisted) return;
      setIsStarting(false);
      void serverCarrito.refresh();
    }
    window.addEventListener("pageshow", onPageShow);
    return () => window.removeEventListener("pageshow", onPageShow);
  }, []);

  useEffect(() => {
    if (waitMs === null) return;
    const timer = setTimeout(() => {
      setWaitMs(null);
      setError(null);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [waitMs]);

  async function start<A>(call: Call<A>): Promise<Started<A>> {
    setError(null);
    setIsStarting(true);
    const started = await startPayment(call, { origin, onRefused });
    if (!started.ok) setIsStarting(false);
    return started;
  }

  function tell(failure: ApiFailure): void {
    const { waitMs: wait, said } = waitOf(failure);
    setWaitMs(wait);
    setTotalTold(failure.total ?? null);
    setError([failure.error ?? copy.startFailed, said].filter(Boolean).join(" "));
  }

  return { isStarting, error, totalTold, isWaiting: waitMs !== null, start, tell };
}

type Leaving = { origin: string | null; onRefused: () => void };

/** Leads to the provider's page, unless it fails. */
async function startPayment<A>(call: Call<A>, { origin, onRefused }: Leaving): Promise<Started<A>> {
  try {
    const started = await call();
    if (!started.ok) {
      onRefused();
      return started;
    }
    const address = paymentAddress(started.data, origin);
    if (address === null) return failed(copy.invalidAnswer);
    window.location.assign(address);
    return started;
  } catch (error) {
    reportError(error);
    return failed(copy.startFailed);
  }
}

/** A failure that the shop did not say itself. */
export function failed(error: string): ApiFailure {
  return readFailure({ status: 0, body: { error }, headers: {} });
}

const tooManyStatus = 429;

/** Until when, as a time of the day. */
function waitOf({ status, retryAfterSeconds }: ApiFailure) {
  if (status !== tooManyStatus || retryAfterSeconds === null) return { waitMs: null, said: "" };
  const waitMs = retryAfterSeconds * 1_000;
  return { waitMs, said: copy.againAt(formatTimeUp(Date.now() + waitMs)) };
}
