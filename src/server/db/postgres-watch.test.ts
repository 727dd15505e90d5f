import { createServer, type Socket } from "node:net";
import { expect, it } from "vitest";
import { createProbe } from "./postgres-watch.ts";

const authenticated = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
const ready = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);

it("a server that falls silent right after its greeting does not silence the next questions", async () => {
  const sockets: Socket[] = [];
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.push(socket);
    // It never closes its side, as a machine that is frozen.
    socket.once("data", () => socket.write(Buffer.concat([authenticated, ready])));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const isServerThere = createProbe(`postgres://estrato@127.0.0.1:${port}/estrato`);
  expect(await isServerThere()).toBe(true);
  expect(await isServerThere()).toBe(true);
  expect(sockets).toHaveLength(2);
  for (const socket of sockets) socket.destroy();
  server.close();
}, 5_000);
