import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { hours, seconds } from "#server/clock.ts";
import { createSocketAnswer } from "#server/http/api/socket-answers.ts";
import { limitArrival } from "#server/http/guard/arrival.ts";

type Served = { app: FastifyInstance; port: number };

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
