// @module-tag both-engines

import { expect } from "vitest";
import type { Db } from "#server/db/database.ts";
import type { MailProvider } from "#server/providers/mail.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { outboxTest as test } from "#tests/support/faults/outbox.ts";

/** Fails every update of a mail while `isAway` answers true. */
function failForCorreos(db: Db, isAway: () => boolean): Db {
  const fault = Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  return db.withPlugin({
    transformQuery({ node }) {
      if (node.kind === "UpdateQueryNode" && isAway()) throw fault;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
}

test("a mail whose worker died is sent again after the lease, with the same Message-ID", async ({
  shop,
  outbox,
}) => {
  const { sent, createWorker, enqueue } = outbox;
  await enqueue();
  const ids: string[] = [];
  const dying = createWorker({
    async send({ messageId }) {
      ids.push(messageId);
      // The worker dies: sent, but not recorded.
      await new Promise(() => {});
    },
  });
  void dying.runOnce();
  await expect.poll(() => ids.length).toBe(1);
  const heir = createWorker();
  shop.clock.advance(seconds(74));
  expect(await heir.runOnce()).toBe(0);
  shop.clock.advance(seconds(1));

  expect(await heir.runOnce()).toBe(1);
  expect(sent[0]?.messageId).toBe(ids[0]);
});

test("a worker sends one mail at a time, so that its death duplicates at most one", async ({
  shop,
  outbox,
}) => {
  const { mail, createWorker, enqueue } = outbox;
  for (let index = 0; index < 4; index++) await enqueue();
  let onTheWay = 0;
  const counts: number[] = [];
  const unrecorded: number[] = [];
  const counting: MailProvider = {
    async send(message) {
      counts.push(++onTheWay);
      const rows = shop.database.db.selectFrom("correos").select("id");
      const left = await rows.where("estado", "=", "pendiente").limit(10).execute();
      unrecorded.push(left.length);
      await mail.send(message);
      onTheWay -= 1;
    },
  };

  expect(await createWorker(counting).runOnce()).toBe(4);
  expect(counts).toEqual([1, 1, 1, 1]);
  expect(unrecorded).toEqual([4, 3, 2, 1]);
});

test("a mail that was sent during a database outage is recorded afterwards, not sent again", async ({
  shop,
  outbox,
}) => {
  const { sent, mail, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  let isAway = false;
  let refused = 0;
  const db = failForCorreos(shop.database.db, () => {
    if (isAway) refused += 1;
    return isAway;
  });
  const provider: MailProvider = {
    async send(message) {
      await mail.send(message);
      isAway = true;
    },
  };
  const run = createWorker(provider, db).runOnce();
  await expect.poll(() => refused).toBeGreaterThan(1);
  isAway = false;

  expect(await run).toBe(1);
  expect(await readRow(para)).toMatchObject({ estado: "enviado", intentos: 1 });
  shop.clock.advance(minutes(10));
  expect(await createWorker().runOnce()).toBe(0);
  expect(sent).toHaveLength(1);
});

test("closing a worker does not wait for an unreachable database", async ({ shop, outbox }) => {
  const { mail, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  let isAway = false;
  const provider: MailProvider = {
    async send(message) {
      await mail.send(message);
      isAway = true;
    },
  };
  const worker = createWorker(
    provider,
    failForCorreos(shop.database.db, () => isAway),
  );
  const run = expect(worker.runOnce()).rejects.toThrow("ECONNRESET");
  await expect.poll(() => isAway).toBe(true);
  await worker.close();
  await run;

  expect(await readRow(para)).toMatchObject({ estado: "pendiente" });
});

test("a closed worker claims nothing more and finishes its current mail", async ({ outbox }) => {
  const { sent, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  const worker = createWorker();
  const run = worker.runOnce();
  await worker.close();
  await run;
  await enqueue();

  expect(await readRow(para)).toMatchObject({ estado: "enviado" });
  expect(await worker.runOnce()).toBe(0);
  expect(sent).toHaveLength(1);
});
