import { isIP } from "node:net";

/**
 * One client: an IPv4 address, or the /64 of an IPv6 address, which is the least a household gets.
 */
export function clientNetwork(address: string): string {
  const plain = address.replace(/%.*$/, "").toLowerCase();
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined) return mapped;
  if (isIP(plain) !== 6) return plain;
  const normal = new URL(`http://[${plain}]`).hostname.slice(1, -1);
  const [head = "", tail] = normal.split("::");
  const groups = head === "" ? [] : head.split(":");
  const rest = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = Array.from({ length: 8 - groups.length - rest.length }, () => "0");
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(":")}::/64`;
}

/**
 * A /48 of IPv6, which anybody gets for nothing; otherwise as `clientNetwork`. It has 65,536 networks, of
 * one person or of all customers of a carrier.
 */
export function wideNetwork(address: string): string {
  const network = clientNetwork(address);
  const groups = /^(\w+:\w+:\w+):\w+::\/64$/.exec(network)?.[1];
  return groups === undefined ? network : `${groups}::/48`;
}
