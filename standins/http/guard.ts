import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { controlError, sendReply } from "./reply.ts";

type GuardOptions = {
  /** Where the stand-ins listen. */
  host: string;
  /** Where other sites' pages may send forms. */
  shopperFolder: string;
};

/**
 * Refuses what another site's page sends from a browser on this machine: it could empty the mail, or read it
 * under a name that was made to mean this machine. The shop's page sends the shopper's form.
 */
export function refuseOtherSites(
  app: FastifyInstance,
  { host, shopperFolder }: GuardOptions,
): void {
  const isAlone = isLoopback(host);
  app.addHook("onRequest", async (request, response) => {
    if (isAlone && isForeignName(request.hostname)) {
      return sendReply(response, controlError(403, "Los simuladores no se llaman así."));
    }
    const isForShoppers = request.url.startsWith(`${shopperFolder}/`);
    if (!isForShoppers && isWriteOfOtherSite(request)) {
      return sendReply(response, controlError(403, "La petición viene de otro sitio."));
    }
    return;
  });
}

/** Our own forms come with the origin `null`, because the pages send no referrer. */
function isWriteOfOtherSite({ method, headers }: FastifyRequest): boolean {
  if (method === "GET" || method === "HEAD") return false;
  const { origin, host, "sec-fetch-site": site } = headers;
  if (site !== undefined) return site !== "same-origin" && site !== "none";
  return origin !== undefined && URL.parse(origin)?.host !== host;
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** Neither an address nor this machine. */
function isForeignName(name: string): boolean {
  const host = name.replace(/^\[|\]$/g, "").toLowerCase();
  return host !== "" && host !== "localhost" && isIP(host) === 0;
}
