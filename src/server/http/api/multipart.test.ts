import { once } from "node:events";
import { type AddressInfo, connect } from "node:net";
import Fastify, { type FastifyRequest } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { createArchivoStore } from "../../archivos/archivo-store.ts";
import { acceptMultipart, readMultipart } from "./multipart.ts";

const spec = { field: "fotos", maxFiles: 1, maxFileBytes: 1000 };
const head = [
  "POST / HTTP/1.1",
  "Host: tienda",
  "Content-Type: multipart/form-data; boundary=x",
  "Content-Length: 1000",
];

const file = '--x\r\nContent-Disposition: form-data; name="fotos"; filename="a.png"\r\n\r\n';

/** A shop that reads one form, a client who has sent this of it, and how the reading ended. */
async function begin(
  body: string,
  beforeReading: (request: FastifyRequest) => Promise<unknown>,
  onFirstFile: (request: FastifyRequest) => Promise<void> = async () => undefined,
) {
  const http = Fastify();
  onTestFinished(() => http.close());
  await acceptMultipart(http);
  const ended = Promise.withResolvers<unknown>();
  const reading = Promise.withResolvers<void>();
  http.post("/", async (request) => {
    await beforeReading(request);
    reading.resolve();
    const form = readMultipart(request, {
      spec,
      mayUpload: () => onFirstFile(request),
      store: createArchivoStore("/nowhere"),
    });
    await form.then(ended.resolve, ended.resolve);
  });
  await http.listen({ port: 0, host: "127.0.0.1" });
  const { port } = http.server.address() as AddressInfo;
  const socket = connect({ port, host: "127.0.0.1" });
  const arrived = once(http.server, "request");
  socket.write(`${head.join("\r\n")}\r\n\r\n${body}`);
  await arrived;
  return { socket, reading: reading.promise, ended: ended.promise };
}

const untilLeft = ({ raw }: FastifyRequest) => new Promise((left) => raw.once("close", left));

test("a form whose client left while it waited for its place ends at once", async () => {
  const { socket, ended } = await begin("--x\r\n", untilLeft);
  socket.destroy();
  expect(await ended).toMatchObject({ status: 400 });
});

test.for([
  ["between two parts", "--x\r\n"],
  ["in a text", '--x\r\nContent-Disposition: form-data; name="datos"\r\n\r\n{'],
  ["in a file", `${file}begun`],
] as const)("a form whose client leaves %s ends at once", async ([, body]) => {
  const { socket, reading, ended } = await begin(body, async () => undefined);
  await reading;
  socket.destroy();
  expect(await ended).toMatchObject({ status: 400 });
});

test("a form whose client leaves while its texts are checked ends after the check", async () => {
  const checked = async (request: FastifyRequest) => void (await untilLeft(request));
  const { socket, reading, ended } = await begin(`${file}begun`, async () => undefined, checked);
  await reading;
  socket.destroy();
  expect(await ended).toMatchObject({ status: 400 });
});
