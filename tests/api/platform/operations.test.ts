import { describe, expect } from "vitest";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test as base } from "#rig/test.ts";
import { samples } from "#tests/contract/samples.ts";
import { buildOneOfEach } from "#tests/support/buying/one-of-each.ts";

type Access = OperationSpec["access"];

/** Callers whose sessions a refusal does not end. */
const test = base.extend("callers", { scope: "file" }, async ({ shop }) => {
  const user = await newToken(shop, "user");
  return { public: user, user, admin: await newToken(shop, "admin") };
});
test.beforeAll(async ({ shop }) => {
  await buildOneOfEach(shop);
});

/** A file, or a set-up that is under way: the tests of the operation have it. */
const needsMore: ReadonlySet<OperationName> = new Set([
  "correctTexto",
  "deleteCliente",
  "importProductos",
  "readDespachoCsv",
  "resolvePago",
  "confirmCodigo",
  "createPasskey",
  "deletePasskey",
  "createRespaldos",
  "removeFactorOf",
  "answerDevolucion",
  "stepDevolucion",
  "stepTrabajos",
  "placeTrabajos",
  "photographTrabajo",
  "saveFilamento",
  "getDevolucionFotos",
  "getMensajeFotos",
  "getMensajeArchivo",
  "getRecetaArchivo",
]);

const names = Object.keys(routes) as OperationName[];
const specOf = (name: OperationName): OperationSpec => operations[name];
const routeOf = (name: OperationName): Route => routes[name];

type Call = { token?: string; body?: unknown; query?: Record<string, string>; isJson?: boolean };

async function call(
  shop: TestShop,
  name: OperationName,
  { token, body, query, isJson = false }: Call = {},
) {
  const { method, path } = routeOf(name);
  const search = new URLSearchParams(query ?? samples[name].query);
  const sent = body === undefined ? samples[name].body : body;
  const isForm = specOf(name).files !== undefined && !isJson;
  const response = await fetch(`${shop.url}/api${path}?${search}`, {
    method,
    redirect: "manual",
    headers: {
      ...(sent === null || isForm ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(sent === null ? {} : { body: isForm ? toForm(sent) : JSON.stringify(sent) }),
  });
  const type = response.headers.get("content-type") ?? "";
  const text = await response.text();
  const isFile = type.startsWith("text/csv");
  return {
    status: response.status,
    type,
    body: text === "" || isFile ? null : JSON.parse(text),
  };
}

function toForm(fields: unknown): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields as object)) form.set(field, String(value));
  return form;
}

/** A new caller each: some operations end all their sessions. */
async function newToken(shop: TestShop, access: Access): Promise<string> {
  return (await (access === "admin" ? buildAdmin(shop) : buildCliente(shop))).token;
}

describe.each(names)("%s", (name) => {
  const spec = specOf(name);

  test("accepts its sample", () => {
    expect(spec.query.safeParse(samples[name].query).success).toBe(true);
    if (spec.body) expect(spec.body.safeParse(samples[name].body).success).toBe(true);
  });

  if (spec.access !== "public") {
    test("is closed to guests and to bad tokens", async ({ shop }) => {
      expect(await call(shop, name)).toMatchObject({
        status: 401,
        body: { error: expect.any(String) },
      });
      const bad = await call(shop, name, { token: "eyJhbGciOiJub25lIn0.e30." });
      expect(bad).toMatchObject({ status: 401, body: { error: expect.any(String) } });
    });
  }

  if (spec.access === "admin") {
    test("is closed to customers", async ({ shop, callers }) => {
      const answer = await call(shop, name, { token: callers.user });
      expect(answer).toMatchObject({ status: 403, body: { error: expect.any(String) } });
    });
  }

  test("answers its sample with its schema, or with a plain error", async ({ shop }) => {
    const { status, type, body } = await call(shop, name, {
      token: await newToken(shop, spec.access),
    });
    expect(status, JSON.stringify(body)).toBeLessThan(500);
    if (body !== null) expect(type).toBe("application/json; charset=utf-8");
    if (spec.access === "admin" && !needsMore.has(name)) expect(status).toBe(spec.status ?? 200);
    if (status >= 400) expect(body).toMatchObject({ error: expect.any(String) });
    else if (spec.answer) expect(spec.answer.safeParse(body).success).toBe(true);
    else if (spec.fileType) expect(type).toBe(`${spec.fileType}; charset=utf-8`);
  });

  if (spec.body && spec.answer && !spec.files) {
    test.for(["text", { extra: true }])("refuses the body %j", async (body, { shop, callers }) => {
      const answer = await call(shop, name, { token: callers[spec.access], body });
      expect([400, 422]).toContain(answer.status);
      expect(answer.body.error).toEqual(expect.any(String));
    });
  }

  if (spec.files) {
    test("refuses an unknown field of the form", async ({ shop, callers }) => {
      const body = { ...samples[name].body, extra: "1" };
      const answer = await call(shop, name, { token: callers[spec.access], body });
      expect(answer).toMatchObject({ status: 422, body: { error: expect.any(String) } });
    });

    test("refuses JSON", async ({ shop, callers }) => {
      const answer = await call(shop, name, {
        token: callers[spec.access],
        isJson: true,
      });
      expect(answer).toMatchObject({ status: 415, body: { error: expect.any(String) } });
    });

    if (spec.access === "admin") {
      test("refuses guests and customers before the form is read", async ({ shop, callers }) => {
        const { method, path } = routeOf(name);
        const broken = { method, body: "--never-ends", headers: multipartHeader };
        const url = `${shop.url}/api${path}?${new URLSearchParams(samples[name].query)}`;
        expect((await fetch(url, broken)).status).toBe(401);
        const headers = { ...multipartHeader, authorization: `Bearer ${callers.user}` };
        expect((await fetch(url, { ...broken, headers })).status).toBe(403);
      });
    }
  }

  if (spec.answer || spec.fileType) {
    test("refuses an unknown parameter", async ({ shop, callers }) => {
      const query = { ...samples[name].query, extra: "1" };
      const answer = await call(shop, name, { token: callers[spec.access], query });
      expect(answer.status).toBe(400);
      expect(answer.body.error).toEqual(expect.any(String));
    });
  }
});

test.for([[null], [], 7])("login refuses the body %j, as each does", async (body, { shop }) => {
  expect((await call(shop, "login", { body })).status).toBe(422);
});

const multipartHeader = { "content-type": "multipart/form-data; boundary=x" };
