type GateOptions = {
  maxRunning: number;
  maxWaiting: number;
  /** What is thrown at a caller who finds the waiting line full. */
  onFull: () => Error;
};

export type Gate = <T>(task: () => Promise<T>) => Promise<T>;

/** Lets few tasks run at once, a bounded number wait in order, and refuses the rest. */
export function createGate({ maxRunning, maxWaiting, onFull }: GateOptions): Gate {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async (task) => {
    if (running >= maxRunning) {
      if (waiting.length >= maxWaiting) throw onFull();
      // Whoever leaves hands the place over, so `running` is not raised here.
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
