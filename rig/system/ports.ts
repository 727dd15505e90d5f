import { once } from "node:events";
import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ephemeral ports of common systems. */
const first = 20_000;
const count = 12_000;
/** Staggered by process and thread against collisions. */
const apart = 16;
let next = (process.pid + threadId) * apart;

/** Free now, not reserved: prefer port 0 where a server can listen on it. */
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
