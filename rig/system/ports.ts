import { once } from "node:events";
import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ephemeral ports of common systems. */
const first = 20_000;
const count = 12_000;
/** Processes and threads start apart, so that two at once do not choose the same port. */
const apart = 16;
let next = (process.pid + threadId) * apart;

/**
 * A loopback port that is free now. Another program may take it before it is used: prefer port 0
 * where a server can listen on it.
 */
export async function findFreePort(): Promise<number> {
  for (;;) {
    const port = first + (next++ % count);
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, "127.0.0.1");
  try {
    await once(server, "listening");
  } catch {
    return false;
  }
  server.close();
  await once(server, "close");
  return true;
}
