// @module-tag both-engines

import { expect, vi } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { type Db, inTransaction, type Tx } from "#server/db/database.ts";
import { enqueueCorreo } from "#server/outbox/index.ts";
import { onCorreos } from "#server/outbox/wake.ts";
import { outboxTest, type TestCorreos } from "#tests/support/faults/outbox.ts";

/** Not the shop's own connection, whose worker would take these mails. */
const openOther = (shop: TestShop): Db =>
  shop.database.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => result,
  });

const test = outboxTest.extend("db", ({ shop }) => openOther(shop));

let serial = 0;
function enqueueIn(tx: Tx) {
  serial += 1;
  return enqueueCorreo<TestCorreos>(tx, {
    clave: `wake:${serial}`,
    plantilla: "greeting",
    para: `wake${serial}@ejemplo.cl`,
    datos: { n: serial },
    now: 0,
  });
}

test("a commit with a mail wakes the worker: nobody has to call it", async ({ outbox, db }) => {
  const { sent, createWorker } = outbox;
  const worker = createWorker(undefined, db);
  await inTransaction(db, enqueueIn);

  await expect.poll(() => sent.length).toBe(1);
  await worker.close();
});

test("a commit wakes once for all its mails, and not before it is done", async ({ db }) => {
  const wake = vi.fn();
  onCorreos(db, wake);
  await inTransaction(db, async (tx) => {
    await enqueueIn(tx);
    await enqueueIn(tx);
    expect(wake).not.toHaveBeenCalled();
  });

  expect(wake).toHaveBeenCalledOnce();
});

test("no wake after a rollback, a commit without mails, or on another connection", async ({
  shop,
  db,
}) => {
  const wake = vi.fn();
  onCorreos(db, wake);
  const failing = inTransaction(db, async (tx) => {
    await enqueueIn(tx);
    throw new Error("the business failed");
  });
  await expect(failing).rejects.toThrow("the business failed");
  await inTransaction(db, async () => undefined);
  await inTransaction(openOther(shop), enqueueIn);

  expect(wake).not.toHaveBeenCalled();
});

test("a transaction that is retried wakes once", async ({ db }) => {
  const wake = vi.fn();
  onCorreos(db, wake);
  let tries = 0;
  await inTransaction(db, async (tx) => {
    await enqueueIn(tx);
    tries += 1;
    if (tries === 1) throw Object.assign(new Error("deadlock detected"), { code: "40P01" });
  });

  expect(tries).toBe(2);
  expect(wake).toHaveBeenCalledOnce();
});

test("a closed worker is not woken", async ({ db }) => {
  const wake = vi.fn();
  const stop = onCorreos(db, wake);
  stop();
  await inTransaction(db, enqueueIn);

  expect(wake).not.toHaveBeenCalled();
});
