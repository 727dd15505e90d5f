import Fastify from "fastify";
import { expect, test } from "vitest";
import type { Db } from "../../db/database.ts";
import { serveHealth } from "./health.ts";

test("those who ask at once share one question to the database", async () => {
  let questions = 0;
  const { promise, resolve } = Promise.withResolvers<void>();
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({ sql: "", parameters: [], query: {}, queryId: { queryId: "1" } }),
    executeQuery: async () => {
      questions += 1;
      await promise;
      return { rows: [] };
    },
  };
  const db = { getExecutor: () => executor } as unknown as Db;
  const http = Fastify();
  serveHealth(http, { db, lifecycle: { isDraining: false, active: 0, arriving: 0 } });
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
