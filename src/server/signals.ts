/** Asks the process to end, from the first moment on. */
export type Signals = {
  /** From now on a signal waits for `onEnd`. Before it ends the process at once. */
  beginServing: () => void;
  onEnd: (act: () => void) => void;
};

const early = "La tienda se detiene antes de atender.\n";

/** Once. Without a handler a process that is PID 1 of a container never hears of a signal. */
export function watchSignals(): Signals {
  const { promise: ending, resolve: end } = Promise.withResolvers<void>();
  let isServing = false;
  const hear = () => {
    if (isServing) return end();
    process.stderr.write(early);
    process.exit();
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.once(signal, hear);
  return {
    beginServing: () => {
      isServing = true;
    },
    onEnd: (act) => void ending.then(act),
  };
}
