import { sql } from "kysely";
import { pino } from "pino";
import { afterEach, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import type { Db } from "#server/db/database.ts";
import { findStatementWatch } from "#server/db/database.ts";
import { createJobRunner } from "#server/jobs/runner.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const test = shopTest({ log, env: { SLOW_STATEMENT_MS: "0" } });
afterEach(() => {
  lines.length = 0;
});

async function readMetric({ url }: TestShop, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

const secret = "ana@ejemplo.cl";

async function countSlowly(db: Db): Promise<number | undefined> {
  const { rows } = await sql<{ total: number }>`
    with recursive numbers (n) as (
      select 1 union all select n + 1 from numbers where n < 300000
    )
    select count(*) as total from numbers where ${secret} <> '' and n in (${1}, ${2}, ${3})
  `.execute(db);
  return rows[0]?.total;
}

test("a slow statement is told with its name and its caller, without values", async ({ shop }) => {
  const before = (await readMetric(shop, "estrato_statements_slow_total")) ?? 0;
  await countSlowly(shop.database.db);
  const line = lines.find(({ msg, text }) => msg === "slow statement" && /numbers/.test(`${text}`));
  expect(line).toMatchObject({ level: 40, statement: "with numbers", ms: expect.any(Number) });
  expect(line?.text).toMatch(/^with recursive numbers .* n in \((\?|\$2), …\)/);
  expect(JSON.stringify(line)).not.toContain("ejemplo");
  expect(await readMetric(shop, "estrato_statements_slow_total")).toBeGreaterThan(before);
});

test("a slow statement of a call has its request and the place that asked", async ({ shop }) => {
  const watch = findStatementWatch(shop.database.db);
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify({ nombre: "Ana", email: secret, mensaje: "Hola, ¿hacen ranas?" });
  const path = "/api/endpoints/contacto.php";
  const answer = await fetch(shop.url + path, { method: "POST", headers, body });
  const id = answer.headers.get("x-request-id");
  expect(watch).toBeDefined();
  const told = lines.filter(({ msg, reqId }) => msg === "slow statement" && reqId === id);
  expect(told.map(({ caller }) => caller)).toContainEqual(expect.stringMatching(/^\w+ modules\//));
});

test("the metrics tell build, room, connections and jobs", async ({ shop }) => {
  const text = await (await fetch(`${shop.url}/metrics`)).text();
  expect(text).toMatch(
    /^estrato_build_info\{version="\d+\.\d+\.\d+",commit="\w*",node="v\d+.*"\} 1$/m,
  );
  expect(await readMetric(shop, "estrato_disk_free_bytes")).toBeGreaterThan(0);
  expect(await readMetric(shop, 'estrato_connections{state="waiting"}')).toBe(0);
  expect(await readMetric(shop, 'estrato_unavailable_total{reason="disk_full"}')).toBe(0);
  expect(await readMetric(shop, 'estrato_job_failures_total{job="outbox"}')).toBe(0);
  const success = 'estrato_job_last_success_timestamp_seconds{job="outbox"}';
  expect(await readMetric(shop, success)).toBeGreaterThan(0);
  const statements = 'estrato_statement_seconds_count{verb="select"}';
  expect(await readMetric(shop, statements)).toBeGreaterThan(0);
});

test("who has a connection, and who waits for one, is counted", async ({ shop }) => {
  const { db, engine } = shop.database;
  const connections = () => findStatementWatch(db)?.connections();
  const held = Promise.withResolvers<void>();
  const hold = async () => held.promise;
  const most = engine.name === "sqlite" ? 1 : 10;
  const holders = Array.from({ length: most }, () => db.connection().execute(hold));
  await expect.poll(connections).toMatchObject({ inUse: most, waiting: 0, idle: 0 });
  const late = db.connection().execute(hold);
  // Kysely queues for SQLite's one connection before its driver is asked.
  const waiting = engine.name === "sqlite" ? 0 : 1;
  await expect.poll(connections).toMatchObject({ inUse: most, waiting });
  held.resolve();
  await Promise.all([...holders, late]);
  await expect.poll(connections).toMatchObject({ inUse: 0, waiting: 0, idle: most });
});

test("each run of a job is reported, failed or not", async () => {
  const ended: string[] = [];
  let runs = 0;
  const job = {
    name: "turnos",
    everyMs: 1,
    run: async () => {
      runs += 1;
      if (runs === 1) throw new Error("the first fails");
    },
  };
  const runner = createJobRunner([job], pino({ level: "silent" }), ({ name, isFailed }) =>
    ended.push(`${name} ${isFailed}`),
  );
  runner.start();
  await expect.poll(() => ended.length).toBeGreaterThan(1);
  await runner.stop();
  expect(ended.slice(0, 2)).toEqual(["turnos true", "turnos false"]);
});
