import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router";
import { useAnswer } from "#web/app/api/use-answer.ts";
import type { RetryState } from "#web/areas/pedidos/pago/retry-state.ts";

function useRetryState(): Partial<RetryState> {
  return (useLocation().state as Partial<RetryState> | null) ?? {};
}

/** For the heading of the summary, where somebody goes on whose payment came to nothing. */
export function useRetryFocus(isReady: boolean) {
  const { isRetry = false } = useRetryState();
  const heading = useRef<HTMLHeadingElement>(null);
  const isDone = useRef(false);
  useEffect(() => {
    if (!isRetry || !isReady || isDone.current) return;
    isDone.current = true;
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  }, [isRetry, isReady]);
  return heading;
}

/** Calls `tick` when the terms that were accepted for the payment that failed are still the present ones. */
export function useKeptTerms(tick: () => void): void {
  const { terminos = null } = useRetryState();
  const present = useAnswer("getTerminos", { isKept: false, isAsked: terminos !== null });
  const isSame = terminos !== null && present.answer?.data.version === terminos;
  const onSame = useEffectEvent(tick);
  useEffect(() => {
    if (isSame) onSame();
  }, [isSame]);
}
