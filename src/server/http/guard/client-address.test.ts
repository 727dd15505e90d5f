import { expect, test } from "vitest";
import { findClient, unknownClient } from "./client-address.ts";

const peer = "127.0.0.1";
const forwarded = (chain: string) => ({ "x-forwarded-for": chain });

test.each([
  ["the peer without proxies", 0, "203.0.113.7", {}, "203.0.113.7"],
  ["the client that one proxy names", 1, peer, forwarded("203.0.113.7"), "203.0.113.7"],
  [
    "the last of a chain, not what a client wrote",
    1,
    peer,
    forwarded("1.1.1.1, 203.0.113.7"),
    "203.0.113.7",
  ],
  [
    "the outermost of two proxies",
    2,
    "10.1.2.3",
    forwarded("9.9.9.9, 203.0.113.7, 10.0.0.2"),
    "203.0.113.7",
  ],
  ["an address with its port", 1, peer, forwarded("203.0.113.7:5123"), "203.0.113.7"],
  ["an address of IPv6", 1, "::1", forwarded("[2001:db8::7]:443"), "2001:db8::7"],
  [
    "IPv4 that travels as IPv6",
    1,
    "::ffff:127.0.0.1",
    forwarded("::ffff:203.0.113.7"),
    "203.0.113.7",
  ],
])("finds %s", (_what, hops, from, headers, address) => {
  expect(findClient({ peer: from, hops, headers })).toEqual({ address });
});

test.each([
  ["untrusted", 0, peer, forwarded("203.0.113.7"), peer],
  ["untrusted", 0, peer, { "x-real-ip": "203.0.113.7" }, peer],
  ["missing", 1, peer, {}, peer],
  ["missing", 1, "198.51.100.9", { forwarded: "for=203.0.113.7" }, "198.51.100.9"],
  ["public", 1, "198.51.100.9", forwarded("203.0.113.7"), "198.51.100.9"],
  ["public", 1, "2001:db8::9", forwarded("203.0.113.7"), "2001:db8::9"],
  ["short", 2, peer, forwarded("203.0.113.7"), unknownClient],
  ["unreadable", 1, peer, forwarded("203.0.113.7, casa"), unknownClient],
  ["unreadable", 1, peer, forwarded("203.0.113.7,"), unknownClient],
] as const)(
  "a chain that is %s counts under an address that many share",
  (fault, hops, from, headers, address) => {
    expect(findClient({ peer: from, hops, headers })).toEqual({ address, fault });
  },
);
