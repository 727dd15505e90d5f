import { PassThrough } from "node:stream";
import Fastify from "fastify";
import { expect, test } from "vitest";
import { hours } from "../../time/clock.ts";
import { limitHandling } from "./handling.ts";

function open(handlingMs: number) {
  const http = Fastify();
  limitHandling(http, { handlingMs, uploadMs: hours(1) });
  http.setErrorHandler(async (error: { code: string }, _request, reply) =>
    reply.code(503).send({ code: error.code }),
  );
  const { promise, resolve } = Promise.withResolvers<object>();
  http.get("/espera", () => promise);
  http.post("/espera", () => promise);
  http.addContentTypeParser("multipart/form-data", (_request, _body, done) => done(null));
  http.post("/archivo", { config: { takesFiles: true } }, () => promise);
  http.get("/descarga", { config: { sendsFiles: true } }, (_request, reply) => {
    const body = new PassThrough();
    void promise.then(() => body.end(" y la otra"));
    body.write("la mitad");
    return reply.send(body);
  });
  http.get("/a-medias", (_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200).write("la mitad");
    void promise.then(() => reply.raw.end());
  });
  return { http, end: () => resolve({ ok: true }) };
}

test("a request that takes too long gets 503, and its late answer goes nowhere", async () => {
  const { http, end } = open(20);
  const url = `${await http.listen({ host: "127.0.0.1", port: 0 })}/espera`;
  // A request closes once its body was read, its answer later.
  const headers = { "content-type": "application/json" };
  for (const asked of [{}, { method: "POST", headers, body: "{}" }]) {
    const answer = await fetch(url, asked);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { code: "FST_ERR_HANDLER_TIMEOUT" },
    ]);
  }
  end();
  await http.close();
});

test("an upload has its own time", async () => {
  const { http, end } = open(1);
  // Asked at once: `inject` waits for `then`.
  const headers = { "content-type": "multipart/form-data; boundary=x" };
  const answer = http.inject({ method: "POST", url: "/archivo", headers }).then((got) => got);
  // Somebody else's time is over meanwhile.
  await http.inject("/espera");
  end();
  expect((await answer).json()).toEqual({ ok: true });
});

test("a download has the time of an upload", async () => {
  const { http, end } = open(1);
  const answer = http.inject("/descarga").then((got) => got);
  await http.inject("/espera");
  end();
  expect((await answer).body).toBe("la mitad y la otra");
});

test("an answer that somebody else writes is left alone", async () => {
  const { http, end } = open(1);
  const answer = http.inject("/a-medias").then((got) => got);
  await http.inject("/espera");
  end();
  expect((await answer).body).toBe("la mitad");
});
