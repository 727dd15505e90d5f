import { setImmediate as nextTurn } from "node:timers/promises";

/** A page of a list, or some dozens of short statements. */
const defaultMaxMs = 15;

/**
 * Call it before each statement. SQLite answers without ever waiting, so a transaction of many statements, an export or a
 * job would run to its end in one turn of the event loop: after this long the next statement waits for another turn.
 */
export function createStatementTurns(maxMs = defaultMaxMs): () => Promise<void> {
  let since: number | null = null;

  return async () => {
    while (since !== null && performance.now() - since >= maxMs) await nextTurn();
    if (since !== null) return;
    since = performance.now();
    setImmediate(() => {
      since = null;
    });
  };
}
