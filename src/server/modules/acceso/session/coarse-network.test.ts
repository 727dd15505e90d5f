import { expect, test } from "vitest";
import { coarseNetwork } from "./coarse-network.ts";

test.each([
  ["190.22.41.7", "190.22.x.x"],
  ["::ffff:190.22.41.7", "190.22.x.x"],
  ["2800:300:6271:1f70::5", "2800:300:x"],
  ["2800:300:9:1:2:3:4:5", "2800:300:x"],
  ["::1", "0:0:x"],
  ["fe80::1%eth0", "fe80:0:x"],
  ["", ""],
])("the network of %s is kept as %s", (address, network) => {
  expect(coarseNetwork(address)).toBe(network);
});
