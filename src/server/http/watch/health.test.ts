import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Db } from "../../db/database.ts";
import { migrationLevel } from "../../db/migrations/index.ts";
import { serveHealth } from "./health.ts";

/** A database that answers every query with these rows. */
function databaseOf(read: () => Promise<{ name: string }[]>): Db {
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({ sql: "", parameters: [], query: {}, queryId: { queryId: "1" } }),
    executeQuery: async () => ({ rows: await read() }),
  };
  return { getExecutor: () => executor } as unknown as Db;
}

test("those who ask at once share one question to the database", async () => {
  let questions = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const db = databaseOf(async () => {
    questions += 1;
    await promise;
    return [];
  });
  const http = Fastify();
  serveHealth(http, { db, lifecycle: { isLeaving: false, active: 0, arriving: 0 } });
  const asked = Array.from({ length: 50 }, () => http.inject("/api/salud"));
  await expect.poll(() => questions).toBeGreaterThan(0);
  resolve();
  const answers = await Promise.all(asked);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(50).fill(503));
  expect(questions).toBeLessThan(5);
  const before = questions;
  await http.inject("/api/salud");
  expect(questions).toBe(before + 1);
});

test.each([
  ["no", undefined, 503],
  ["an older", "0001-first", 503],
  ["its own", migrationLevel, 200],
  ["a newer", "9999-next", 200],
])("with %s level of the database", async (_which, name, status) => {
  const rows = name === undefined ? [] : [{ name }];
  const http = Fastify();
  const lifecycle = { isLeaving: false, active: 0, arriving: 0 };
  serveHealth(http, { db: databaseOf(async () => rows), lifecycle });
  expect((await http.inject("/api/salud")).statusCode).toBe(status);
  expect((await http.inject("/api/viva")).statusCode).toBe(200);
});
