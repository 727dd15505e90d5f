import { createServer, type Server, type Socket } from "node:net";
import { afterEach, expect, it, vi } from "vitest";
import { patience } from "#tests/support/vitest/patience.ts";
import { type Presence, watchPresence } from "./presence.ts";

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

const sockets: Socket[] = [];
let server: Server;
let presence: Presence;

/** A server that never closes its side, as a machine that is frozen. */
async function listen(greets: () => boolean): Promise<void> {
  server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    socket.once("data", () => greets() && socket.write(Buffer.concat([authenticated, ready])));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  presence = watchPresence(`postgres://estrato@127.0.0.1:${port}/estrato`);
}

afterEach(() => {
  presence.stop();
  for (const socket of sockets.splice(0)) socket.destroy();
  server.close();
});

it("a server that falls silent right after its greeting does not silence the next questions", async () => {
  await listen(() => true);
  expect(await presence.probe()).toBe(true);
  expect(await presence.probe()).toBe(true);
  expect(sockets).toHaveLength(2);
  expect(presence.isAway()).toBe(false);
});

it("a server that greets nobody is away until it does, and is asked without anybody waiting for it", async () => {
  let isFrozen = true;
  await listen(() => !isFrozen);
  expect(presence.isAway()).toBe(false);
  expect(await presence.probe()).toBe(false);
  expect(presence.isAway()).toBe(true);
  await vi.waitFor(() => expect(sockets.length).toBeGreaterThan(1), patience);
  isFrozen = false;
  await vi.waitFor(() => expect(presence.isAway()).toBe(false), patience);
});

it("a server that greets too late and answers others is there", async () => {
  await listen(() => false);
  const asked = presence.probe();
  await vi.waitFor(() => expect(sockets).toHaveLength(1), patience);
  presence.noteAnswer();
  expect(await asked).toBe(true);
  expect(presence.isAway()).toBe(false);
});
