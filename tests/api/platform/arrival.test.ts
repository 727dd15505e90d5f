import { connect } from "node:net";
import { text } from "node:stream/consumers";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { hours } from "#server/clock.ts";
import { createSocketAnswer } from "#server/http/api/socket-answers.ts";
import { limitArrival } from "#server/http/guard/arrival.ts";

let app: FastifyInstance;
let port: number;
beforeAll(async () => {
  app = Fastify({ forceCloseConnections: true });
  limitArrival(app, {
    bodyMs: 100,
    uploadMs: hours(1),
    answerSocket: createSocketAnswer({}),
  });
  app.post("/json", async () => ({ ok: true }));
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => reply.code(401).send();
  app.post("/guarded", { onRequest }, async () => ({}));
  port = Number(new URL(await app.listen({ port: 0, host: "127.0.0.1" })).port);
});
afterAll(() => app.close());

/** Announces a body, sends half of it, reads until the server closes. */
function sendHalf(path: string): Promise<string> {
  const socket = connect({ port, host: "127.0.0.1", allowHalfOpen: true });
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
  const response = await fetch(`http://127.0.0.1:${port}/json`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  expect(await response.json()).toEqual({ ok: true });
});
