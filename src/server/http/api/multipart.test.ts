import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { acceptMultipart, readMultipart } from "./multipart.ts";

const spec = { field: "fotos", maxFiles: 1, maxFileBytes: 1000 };
const head = [
  "POST / HTTP/1.1",
  "Host: tienda",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Length: 1000",
];

test("a form whose client left while it waited for its place ends at once", async () => {
  const http = Fastify();
  onTestFinished(() => http.close());
  await acceptMultipart(http);
  const { promise, resolve } = Promise.withResolvers<unknown>();
  http.post("/", async (request) => {
    await new Promise((left) => request.raw.once("close", left));
    await readMultipart(request, spec, async () => undefined).then(resolve, resolve);
  });
  await http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = http.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const arrived = once(http.server, "request");
  socket.write(`${head.join("\r\n")}\r\n\r\n--x\r\n`);
  await arrived;
  socket.destroy();
  expect(await promise).toMatchObject({ status: 400 });
});
