type GateOptions = {
  maxRunning: number;
  maxWaiting: number;
  /** For a caller who finds the queue full. */
  onFull: () => Error;
};

export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** A semaphore with a bounded FIFO queue. */
export function createGate({ maxRunning, maxWaiting, onFull }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw onFull();
      // The finishing task hands its place over.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running++;
    }
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
