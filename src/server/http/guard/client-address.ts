import { BlockList, isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { wasForwarded } from "./forwarding.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyRequest {
    /** Client named by the trusted proxies; `unknownClient` when they name none. */
    clientAddress: string;
  }
}

/** All whose address cannot be known share every limit. */
export const unknownClient = "unknown";

/** Where a proxy in front of a process stands: this machine or a private network. */
const proxyNetworks = new BlockList();
for (const [network, prefix] of [
  ["127.0.0.0", 8],
  ["10.0.0.0", 8],
  ["172.16.0.0", 12],
  ["192.168.0.0", 16],
  ["169.254.0.0", 16],
  ["100.64.0.0", 10],
] as const) {
  proxyNetworks.addSubnet(network, prefix, "ipv4");
}
proxyNetworks.addAddress("::1", "ipv6");
proxyNetworks.addSubnet("fc00::", 7, "ipv6");
proxyNetworks.addSubnet("fe80::", 10, "ipv6");

type Found = { address: string; fault?: keyof typeof faults };

/** Faults, for the person who set the proxies up. */
const faults = {
  untrusted:
    "a forwarding header came, but PROXY_HOPS is 0: all clients of that proxy share one limit; set PROXY_HOPS",
  missing:
    "PROXY_HOPS is set, but no X-Forwarded-For came: who passes the proxy by shares its limits; close the port or mend the proxy",
  public:
    "X-Forwarded-For came from a public address and was not believed: only the proxy should reach the port; set HOST or a firewall",
  short:
    "X-Forwarded-For names fewer proxies than PROXY_HOPS: its clients share one limit; lower PROXY_HOPS",
  unreadable: "X-Forwarded-For names no address: its clients share one limit; mend the proxy",
} as const;

/**
 * Sets `clientAddress`. Wrong proxies fail closed: what cannot be believed counts under an address
 * that many share. Each fault is logged once (docs/desplegar.md "Behind a proxy").
 */
export function identifyClients(
  http: FastifyInstance,
  { hops, log }: { hops: number; log: Logger },
): void {
  const told = new Set<string>();
  http.decorateRequest("clientAddress", unknownClient);
  http.addHook("onRequest", async (request) => {
    const peer = request.raw.socket.remoteAddress ?? unknownClient;
    const { address, fault } = findClient({ peer, hops, headers: request.headers });
    request.clientAddress = address;
    if (fault === undefined || told.has(fault)) return;
    told.add(fault);
    log.error({ fault }, faults[fault]);
  });
}

type Seen = { peer: string; hops: number; headers: Record<string, string | string[] | undefined> };

/** The address that the outermost trusted proxy saw. */
export function findClient({ peer, hops, headers }: Seen): Found {
  const address = plainAddress(peer) ?? unknownClient;
  if (hops === 0) return wasForwarded(headers) ? { address, fault: "untrusted" } : { address };
  const named = String(headers["x-forwarded-for"] ?? "");
  if (named.trim() === "") return { address, fault: "missing" };
  if (!isProxyAddress(address)) return { address, fault: "public" };
  const chain = named.split(",");
  const client = chain.at(-hops);
  if (client === undefined) return { address: unknownClient, fault: "short" };
  const found = plainAddress(client.trim());
  return found === null ? { address: unknownClient, fault: "unreadable" } : { address: found };
}

/** True for this machine and private networks. */
export function isProxyAddress(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && proxyNetworks.check(address, family === 4 ? "ipv4" : "ipv6");
}

/** Without port, brackets and IPv4 in IPv6; null for anything but an address. */
function plainAddress(text: string): string | null {
  const bare = /^\[([^\]]+)\](?::\d+)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d+$/, "$1");
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1] ?? bare;
  return isIP(mapped) === 0 ? null : mapped;
}
