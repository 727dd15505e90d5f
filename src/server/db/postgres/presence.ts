import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "../../time/clock.ts";

const probeMs = seconds(1.2);
const pauseMs = seconds(0.25);

export type Presence = {
  /** True from a failed probe to the next answer. */
  isAway: () => boolean;
  /** Probes now; concurrent calls share one probe. */
  probe: () => Promise<boolean>;
  /** An answer of the server was seen. */
  noteAnswer: () => void;
  stop: () => void;
};

/** Detects an outage and, by probing in the background, its end. */
export function watchPresence(connectionString: string): Presence {
  let asking: Promise<boolean> | null = null;
  let isAway = false;
  let answeredAt = 0;
  const ending = new AbortController();

  function probe(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking.then((isHere) => {
      if (isHere) isAway = false;
      else if (!isAway) void awaitReturn();
      return isHere;
    });
  }

  /** A loaded server greets late: any answer meanwhile counts. */
  async function ask(): Promise<boolean> {
    const askedAt = performance.now();
    return (await isAnswering(connectionString)) || answeredAt > askedAt;
  }

  function noteAnswer(): void {
    answeredAt = performance.now();
    isAway = false;
  }

  async function awaitReturn(): Promise<void> {
    isAway = true;
    while (isAway && !ending.signal.aborted) {
      await wait(pauseMs, undefined, { ref: false });
      await probe();
    }
  }

  return { isAway: () => isAway, probe, noteAnswer, stop: () => ending.abort() };
}

/** True when a new connection gets any answer, an error message included. */
async function isAnswering(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Not awaited: a server that freezes now would block every later probe.
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
