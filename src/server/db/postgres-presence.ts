import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { seconds } from "../clock.ts";

/** The server has this long to say that it is there. */
const probeMs = seconds(1.2);
/** While it is away, it is asked again so long after it did not answer. */
const pauseMs = seconds(0.25);

/** What is known of a server from its answers and, when they do not come, from asking it for a greeting. */
export type Presence = {
  /** True since a greeting did not come and until one does. */
  isAway: () => boolean;
  /** Asks now; calls that overlap share one question. */
  isThere: () => Promise<boolean>;
  /** Tells that the server has just answered somebody. */
  hear: () => void;
  /** Ends the asking. */
  stop: () => void;
};

/**
 * Keeps watch over the server of this address. Once it has fallen silent nobody needs to find that out
 * again by waiting: it is asked in the background until it answers.
 */
export function watchPresence(connectionString: string): Presence {
  let asking: Promise<boolean> | null = null;
  let isAway = false;
  let heardAt = 0;
  const ending = new AbortController();

  function isThere(): Promise<boolean> {
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking.then((isHere) => {
      if (isHere) isAway = false;
      else if (!isAway) void awaitReturn();
      return isHere;
    });
  }

  /** A crowded machine may greet too late; an answer to anybody meanwhile says as much. */
  async function ask(): Promise<boolean> {
    const askedAt = performance.now();
    return (await probe(connectionString)) || heardAt > askedAt;
  }

  function hear(): void {
    heardAt = performance.now();
    isAway = false;
  }

  async function awaitReturn(): Promise<void> {
    isAway = true;
    while (isAway && !ending.signal.aborted) {
      await wait(pauseMs, undefined, { ref: false });
      await isThere();
    }
  }

  return { isAway: () => isAway, isThere, hear, stop: () => ending.abort() };
}

/** Asks for a new connection; any answer counts, a refusal in words too. */
async function probe(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: probeMs });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // Not waited for: a server that falls silent now would keep every later question waiting, too.
    void client.end().catch(() => undefined);
    return true;
  } catch (error) {
    return error instanceof pg.DatabaseError;
  }
}
