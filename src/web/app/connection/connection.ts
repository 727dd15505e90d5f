import { connectReachability } from "../api/api.ts";
import { useExternalStore } from "../browser/external-store.ts";
import { createConnection } from "./connection-store.ts";

export type { Connection } from "./connection-store.ts";

const probeAddress = "/api/salud";

const connection = createConnection({
  hasNetwork: () => navigator.onLine,
  probe: () =>
    fetch(probeAddress, { cache: "no-store" }).then(
      ({ ok }) => ok,
      () => false,
    ),
  later: (act, ms) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  },
});

export function watchConnection(): void {
  connectReachability({ onLost: connection.lose, onReached: connection.reach });
  addEventListener("offline", connection.lose);
  addEventListener("online", connection.retry);
  addEventListener("pageshow", (event) => {
    if (event.persisted) connection.retry();
  });
  if (!navigator.onLine) connection.lose();
}

/** "back" for some seconds after an outage. */
export function useConnection() {
  return useExternalStore(connection);
}

export function retryConnection(): void {
  connection.retry();
}

/** For failures outside the typed client. */
export function reportCallFailure(): void {
  connection.lose();
}
