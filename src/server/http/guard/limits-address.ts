import { isIP } from "node:net";

/**
 * The part of a client's address that stands for one client: an IPv4 address whole, of an IPv6
 * address the first 64 bits, because one household is given at least that many.
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
