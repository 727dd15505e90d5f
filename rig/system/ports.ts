import { once } from "node:events";
import { createServer } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ports that systems hand out by themselves, for port 0 and for outgoing connections. */
const first = 20_000;
const count = 12_000;
/** Each process and thread begins at a place of its own: two that run at once choose no port twice. */
const apart = 16;
let next = (process.pid + threadId) * apart;

/**
 * A loopback port that is free now. Another program may take it before its user listens: where a
 * server can listen on port 0 itself, let it.
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
