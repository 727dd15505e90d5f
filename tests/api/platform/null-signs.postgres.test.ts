import { expect } from "vitest";
import { operations } from "#contract/operations.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { test } from "#rig/test.ts";
import { samples } from "#tests/contract/samples.ts";

/** PostgreSQL stores neither; the embedded database takes both. */
const refused = ["a\u0000b", "\ud800"];

type Call = { query: Record<string, string>; body: Record<string, unknown> | null };

/** The sample with such a text in one place after the other. */
function callsOf(name: OperationName): Call[] {
  const { query, body } = samples[name];
  const texts = (of: object | null) =>
    Object.entries(of ?? {}).flatMap(([field, value]) =>
      typeof value === "string" ? [field] : [],
    );
  return refused.flatMap((text) => [
    ...texts(query).map((field) => ({ query: { ...query, [field]: text }, body })),
    ...texts(body).map((field) => ({ query, body: { ...body, [field]: text } })),
  ]);
}

const names = (Object.keys(routes) as OperationName[]).filter(
  (name) => !("files" in operations[name]) && callsOf(name).length > 0,
);

test.for(names)("%s answers texts that no column takes without a 5xx", async (name, { shop }) => {
  const { token } = await buildAdmin(shop);
  const { method, path } = routes[name];
  for (const { query, body } of callsOf(name)) {
    const response = await fetch(`${shop.url}/api${path}?${new URLSearchParams(query)}`, {
      method,
      redirect: "manual",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
      ...(method === "GET" ? {} : { body: JSON.stringify(body) }),
    });
    expect(response.status, await response.text()).toBeLessThan(500);
  }
});
