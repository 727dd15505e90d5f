const maxTries = 5;

/** After a deadlock, serialisation failure or busy file `run` is called again. */
export async function retried<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries >= maxTries || !isTransient(error)) throw error;
    }
  }
}

function isTransient(error: unknown): boolean {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return code === "40001" || code === "40P01" || errcode === 5;
}
