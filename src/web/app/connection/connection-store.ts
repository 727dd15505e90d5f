import { createExternalStore } from "../browser/external-store.ts";

/** `offline`: no network; `away`: a network, but no answer. */
export type Connection = "online" | "offline" | "away" | "back";

type Deps = {
  hasNetwork: () => boolean;
  /** True when the health check passed. */
  probe: () => Promise<boolean>;
  /** Returns how to cancel. */
  later: (act: () => void, ms: number) => () => void;
};

const firstProbeMs = 3_000;
const maxProbeMs = 30_000;
const backMs = 4_000;

/** From calls, the browser's events and probes. */
export function createConnection({ hasNetwork, probe, later }: Deps) {
  const store = createExternalStore<Connection>("online");
  let waitMs = firstProbeMs;
  let isProbing = false;
  let callOff = () => {};

  const isDown = () => store.read() === "offline" || store.read() === "away";

  /** A call failed. A probe decides, because one lost call is no outage. */
  function lose(): void {
    if (!hasNetwork()) show("offline");
    if (!isDown()) void ask();
    else plan();
  }

  function reach(): void {
    if (isDown()) {
      waitMs = firstProbeMs;
      show("back");
      schedule(() => show("online"), backMs);
    }
  }

  function retry(): void {
    if (isDown()) void ask();
  }

  async function ask(): Promise<void> {
    if (isProbing) return;
    isProbing = true;
    const isWell = await probe();
    isProbing = false;
    if (isWell) return reach();
    show(hasNetwork() ? "away" : "offline");
    plan();
  }

  function plan(): void {
    schedule(() => void ask(), waitMs);
    waitMs = Math.min(waitMs * 1.5, maxProbeMs);
  }

  function schedule(act: () => void, ms: number): void {
    callOff();
    callOff = later(act, ms);
  }

  function show(next: Connection): void {
    if (store.read() !== next) store.write(next);
  }

  const { read, subscribe, initial } = store;
  return { read, subscribe, initial, lose, reach, retry };
}
