import { expect, test } from "vitest";
import { clientNetwork, wideNetwork } from "./limits-address.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:DB8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["no address", "no address"],
])("%s counts as %s", (address, network) => {
  expect(clientNetwork(address)).toBe(network);
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::/48"],
  ["::1", "0:0:0::/48"],
  ["no address", "no address"],
])("%s belongs to the site %s", (address, network) => {
  expect(wideNetwork(address)).toBe(network);
});
