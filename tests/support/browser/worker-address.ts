import { once } from "node:events";
import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { ShopAddress } from "#rig/shop/test-shop.ts";

/** The one address of the shops that a worker opens one after another. */
export type WorkerAddress = ShopAddress & { close: () => Promise<void> };

/**
 * Files whose shops have one address are one site to the browser, which compiles the scripts once
 * (docs/decisiones.md 16). A listener per shop on that port would have to wait for the connections
 * that the browser keeps open.
 */
export async function openWorkerAddress(): Promise<WorkerAddress> {
  let served: Server | null = null;
  let begun: ServerResponse[] = [];
  const inProgress = () => begun.filter((response) => !response.closed);
  const hand: RequestListener = (request, response) => {
    if (!served) return void response.writeHead(503).end();
    begun = [...inProgress(), response];
    served.emit("request", request, response);
  };
  const listener = createServer(hand).listen(0, "127.0.0.1");
  await once(listener, "listening");
  return {
    port: (listener.address() as AddressInfo).port,
    serve(server) {
      if (served) throw new Error("the worker's address has a shop already");
      served = server;
    },
    async leave() {
      served = null;
      await Promise.all(inProgress().map((response) => once(response, "close")));
    },
    async close() {
      listener.closeAllConnections();
      listener.close();
      await once(listener, "close");
    },
  };
}
