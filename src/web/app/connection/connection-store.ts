import { createExternalStore } from "../browser/external-store.ts";

/** `offline`: no network at all; `away`: a network, but no answer of the shop. */
export type Connection = "online" | "offline" | "away" | "back";

type Deps = {
  hasNetwork: () => boolean;
  /** Resolves to whether the shop answered that it is well. */
  probe: () => Promise<boolean>;
  /** Acts later; answers how to call that off. */
  later: (act: () => void, ms: number) => () => void;
};

const firstProbeMs = 3_000;
const maxProbeMs = 30_000;
const backMs = 4_000;

/** What is known about the line to the shop, from real calls, the browser's events and own attempts. */
export function createConnection({ hasNetwork, probe, later }: Deps) {
  const store = createExternalStore<Connection>("online");
  let waitMs = firstProbeMs;
  let isProbing = false;
  let callOff = () => {};

  const isDown = () => store.read() === "offline" || store.read() === "away";

  /** A call found nobody. One lost call is no outage: only a second one says so, unless the network is gone. */
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
