import { useEffect, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import type { DespachoWay } from "#contract/schemas/despacho.ts";
import { api } from "#web/app/api/api.ts";
import { formatTimeUp } from "#web/app/dates.ts";
import { useRootData } from "#web/app/page/root-data.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";
import { serverCarrito } from "#web/areas/carrito/state/server-carrito.ts";
import { checkoutCopy as copy } from "./checkout.copy.ts";
import { paymentAddress } from "./payment-redirect.ts";
import { shownToBuyer } from "./shown-to-buyer.ts";
import { refreshWays } from "./use-ways.ts";

export type Payment = {
  isStarting: boolean;
  error: string | null;
  /** After too many starts, until the wait is over. */
  isWaiting: boolean;
  /** Called once the box is ticked. */
  pay: (what: Paying) => Promise<void>;
};

/** Shown to the buyer. `way`: null when it could not be asked for. */
type Paying = {
  direccionId: number | null;
  way: DespachoWay | null;
  lines: readonly CarritoLine[];
};

/** Stays "starting" while the provider's page loads. */
export function usePayment(): Payment {
  const [isStarting, setIsStarting] = useState(false);
  const [error, setError] = useState<string | null>(null);
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

  async function pay(what: Paying): Promise<void> {
    setError(null);
    const isSomewhere = what.direccionId !== null || what.way?.modo === "retiro";
    if (!isSomewhere) return setError(errorMessages.direccionRequired);
    setIsStarting(true);
    try {
      const started = await startPayment(what, origin);
      if ("address" in started) return window.location.assign(started.address);
      setError(started.error);
      setWaitMs(started.waitMs ?? null);
    } catch (error) {
      reportError(error);
      setError(copy.startFailed);
    }
    setIsStarting(false);
  }

  return { isStarting, error, isWaiting: waitMs !== null, pay };
}

async function startPayment(
  { direccionId, way, lines }: Paying,
  origin: string | null,
): Promise<{ address: string } | { error: string; waitMs?: number }> {
  const result = await api("startPago", {
    body: {
      ...(direccionId === null ? {} : { direccion_id: direccionId }),
      ...shownToBuyer(lines, way),
      acepta_terminos: true,
    },
  });
  if (!result.ok) {
    // Stock or precios may have changed.
    void serverCarrito.refresh();
    refreshWays();
    const { waitMs, said } = waitOf(result);
    const error = result.error ?? copy.startFailed;
    return waitMs === null ? { error } : { error: `${error} ${said}`, waitMs };
  }
  const address = paymentAddress(result.data, origin);
  return address ? { address } : { error: copy.invalidAnswer };
}

const tooManyStatus = 429;

/** Until when, as a time of the day. */
function waitOf({ status, retryAfterSeconds }: ApiFailure) {
  if (status !== tooManyStatus || retryAfterSeconds === null) return { waitMs: null, said: "" };
  const waitMs = retryAfterSeconds * 1_000;
  return { waitMs, said: copy.againAt(formatTimeUp(Date.now() + waitMs)) };
}
