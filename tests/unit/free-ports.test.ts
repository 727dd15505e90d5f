import { fork } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { claimPort, findFreePort } from "#rig/system/ports.ts";

test("a port is given to one caller, before any server listens on it", async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, findFreePort));
  expect(new Set(ports).size).toBe(40);
  for (const port of ports) expect(await claimPort(port)).toBe(false);
});

test("another process's port is free when that process ends, even by a kill", async () => {
  const other = fork(resolve("tests/support/faults/port-holder.ts"));
  const [port] = (await once(other, "message")) as [number];
  expect(await claimPort(port)).toBe(false);
  other.kill("SIGKILL");
  await once(other, "exit");
  expect(await claimPort(port)).toBe(true);
});
