import { isIPv4 } from "node:net";
import { clientNetwork } from "../../../limits/limits-address.ts";

/**
 * Half of an IPv4 address ("190.22.x.x"), a third of an IPv6 network ("2800:300:x"): enough to
 * tell home from elsewhere, too little to find a household.
 */
export function coarseNetwork(address: string): string {
  const network = clientNetwork(address);
  if (isIPv4(network)) return `${network.split(".").slice(0, 2).join(".")}.x.x`;
  const [first, second] = network.split(":");
  return second === undefined ? "" : `${first}:${second}:x`;
}
