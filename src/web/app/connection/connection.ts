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

/** Notices that the network or the shop is away and back again; called once, when the scripts start. */
export function watchConnection(): void {
  connectReachability({ onLost: connection.lose, onReached: connection.reach });
  addEventListener("offline", connection.lose);
  addEventListener("online", connection.retry);
  addEventListener("pageshow", (event) => {
    if (event.persisted) connection.retry();
  });
  if (!navigator.onLine) connection.lose();
}

/** Whether the shop can be reached; "back" for some seconds after it could not. */
export function useConnection() {
  return useExternalStore(connection);
}

/** Asks at once instead of waiting for the next attempt. */
export function retryConnection(): void {
  connection.retry();
}

/** Somebody outside the typed client met a line that is down. */
export function reportLost(): void {
  connection.lose();
}
