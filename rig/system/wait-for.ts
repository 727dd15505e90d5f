import { setTimeout as wait } from "node:timers/promises";

type Patience = { timeoutMs?: number; intervalMs?: number };

/** Polls until `ask` answers something. Throws after `timeoutMs`, naming `what`. */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | undefined>,
  { timeoutMs = 60_000, intervalMs = 20 }: Patience = {},
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    const found = await ask();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`waited in vain for ${what}`);
    await wait(intervalMs);
  }
}
