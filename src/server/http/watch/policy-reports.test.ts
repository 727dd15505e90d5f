import { Writable } from "node:stream";
import { pino } from "pino";
import { Registry } from "prom-client";
import { expect, test } from "vitest";
import { minutes } from "../../time/clock.ts";
import { parseBodies } from "../api/bodies.ts";
import { handleErrors } from "../api/errors.ts";
import { createHttp } from "../create-http.ts";
import { policyReportPath } from "../pages/policy-report-path.ts";
import { servePolicyReports } from "./policy-reports.ts";
import { logRequest } from "./request-log.ts";
import { watchRequests } from "./watch-requests.ts";

async function openDoor() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()));
      done();
    },
  });
  const registry = new Registry();
  const http = createHttp({
    proxyHops: 1,
    log: pino({ base: null }, stream),
    headers: {},
    isTrial: false,
  });
  let now = 0;
  const lifecycle = { isLeaving: false, active: 0, arriving: 0 };
  watchRequests(http, { lifecycle, onEnd: logRequest });
  parseBodies(http);
  handleErrors(http, {
    recordRefusal: async () => undefined,
    countUnavailable: () => undefined,
    isTrial: false,
  });
  await servePolicyReports(http, { registry, clock: { now: () => now }, limitFactor: 1 });
  const send = (payload: string, { type = "application/csp-report", from = "203.0.113.7" } = {}) =>
    http.inject({
      method: "POST",
      url: policyReportPath,
      headers: { "content-type": type, "x-forwarded-for": from },
      payload,
    });
  const count = async (directive: string, disposition: string) => {
    const metric = await registry.getSingleMetric("estrato_policy_reports_total")?.get();
    const found = metric?.values.find(
      ({ labels }) => labels.directive === directive && labels.disposition === disposition,
    );
    return found?.value;
  };
  const forward = (ms: number) => {
    now += ms;
  };
  return { send, count, lines, forward };
}

const report = (fields: Record<string, unknown>) => JSON.stringify({ "csp-report": fields });
const inline = report({
  "document-uri": "https://estrato.test/restablecer-contrasena/s3cr3t?q=ana@correo.cl",
  referrer: "https://otra.test/",
  "violated-directive": "script-src-elem 'self'",
  "effective-directive": "script-src-elem",
  "original-policy": "default-src 'none'",
  disposition: "enforce",
  "blocked-uri": "https://mal.test/x.js?token=t0k3n#ana",
  "source-file": "https://estrato.test/assets/a.js?v=1",
  "line-number": 3,
  "script-sample": "alert('ana@correo.cl')",
});

test("counts a report by directive and logs it without query, token or sample", async () => {
  const { send, count, lines } = await openDoor();
  const answer = await send(inline);
  expect([answer.statusCode, answer.body]).toEqual([204, ""]);
  expect(await count("script-src-elem", "enforce")).toBe(1);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    msg: "policy violation",
    directive: "script-src-elem",
    disposition: "enforce",
    page: "/restablecer-contrasena/:token",
    blocked: "https://mal.test",
    source: "https://estrato.test",
    line: 3,
  });
  expect(JSON.stringify(lines)).not.toMatch(/s3cr3t|t0k3n|ana|correo/);
});

test.each([
  ["an older browser's field", { "violated-directive": "img-src 'self'" }, "img-src", "enforce"],
  [
    "Trusted Types",
    { "effective-directive": "require-trusted-types-for", disposition: "report" },
    "require-trusted-types-for",
    "report",
  ],
  ["an invented directive", { "effective-directive": "ana@correo.cl" }, "other", "enforce"],
  ["fields of a wrong type", { "effective-directive": 7, "blocked-uri": [] }, "other", "enforce"],
] as const)("counts %s", async (_what, fields, directive, disposition) => {
  const { send, count, lines } = await openDoor();
  expect((await send(report(fields))).statusCode).toBe(204);
  expect(await count(directive, disposition)).toBe(1);
  expect(JSON.stringify(lines)).not.toContain("ana");
});

test.each([
  ["no JSON", "{", "application/csp-report", 400],
  ["nothing", "", "application/csp-report", 400],
  ["another shape", `{"informe":{}}`, "application/csp-report", 400],
  ["a list", "[]", "application/csp-report", 400],
  ["JSON under another name", inline, "application/json", 415],
  ["a form", "a=1", "application/x-www-form-urlencoded", 415],
  ["21 kB", report({ "script-sample": "x".repeat(21_000) }), "application/csp-report", 413],
])("refuses %s and logs nothing", async (_what, payload, type, status) => {
  const { send, lines } = await openDoor();
  expect((await send(payload, { type })).statusCode).toBe(status);
  expect(lines).toEqual([]);
});

test("counts thirty of one network in a minute and logs ten in all", async () => {
  const { send, count, lines, forward } = await openDoor();
  const statuses: number[] = [];
  for (let sent = 0; sent < 32; sent++) statuses.push((await send(inline)).statusCode);
  expect(statuses.filter((status) => status === 204)).toHaveLength(30);
  expect(statuses.slice(30)).toEqual([429, 429]);
  expect((await send(inline, { from: "198.51.100.1" })).statusCode).toBe(204);
  expect(await count("script-src-elem", "enforce")).toBe(31);
  expect(lines).toHaveLength(10);
  forward(minutes(1));
  expect((await send(inline)).statusCode).toBe(204);
  expect(lines).toHaveLength(11);
});
