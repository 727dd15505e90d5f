import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { buildCliente } from "#tests/support/builders.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";
import { samples } from "./samples.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

const names = Object.keys(routes) as OperationName[];
const specOf = (name: OperationName): OperationSpec => operations[name];
const routeOf = (name: OperationName): Route => routes[name];

async function call(
  name: OperationName,
  { token, body, query }: { token?: string; body?: unknown; query?: Record<string, string> } = {},
) {
  const { method, path } = routeOf(name);
  const search = new URLSearchParams(query ?? samples[name].query);
  const sent = body === undefined ? samples[name].body : body;
  const response = await fetch(`${shop.url}/api${path}?${search}`, {
    method,
    redirect: "manual",
    headers: {
      ...(sent === null ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(sent === null ? {} : { body: JSON.stringify(sent) }),
  });
  const text = await response.text();
  return { status: response.status, body: text === "" ? null : JSON.parse(text) };
}

/** A customer of its own for each call: one of the operations ends every session of its caller. */
async function newToken(): Promise<string> {
  return (await buildCliente(shop)).token;
}

describe.each(names)("%s", (name) => {
  const spec = specOf(name);

  it("takes its own sample", () => {
    expect(spec.query.safeParse(samples[name].query).success).toBe(true);
    if (spec.body) expect(spec.body.safeParse(samples[name].body).success).toBe(true);
  });

  if (spec.access !== "public") {
    it("is closed to guests and to bad tokens", async () => {
      expect(await call(name)).toMatchObject({ status: 401, body: { error: expect.any(String) } });
      const bad = await call(name, { token: "eyJhbGciOiJub25lIn0.e30." });
      expect(bad).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    });
  }

  if (spec.access === "admin") {
    it("is closed to customers", async () => {
      const answer = await call(name, { token: await newToken() });
      expect(answer).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    });
  }

  if (spec.access !== "admin") {
    it("answers its sample with what its schema says, or with a plain error", async () => {
      const { status, body } = await call(name, { token: await newToken() });
      expect(status).toBeLessThan(500);
      if (status >= 400) expect(body).toMatchObject({ error: expect.any(String) });
      else if (spec.answer) expect(spec.answer.safeParse(body).success).toBe(true);
    });
  }

  if (spec.body && spec.access !== "admin" && spec.answer) {
    it.each([null, [], "text", 7, { sobra: true }])("refuses the body %j", async (body) => {
      const answer = await call(name, {
        token: await newToken(),
        body: body === null ? [null] : body,
      });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.error).toEqual(expect.any(String));
    });
  }

  if (spec.answer && spec.access !== "admin") {
    it("refuses an unknown parameter", async () => {
      const query = { ...samples[name].query, sobra: "1" };
      const answer = await call(name, { token: await newToken(), query });
      expect(answer.status).toBe(400);
    });
  }
});
