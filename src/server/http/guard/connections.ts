import type { Server, Socket } from "node:net";
import { wideNetwork } from "../../limits/limits-address.ts";
import { isProxyAddress } from "./client-address.ts";

/**
 * Closes at once what one network opens beyond `maxEach` connections: what all may hold (`maxConnections`) is for
 * everybody. Not of a private network: a proxy or the gateway of containers may stand there for all.
 */
export function boundConnections(server: Pick<Server, "on">, maxEach: number): void {
  const counts = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const { remoteAddress } = socket;
    if (remoteAddress === undefined || isProxyAddress(remoteAddress)) return;
    const network = wideNetwork(remoteAddress);
    const count = counts.get(network) ?? 0;
    if (count >= maxEach) {
      socket.destroy();
      return;
    }
    counts.set(network, count + 1);
    socket.once("close", () => {
      const left = (counts.get(network) ?? 1) - 1;
      if (left > 0) counts.set(network, left);
      else counts.delete(network);
    });
  });
}
