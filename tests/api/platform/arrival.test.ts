import { once } from "node:events";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { createSocketAnswer } from "#server/http/api/socket-answers.ts";
import { limitArrival } from "#server/http/guard/arrival.ts";
import { hours, seconds } from "#server/time/clock.ts";

type Served = { app: FastifyInstance; port: number };

/** Bytes of uploads. */
let arrived = 0;
let hasty: Served;
let patient: Served;
beforeAll(async () => {
  hasty = await serve(100);
  // A busy machine pauses for longer than the limit under test.
  patient = await serve(seconds(60));
});
afterAll(async () => {
  await hasty.app.close();
  await patient.app.close();
});

async function serve(bodyMs: number): Promise<Served> {
  const app = Fastify({ forceCloseConnections: true });
  limitArrival(app, { bodyMs, uploadMs: hours(1), answerSocket: createSocketAnswer({}) });
  app.post("/json", async () => ({ ok: true }));
  app.addContentTypeParser("multipart/form-data", async (_request: unknown, body: Readable) => {
    body.on("data", (part: Buffer) => {
      arrived += part.length;
    });
    await once(body, "end");
  });
  app.post("/archivo", { config: { takesFiles: true } }, async () => ({ ok: true }));
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(401).send();
  app.post("/guarded", { onRequest }, async () => ({}));
  const url = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  return { app, port: Number(url.port) };
}

/** Announces a body, sends half of it, reads until the server closes. */
function sendHalf(path: string): Promise<string> {
  const socket = connect({ port: hasty.port, host: "127.0.0.1", allowHalfOpen: true });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: tienda\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{"a":`,
  );
  return text(socket);
}

test("a body that does not arrive in time gets 408, and its connection is closed", async () => {
  const answer = await sendHalf("/json");
  expect(answer).toContain("HTTP/1.1 408");
  expect(answer).toContain(errorMessages.tooSlow);
});

test("a client that was refused before the body cannot hold the connection by sending it slowly", async () => {
  expect(await sendHalf("/guarded")).toContain("HTTP/1.1 401");
});

test("a body that arrives in time is not interrupted", async () => {
  const response = await fetch(`http://127.0.0.1:${patient.port}/json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(await response.json()).toEqual({ ok: true });
});

test("an upload is taken while it arrives, however long it takes, and cut when it stands still", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const steady = await serve(seconds(60));
  const socket = connect({ port: steady.port, host: "127.0.0.1", allowHalfOpen: true });
  const answer = text(socket);
  const part = Buffer.alloc(80_000);
  socket.write(
    `POST /archivo HTTP/1.1\r\nHost: tienda\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${part.length * 9}\r\n\r\n`,
  );
  const before = arrived;
  for (let sent = 1; sent <= 4; sent++) {
    socket.write(part);
    await expect.poll(() => arrived - before).toBe(sent * part.length);
    vi.advanceTimersByTime(seconds(20));
  }
  expect(socket.readableEnded).toBe(false);
  vi.advanceTimersByTime(seconds(20));
  expect(await answer).toContain("HTTP/1.1 408");
  vi.useRealTimers();
  await steady.app.close();
});
