import fc from "fast-check";
import { expect } from "vitest";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { samples } from "#tests/contract/samples.ts";
import { buildOneOfEach } from "#tests/support/buying/one-of-each.ts";
import { chance } from "#tests/support/vitest/chance.ts";

/** Mutated calls of one operation (docs/reglas.md 2). A long run has FUZZ_RUNS=1000. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 15);

const specOf = (name: OperationName): OperationSpec => operations[name];
const names = (Object.keys(routes) as OperationName[]).filter(
  (name) => specOf(name).access === "admin",
);

let token: string;
test.beforeAll(async ({ shop }) => {
  await buildOneOfEach(shop);
  token = (await buildAdmin(shop)).token;
});

const awkward = fc.constantFrom(
  "",
  " ",
  "\u0000",
  "\ud800",
  "' or 1=1 --",
  '"*" or near(',
  "%_\\",
  "-1",
  "1e3",
  "9007199254740993",
  "99999999999999999999",
  "2026-02-30",
  "true",
  "[1",
  '["nueva:0","nueva:0"]',
  "ñ".repeat(300),
  "x".repeat(6000),
  "__proto__",
  "../../etc/passwd",
  "=cmd()",
);
const value = fc.oneof(awkward, fc.string({ unit: "binary" }), fc.jsonValue({ maxDepth: 2 }));
const parameter = fc.constantFrom(
  ..."id q estado desde hasta pagina por_pagina orden categoria activo todos simular extra".split(
    " ",
  ),
);
const mutation = fc.record({
  own: fc.array(fc.tuple(fc.nat(), value), { maxLength: 2 }),
  extra: fc.option(value, { freq: 6 }),
  raw: fc.option(fc.oneof(value, fc.constantFrom("{", "[]", "null", '"x"')), { freq: 6 }),
  query: fc.array(fc.tuple(parameter, awkward), { maxLength: 2 }),
  isOverriding: fc.boolean(),
});
type Mutation = typeof mutation extends fc.Arbitrary<infer T> ? T : never;

const part = fc.record({
  field: fc.constantFrom(
    "imagenes[]",
    "imagenes",
    "archivo",
    "otro",
    "nombre",
    "",
    'a"b',
    "__proto__",
  ),
  filename: fc.option(fc.constantFrom("a.png", "", "../../x.png", "ñ\u0000.csv", "x".repeat(900))),
  type: fc.constantFrom("image/png", "text/csv", "", "application/x;=", "multipart/mixed"),
  content: fc.oneof(
    fc.constantFrom(
      "",
      "\u0089PNG\r\n\u001a\n",
      "GIF89a",
      "<svg/>",
      "sku;nombre\nA;B\n",
      'sku\n"',
      "\ufeff",
    ),
    fc.constant("y".repeat(120_000)),
    fc.string({ unit: "binary", maxLength: 200 }),
  ),
  copies: fc.constantFrom(1, 1, 1, 1, 2, 45),
});
const form = fc.record({
  parts: fc.array(part, { maxLength: 3 }),
  keepsSample: fc.boolean(),
  boundary: fc.constantFrom("frontera", "frontera", "frontera", "otra", "", '"', "x".repeat(300)),
  cut: fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 }),
});
type Form = typeof form extends fc.Arbitrary<infer T> ? T : never;

test.for(names)(
  "%s answers every input without a 5xx",
  { timeout: 240_000 },
  async (name, { shop }) => {
    const property = fc.asyncProperty(mutation, async (mutated) => {
      expectPlain(await sendMutated(shop, name, mutated));
    });
    await fc.assert(property, { numRuns, ...chance });
  },
);

test.for(names.filter((name) => specOf(name).files))(
  "%s answers every form without a 5xx",
  { timeout: 240_000 },
  async (name, { shop }) => {
    const property = fc.asyncProperty(form, async (broken) => {
      expectPlain(await sendForm(shop, name, broken));
    });
    await fc.assert(property, { numRuns, ...chance });
  },
);

type Sent = { status: number; text: string };

function expectPlain({ status, text }: Sent): void {
  expect(status, text).toBeLessThan(500);
  if (status >= 400) expect(JSON.parse(text).error).toEqual(expect.any(String));
  expect(text).not.toMatch(/\bat \S*\.ts:|node:internal|SQLITE_|\bselect\b.+\bfrom\b/i);
}

function sendMutated(shop: TestShop, name: OperationName, mutated: Mutation): Promise<Sent> {
  const sample = samples[name];
  const body: Record<string, unknown> = { ...sample.body };
  const keys = Object.keys(body);
  for (const [index, changed] of mutated.own) {
    const key = keys[index % Math.max(keys.length, 1)];
    if (key !== undefined) body[key] = changed;
  }
  if (mutated.extra !== null) body.extra = mutated.extra;
  const query = new URLSearchParams(sample.query);
  for (const [param, changed] of mutated.query) {
    if (mutated.isOverriding) query.set(param, changed);
    else query.append(param, changed);
  }
  if (specOf(name).files) return send(shop, name, { query, body: toForm(body) });
  const { raw } = mutated;
  const text = typeof raw === "string" ? raw : JSON.stringify(raw ?? body);
  return send(shop, name, { query, body: text, type: "application/json" });
}

function toForm(fields: Record<string, unknown>): FormData {
  const data = new FormData();
  for (const [field, sent] of Object.entries(fields)) {
    data.set(field, typeof sent === "string" ? sent : JSON.stringify(sent));
  }
  return data;
}

function sendForm(
  shop: TestShop,
  name: OperationName,
  { parts, keepsSample, boundary, cut }: Form,
): Promise<Sent> {
  const fields = keepsSample ? Object.entries(samples[name].body ?? {}) : [];
  const texts = [
    ...fields.map(([field, sent]) => toPart({ field, content: String(sent) })),
    ...parts.flatMap((one) => Array.from({ length: one.copies }, () => toPart(one))),
  ];
  const whole = `${texts.join("")}--frontera--\r\n`;
  const bytes = cut === null ? whole : whole.slice(0, Math.floor(whole.length * cut));
  const query = new URLSearchParams(samples[name].query);
  const type = `multipart/form-data; boundary=${boundary}`;
  return send(shop, name, { query, body: bytes, type });
}

type Part = { field: string; content: string; filename?: string | null; type?: string };

function toPart({ field, content, filename = null, type }: Part): string {
  const named = filename === null ? "" : `; filename="${filename}"`;
  const typed = type === undefined ? "" : `\r\nContent-Type: ${type}`;
  return `--frontera\r\nContent-Disposition: form-data; name="${field}"${named}${typed}\r\n\r\n${content}\r\n`;
}

type Request = { query: URLSearchParams; body: string | FormData; type?: string };

async function send(
  shop: TestShop,
  name: OperationName,
  { query, body, type }: Request,
): Promise<Sent> {
  const { method, path } = routes[name];
  const response = await fetch(`${shop.url}/api${path}?${query}`, {
    method,
    headers: {
      ...(type === undefined ? {} : { "content-type": type }),
      authorization: `Bearer ${token}`,
    },
    ...(method === "GET" ? {} : { body }),
  });
  return { status: response.status, text: await response.text() };
}
