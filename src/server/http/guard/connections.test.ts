import { Server, Socket } from "node:net";
import { expect, test } from "vitest";
import { boundConnections } from "./connections.ts";

function setUp(maxEach: number) {
  const server = new Server();
  boundConnections(server, maxEach);
  /** The sockets that `address` opens. */
  return (address: string, count: number): Socket[] =>
    Array.from({ length: count }, () => {
      const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: address });
      server.emit("connection", socket);
      return socket;
    });
}

const left = (sockets: readonly Socket[]) => sockets.filter(({ destroyed }) => !destroyed).length;

test.each([
  ["203.0.113.1", "203.0.113.2"],
  ["::ffff:203.0.113.1", "203.0.113.2"],
  ["2001:db8:1:2::3", "2001:db8:2::1"],
])("one network holds so many connections and its neighbour as many: %s", (one, other) => {
  const open = setUp(3);
  expect(left(open(one, 5))).toBe(3);
  expect(left(open(other, 2))).toBe(2);
});

test("networks of one /48 share what one holds", () => {
  const open = setUp(3);
  open("2001:db8:1:2::3", 2);
  expect(left(open("2001:db8:1:7::3", 2))).toBe(1);
});

test("a connection that ends makes room for one, and one that was refused for none", async () => {
  const open = setUp(2);
  const [first] = open("203.0.113.1", 3);
  first?.destroy();
  await expect.poll(() => left(open("203.0.113.1", 1))).toBe(1);
  expect(left(open("203.0.113.1", 3))).toBe(0);
});

test.each(["127.0.0.1", "::1", "::ffff:172.17.0.1", "10.1.2.3", "192.168.1.9", "fd00::5"])(
  "%s may be a proxy before everybody",
  (address) => expect(left(setUp(1)(address, 4))).toBe(4),
);
