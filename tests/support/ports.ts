import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";

/**
 * A loopback port that is free now. Another process may take it before its user listens:
 * where a server can listen on port 0 itself, let it.
 */
export async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}
