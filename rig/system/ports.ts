import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { threadId } from "node:worker_threads";

/** Below the ephemeral ports of common systems. */
const first = 20_000;
const count = 6_000;
/** Staggered by process and thread: neighbours seldom ask for the same port. */
const apart = 16;
let next = (process.pid + threadId) * apart;

/**
 * A free port that no other process of this repository is given while this process lives. Prefer
 * port 0 where a server can listen on it.
 *
 * @throws Error when every port is taken.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < count; tries++) {
    const port = first + (next++ % count);
    if (await claimPort(port)) return port;
  }
  throw new Error("no free port");
}

/**
 * Claims a port until this process ends: a listener on a second port is the lock, which the kernel
 * gives to one process and frees with it. A port that was only looked at could be given twice
 * before its server listens.
 */
export async function claimPort(port: number): Promise<boolean> {
  const claim = await listen(port + count);
  if (!claim) return false;
  const server = await listen(port);
  if (server) {
    server.close();
    await once(server, "close");
    claim.unref();
    return true;
  }
  claim.close();
  return false;
}

async function listen(port: number): Promise<Server | null> {
  const server = createServer().listen({ port, host: "127.0.0.1", exclusive: true });
  try {
    await once(server, "listening");
    return server;
  } catch {
    return null;
  }
}
