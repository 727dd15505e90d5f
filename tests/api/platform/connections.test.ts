import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import { pino } from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { handleErrors } from "#server/http/api/errors.ts";
import { createHttp } from "#server/http/create-http.ts";
import { refuseAmbiguous, securityHeaders } from "#server/http/guard/headers.ts";

// Larger than all buffers between the two: an answer that nobody reads stays behind.
const pageBytes = 24_000_000;
const limits = { headersMs: 200, checkMs: 50, stallMs: 400 };
// A busy machine pauses longer than the limits under test allow.
const patience = { ...limits, headersMs: 60_000, stallMs: 60_000 };
const headers = securityHeaders({ isHttps: true, coversSubdomains: true, isTrial: false });

let http: FastifyInstance;
let port: number;
let patient: FastifyInstance;
let patientPort: number;
beforeAll(async () => {
  ({ http, port } = await serve(limits));
  ({ http: patient, port: patientPort } = await serve(patience));
});
afterAll(async () => {
  await http.close();
  await patient.close();
});

async function serve(
  bounds: typeof limits,
  addRoutes: (server: FastifyInstance) => void = () => undefined,
): Promise<{ http: FastifyInstance; port: number }> {
  const log = pino({ level: "silent" });
  const server = createHttp({ proxyHops: 0, log, headers, isTrial: false, limits: bounds });
  refuseAmbiguous(server);
  handleErrors(server, {
    recordRefusal: async () => undefined,
    countUnavailable: () => undefined,
    isTrial: false,
  });
  server.get("/", async () => Buffer.alloc(pageBytes));
  server.post("/", async () => ({}));
  addRoutes(server);
  const url = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
  return { http: server, port: Number(url.port) };
}

function open(at = port): Socket {
  const socket = connect({ port: at, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  return socket;
}

/** Bytes that came, also when the connection was reset behind them. */
function readUntilClosed(socket: Socket): Promise<string> {
  let read = "";
  socket.setEncoding("utf8").on("data", (part: string) => {
    read += part;
  });
  return new Promise((resolve) => socket.once("close", () => resolve(read)));
}

const isServing = () =>
  new Promise<number>((resolve) => http.server.getConnections((_error, count) => resolve(count)));

describe("a connection", () => {
  test("whose answer nobody reads is cut", async () => {
    // Seen as it comes: it may be cut before anybody looks.
    const accepted = once(http.server, "connection");
    const reader = open().pause();
    reader.write("GET / HTTP/1.1\r\nHost: tienda\r\n\r\n");
    await accepted;
    await expect.poll(isServing).toBe(0);
    reader.destroy();
  });

  test("that reads slowly gets its whole answer", async () => {
    const slow = await serve({ ...limits, stallMs: 3000 });
    const reader = open(slow.port);
    let read = 0;
    reader.on("data", (chunk: Buffer) => {
      read += chunk.length;
      reader.pause();
      // Longer in all than an answer may stand still.
      setTimeout(() => reader.resume(), 10);
    });
    reader.write("GET / HTTP/1.1\r\nHost: tienda\r\nConnection: close\r\n\r\n");
    await once(reader, "end");
    await slow.http.close();
    expect(read).toBeGreaterThan(pageBytes);
  });

  test("whose headers drip is answered and cut", async () => {
    const slow = open();
    slow.write("GET / HTTP/1.1\r\nHost: tienda\r\n");
    const drip = setInterval(() => slow.write("X-A: 1\r\n"), 20);
    // A write to a closed connection ends the socket here before its answer was read.
    http.server.once("clientError", () => clearInterval(drip));
    expect(await readUntilClosed(slow)).toMatch(/^HTTP\/1\.1 408 .*tardó demasiado/s);
  });
});

async function ask(request: string): Promise<{ status: number; headers: string; body: string }> {
  const socket = connect({ port: patientPort, host: "127.0.0.1", allowHalfOpen: true });
  socket.write(request);
  const answer = await text(socket);
  socket.destroy();
  const [head = "", body = ""] = answer.split("\r\n\r\n");
  return { status: Number(head.split(" ")[1]), headers: head.toLowerCase(), body };
}

const close = "Connection: close\r\n";
const json = `${close}Content-Type: application/json\r\nContent-Length: 2\r\n`;
const { malformedRequest, unsupportedMediaType, tooLarge } = errorMessages;

describe.each([
  ["two hosts", `GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n${close}\r\n`, 400, malformedRequest],
  [
    "the same host twice",
    `GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n${close}\r\n`,
    400,
    malformedRequest,
  ],
  ["no host", `GET / HTTP/1.1\r\n${close}\r\n`, 400, malformedRequest],
  [
    "an encoded body",
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Encoding: gzip\r\n${json}\r\n{}`,
    415,
    unsupportedMediaType,
  ],
  [
    "an odd expectation",
    `GET / HTTP/1.1\r\nHost: a\r\nExpect: pan\r\n${close}\r\n`,
    417,
    malformedRequest,
  ],
  ["no HTTP", "hola\r\n\r\n", 400, malformedRequest],
  [
    "two lengths, which a proxy could read in another way",
    `POST / HTTP/1.1\r\nHost: a\r\n${json}Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
    malformedRequest,
  ],
  [
    "two different lengths",
    `POST / HTTP/1.1\r\nHost: a\r\n${json}Content-Length: 3\r\n\r\n{}`,
    400,
    malformedRequest,
  ],
  [
    "headers that are too long",
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${"x".repeat(20_000)}\r\n\r\n`,
    431,
    tooLarge,
  ],
])("a request with %s", (_what, request, status, error) => {
  test("is refused with a sentence and the headers of every answer", async () => {
    const answer = await ask(request);
    expect([answer.status, answer.body]).toEqual([status, JSON.stringify({ error })]);
    for (const name of Object.keys(headers)) expect(answer.headers).toContain(`\r\n${name}: `);
  });
});

test("a body that says it is not encoded is taken", async () => {
  const answer = await ask(
    `POST / HTTP/1.1\r\nHost: a\r\nContent-Encoding: identity\r\n${json}\r\n{}`,
  );
  expect(answer.status).toBe(200);
});
