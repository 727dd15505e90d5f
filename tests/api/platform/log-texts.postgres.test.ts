import { sql } from "kysely";
import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { createJobRunner } from "#server/jobs/runner.ts";
import { createAuthCalls } from "#tests/support/calls/auth-calls.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

// PostgreSQL tells the whole row in `detail` when it refuses one.

const { log, lines } = keepLog();
const test = freshShopTest({ log, isLive: true });
test.beforeEach(() => {
  lines.length = 0;
});

const register = (shop: TestShop) =>
  createAuthCalls(shop).registerUsuario("victima@ejemplo.cl", "Falla");
const quoted = /victima|Falla|argon2|Failing row/;

async function refuse(shop: TestShop, constraint: "registros" | "correos"): Promise<void> {
  const condition = { registros: "nombre <> 'Falla'", correos: "estado <> 'enviado'" }[constraint];
  await runAsOwner(
    shop,
    `alter table ${constraint} add constraint refused_row check (${condition}) not valid`,
  );
}

const told = (text: string) => lines.find(({ msg }) => msg === text);

test("a call whose row is refused says which constraint, and nothing of the row", async ({
  shop,
}) => {
  await refuse(shop, "registros");
  const { status, text } = await register(shop);
  expect([status, text]).toEqual([500, JSON.stringify({ error: errorMessages.unexpected })]);
  expect(told("unexpected error")).toMatchObject({
    err: { code: "23514", constraint: "refused_row", table: "registros" },
  });
  expect(JSON.stringify(lines)).not.toMatch(quoted);
});

test("so does a mail that cannot be recorded", async ({ shop }) => {
  await refuse(shop, "correos");
  await register(shop);
  // Its sender logs it: the commit that woke the outbox, or the job.
  await expect
    .poll(() => lines)
    .toContainEqual(
      expect.objectContaining({ err: expect.objectContaining({ constraint: "refused_row" }) }),
    );
  expect(JSON.stringify(lines)).not.toMatch(quoted);
});

test("so does a job", async ({ shop }) => {
  await register(shop);
  const { db } = shop.database;
  const run = () => sql`select email::integer from registros`.execute(db);
  const runner = createJobRunner([{ name: "broken", everyMs: 1_000, run }], log);
  runner.start();
  await expect.poll(() => told("job failed")).toBeDefined();
  await runner.stop();
  expect(told("job failed")).toMatchObject({ job: "broken", err: { code: "22P02" } });
  expect(JSON.stringify(lines)).not.toMatch(quoted);
});
