import { useCallback, useEffect, useState } from "react";

const secondMs = 1_000;

export type Countdown = { secondsLeft: number; isStopped: boolean; stop: () => void };

/** Calls `onEnd` at zero, unless it is stopped. */
export function useCountdown(seconds: number, onEnd: () => void): Countdown {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  const [isStopped, setIsStopped] = useState(false);
  useEffect(() => {
    if (isStopped) return;
    if (secondsLeft <= 0) {
      onEnd();
      return;
    }
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), secondMs);
    return () => clearTimeout(timer);
  }, [secondsLeft, isStopped, onEnd]);
  const stop = useCallback(() => setIsStopped(true), []);
  return { secondsLeft, isStopped, stop };
}
