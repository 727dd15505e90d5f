import { setTimeout as wait } from "node:timers/promises";

export type Answer = { status: number; body: string; headers: Record<string, string> };

export type Phase = {
  title: string;
  requests: number;
  /** Those with a method that writes. */
  writes: number;
  /** Answers of a shop that sheds load: asked again, as pages do. A crowded machine causes them. */
  busy: number;
  /** Answers that a visitor would have seen as broken: none, or 5xx. */
  failures: string[];
  seconds: number;
};

export type Tally = {
  count: (what: string, ask: () => Promise<Answer>) => Promise<Answer>;
  /** Requests that end during `act` are its own. */
  phase: (title: string, act: () => Promise<void>) => Promise<Phase>;
  current: () => Phase;
  /** Once every request of now has ended. */
  ended: () => Promise<void>;
};

const patience = 100;
const againMs = 500;

export function createTally(): Tally {
  let current = emptyPhase("");
  const open = new Set<Promise<Answer>>();
  return {
    current: () => current,
    async ended() {
      await Promise.allSettled(open);
    },
    async count(what, ask) {
      const counting = countOne(what, ask);
      open.add(counting);
      return counting.finally(() => open.delete(counting));
    },
    async phase(title, act) {
      const phase = emptyPhase(title);
      current = phase;
      const startedAt = performance.now();
      await act();
      phase.seconds = Math.round((performance.now() - startedAt) / 100) / 10;
      return phase;
    },
  };

  async function countOne(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    let answer = await ask();
    for (let turn = 0; turn < patience && isShed(answer); turn++) {
      current.busy += 1;
      await wait(againMs);
      answer = await ask();
    }
    const phase = current;
    phase.requests += 1;
    if (!what.startsWith("GET ")) phase.writes += 1;
    if (answer.status === 0 || answer.status >= 500)
      phase.failures.push(
        `${what}: ${answer.status} ${answer.body.replaceAll(/\s+/g, " ").slice(0, 120)}`,
      );
    return answer;
  }
}

/** Refused before anything was done for it. */
function isShed({ status, body, headers }: Answer): boolean {
  return status === 503 && headers["retry-after"] !== undefined && body.includes("muy ocupada");
}

function emptyPhase(title: string): Phase {
  return { title, requests: 0, writes: 0, busy: 0, failures: [], seconds: 0 };
}
