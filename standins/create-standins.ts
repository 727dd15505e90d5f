import { type Clock, systemClock } from "./clock.ts";
import { createCorreo } from "./correo/correo.standin.ts";
import { createGoogle } from "./google/google.standin.ts";
import { refuseOtherSites } from "./http/guard.ts";
import { page } from "./http/reply.ts";
import { addPath, createServer } from "./http/server.ts";
import { indexPage } from "./index-page.ts";
import type { Standin, Surroundings } from "./standin.ts";
import { type DocumentStore, openDocumentStore } from "./store.ts";
import { paymentPageFolder } from "./webpay/api/create.operation.ts";
import { createWebpay, type WebpayOptions } from "./webpay/webpay.standin.ts";

export type StandinsOptions = {
  /** 0 takes any free port. */
  port: number;
  host: string;
  smtpPort: number;
  /** Memory only without it. */
  dataDir?: string;
  clock?: Clock;
  webpay?: WebpayOptions;
};

export type Standins = { url: string; smtpUrl: string; close(): Promise<void> };

export async function createStandins(options: StandinsOptions): Promise<Standins> {
  const { port, host, smtpPort, dataDir, clock = systemClock } = options;
  const closing = new AbortController();
  const store = openDocumentStore(dataDir ?? null);
  const surroundings: Surroundings = { clock, store, closing: closing.signal };
  const started: Standin[] = [];
  try {
    const correo = await createCorreo(surroundings, { host, smtpPort });
    started.push(createWebpay(surroundings, options.webpay), createGoogle(surroundings), correo);
    const app = createServer();
    refuseOtherSites(app, { host, shopperFolder: paymentPageFolder });
    addPath(app, "/", { GET: () => page(200, indexPage(started)) });
    for (const standin of started) standin.addRoutes(app);
    const listening = new URL(await app.listen({ port, host }));
    return {
      url: `http://${reachable(host)}:${listening.port}`,
      smtpUrl: correo.smtpUrl,
      close: async () => {
        closing.abort();
        await app.close();
        await closeAll(started, store);
      },
    };
  } catch (error) {
    await closeAll(started, store);
    throw error;
  }
}

async function closeAll(standins: readonly Standin[], store: DocumentStore): Promise<void> {
  await Promise.all(standins.map((standin) => standin.close()));
  store.close();
}

// 0.0.0.0 is no address that a client can use.
function reachable(host: string): string {
  return host === "0.0.0.0" ? "127.0.0.1" : host;
}
