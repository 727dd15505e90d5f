import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { expect, test } from "vitest";
import { openTestShop } from "#rig/shop/test-shop.ts";
import { createTraces } from "#server/providers/traces.ts";
import { systemClock } from "#server/time/clock.ts";

type Span = { name: string; spanId: string; parentSpanId?: string; traceId: string };
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] };

/** A collector of OTLP over HTTP. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    bodies.push(body);
    response.setHeader("content-type", "application/json").end("{}");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as { port: number };
  const spans = () =>
    bodies.flatMap((body) =>
      (JSON.parse(body) as Sent).resourceSpans.flatMap(({ scopeSpans }) =>
        scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return { url: `http://127.0.0.1:${port}/v1/traces`, bodies, spans, close: () => server.close() };
}

test("a call, its statements, a page and a mail are traced, without personal data", async () => {
  const collector = await startCollector();
  const traces = createTraces({
    url: collector.url,
    share: 1,
    version: "1.2.3",
    clock: systemClock,
  });
  const pages = {
    clientDir: null,
    inlineTexts: { scripts: [], styles: [] },
    render: async () => new Response("<p>página</p>"),
  };
  const shop = await openTestShop({ traces, pages, isLive: true });
  const body = JSON.stringify({ nombre: "Ana", email: "ana@ejemplo.cl", mensaje: "¿Hacen ranas?" });
  const headers = { "content-type": "application/json" };
  await fetch(`${shop.url}/api/endpoints/contacto.php`, { method: "POST", headers, body });
  await fetch(`${shop.url}/tienda?q=rana-secreta`);
  await expect.poll(() => shop.app.outbox.runOnce().then(() => true)).toBe(true);
  await shop.close();
  await traces.close();
  collector.close();
  const spans = collector.spans();
  const call = spans.find(({ name }) => name === "POST /api/endpoints/contacto.php");
  const below = spans.filter(({ parentSpanId }) => parentSpanId === call?.spanId);
  expect(below.map(({ name }) => name)).toContain("insert mensajes_contacto");
  const page = spans.find(({ name }) => name === "GET /*");
  expect(spans.find(({ name }) => name === "render")?.parentSpanId).toBe(page?.spanId);
  expect(spans.map(({ name }) => name)).toContain("job reservas");
  expect(collector.bodies.join()).toContain("estrato.request_id");
  expect(collector.bodies.join()).not.toMatch(/ana@|ejemplo|Ana|rana|127\.0\.0\.1/);
});

test("nothing of it is loaded where traces are off", () => {
  const files = globSync("src/**/*.{ts,tsx}");
  const using = (pattern: RegExp) =>
    files.filter((file) => pattern.test(readFileSync(file, "utf8")));
  expect(using(/from "@opentelemetry/)).toEqual(["src/server/providers/traces.ts"]);
  expect(using(/from "[^"]*providers\/traces\.ts"/)).toEqual([]);
  expect(using(/import\("[^"]*traces\.ts"\)/)).toEqual(["src/server/app/open-traces.ts"]);
});
