import { Agent, get } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { pino } from "pino";
import { describe, expect, test } from "vitest";
import { createHttp } from "#server/http/create-http.ts";

const shortRequest = "GET /corta HTTP/1.1\r\nHost: a\r\n\r\n";

async function serveShort() {
  const state = { worked: 0 };
  const gate = Promise.withResolvers<void>();
  const server = createHttp({
    proxyHops: 0,
    log: pino({ level: "silent" }),
    headers: {},
    isTrial: false,
  });
  server.get("/corta", async () => {
    state.worked += 1;
    return {};
  });
  server.get("/lenta", async () => {
    await gate.promise;
    return {};
  });
  const url = new URL(await server.listen({ port: 0, host: "127.0.0.1" }));
  return { state, server, at: Number(url.port), letGo: gate.resolve };
}

function open(port: number): Socket {
  const socket = connect({ port, host: "127.0.0.1" });
  socket.on("error", () => undefined);
  return socket;
}

describe("requests that do not wait for their answers", () => {
  test("end their connection beyond sixteen, in one packet", async () => {
    const { state, server, at } = await serveShort();
    const hasty = open(at);
    hasty.write(shortRequest.repeat(1500));
    await text(hasty).catch(() => "");
    await server.close();
    expect(state.worked).toBeGreaterThan(0);
    expect(state.worked).toBeLessThanOrEqual(17);
  });

  test("end it beyond sixteen, in many packets behind a slow answer", async () => {
    const { state, server, at, letGo } = await serveShort();
    const hasty = open(at);
    // A reset is an error first, which `once` would throw.
    const isCut = new Promise((resolve) => hasty.once("close", resolve));
    hasty.write("GET /lenta HTTP/1.1\r\nHost: a\r\n\r\n");
    const drip = setInterval(() => hasty.write(shortRequest), 1);
    await isCut;
    clearInterval(drip);
    letGo();
    await server.close();
    expect(state.worked).toBeLessThanOrEqual(16);
  });

  test.for(["checkExpectation", "request"])("end it for each kind: %s", async (kind) => {
    const { server, at } = await serveShort();
    const expects = kind === "request" ? "" : "Expect: otra\r\n";
    const hasty = open(at);
    hasty.write(`GET /corta HTTP/1.1\r\nHost: a\r\n${expects}\r\n`.repeat(200));
    const answers = (await text(hasty).catch(() => "")).match(/HTTP\/1\.1/g) ?? [];
    await server.close();
    expect(answers.length).toBeLessThanOrEqual(17);
  });

  test("lose nothing up to sixteen, as often as they like", async () => {
    const { server, at } = await serveShort();
    const steady = open(at);
    let received = "";
    steady.on("data", (chunk: Buffer) => {
      received += chunk;
    });
    for (let round = 1; round <= 20; round++) {
      steady.write(shortRequest.repeat(16));
      const count = () => received.match(/HTTP\/1\.1 200/g)?.length;
      await expect.poll(count, { interval: 5 }).toBe(16 * round);
    }
    expect(steady.destroyed).toBe(false);
    steady.destroy();
    await server.close();
  });
});

test("a client that waits for its answers keeps its connection", async () => {
  const { server, at } = await serveShort();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ports = new Set<number | undefined>();
  for (let call = 0; call < 250; call++) {
    const { status, localPort } = await getBy(agent, `http://127.0.0.1:${at}/corta`);
    expect(status).toBe(200);
    ports.add(localPort);
  }
  expect(ports.size).toBe(1);
  agent.destroy();
  await server.close();
});

function getBy(agent: Agent, url: string) {
  return new Promise<{ status?: number; localPort?: number }>((resolve, reject) => {
    const request = get(url, { agent }, (response) => {
      const { localPort } = response.socket;
      response.resume().once("end", () => {
        resolve({ status: response.statusCode ?? 0, localPort: localPort ?? 0 });
      });
    });
    request.once("error", reject);
  });
}
