/** Resolves for one caller in each turn of the event loop, in the order of the calls. */
export type LoopTurns = () => Promise<void>;

/**
 * Work on SQLite never waits for anything: one work after another in microtasks would run to the end of the queue
 * before the process reads a socket again. Nobody waits for a turn that nobody else has taken.
 */
export function createLoopTurns(): LoopTurns {
  const waiting: (() => void)[] = [];
  let isTaken = false;

  function onNextTurn(): void {
    const next = waiting.shift();
    if (next === undefined) {
      isTaken = false;
      return;
    }
    setImmediate(onNextTurn);
    next();
  }

  return () => {
    if (isTaken) return new Promise((resolve) => waiting.push(resolve));
    isTaken = true;
    setImmediate(onNextTurn);
    return Promise.resolve();
  };
}
