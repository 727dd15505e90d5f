// @module-tag both-engines

import { expect } from "vitest";
import { inTransaction } from "#server/db/database.ts";
import { enqueueCorreo, resumeParked } from "#server/outbox/index.ts";
import { days, hours, minutes, seconds } from "#server/time/clock.ts";
import { type TestCorreos, outboxTest as test } from "#tests/support/faults/outbox.ts";

const refusal = Object.assign(new Error("550 no such user ana@ejemplo.cl"), {
  code: "EENVELOPE",
  responseCode: 550,
});
const away = Object.assign(new Error("connect ECONNREFUSED"), { code: "ESOCKET" });

test("a mail is sent once and marked so", async ({ shop, outbox }) => {
  const { sent, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  const worker = createWorker();

  expect(await worker.runOnce()).toBe(1);
  expect(await worker.runOnce()).toBe(0);
  expect(sent).toEqual([
    {
      to: para,
      subject: `Hola 1`,
      text: "t",
      html: "h",
      messageId: expect.stringMatching(/^<correo-\d+-[0-9a-f]{24}@localhost>$/),
    },
  ]);
  expect(await readRow(para)).toMatchObject({ estado: "enviado", enviado_en: shop.clock.now() });
});

test("one key is one mail, and a rolled back transaction sends none", async ({ shop, outbox }) => {
  const { createWorker, enqueue } = outbox;
  await enqueue({ clave: "pedido_pagado:1" });
  await enqueue({ clave: "pedido_pagado:1" });
  const failing = inTransaction(shop.database.db, async (tx) => {
    const correo = {
      clave: "x",
      plantilla: "greeting",
      para: "x@y.cl",
      datos: { n: 0 },
      now: 0,
    } as const;
    await enqueueCorreo<TestCorreos>(tx, correo);
    throw new Error("the business failed");
  });
  await expect(failing).rejects.toThrow();

  expect(await createWorker().runOnce()).toBe(1);
});

test("many workers at once send every mail exactly once", async ({ outbox }) => {
  const { sent, createWorker, enqueue } = outbox;
  const addresses: string[] = [];
  for (let index = 0; index < 40; index++) addresses.push(await enqueue());
  await Promise.all(Array.from({ length: 6 }, () => createWorker().runOnce()));

  expect(sent.map(({ to }) => to).sort()).toEqual(addresses.sort());
});

test("a mail that is no longer needed is skipped", async ({ outbox }) => {
  const { createWorker, enqueue, readRow } = outbox;
  const para = await enqueue({ plantilla: "unneeded" });

  expect(await createWorker().runOnce()).toBe(0);
  expect(await readRow(para)).toMatchObject({ estado: "omitido", enviado_en: null });
});

test("a refused mail is retried with back-off, then parked; the others are sent meanwhile", async ({
  shop,
  outbox,
}) => {
  const { sent, faults, createWorker, enqueue, readRow } = outbox;
  const bad = await enqueue({ para: "ana@ejemplo.cl" });
  const good = await enqueue();
  faults.set(bad, refusal);
  const worker = createWorker();
  await worker.runOnce();
  expect(sent.map(({ to }) => to)).toEqual([good]);

  const waits: number[] = [];
  for (;;) {
    const row = await readRow(bad);
    if (row.estado === "aparcado") break;
    waits.push(row.wait);
    shop.clock.advance(row.wait - 1);
    await worker.runOnce();
    expect((await readRow(bad)).intentos).toBe(waits.length);
    shop.clock.advance(1);
    await worker.runOnce();
  }
  expect(waits.slice(0, 4)).toEqual([seconds(5), seconds(30), minutes(2), minutes(10)]);
  expect(await readRow(bad)).toMatchObject({ error: "EENVELOPE 550", enviado_en: null });
  shop.clock.advance(days(30));
  expect(await worker.runOnce()).toBe(0);
});

test("mails that cannot be rendered are parked without touching the others", async ({
  shop,
  outbox,
}) => {
  const { createWorker, enqueue, readRow } = outbox;
  const unknown = await enqueue({ plantilla: "no_existe" });
  for (let index = 0; index < 12; index++) await enqueue();
  const worker = createWorker();

  expect(await worker.runOnce()).toBe(12);
  for (let round = 0; round < 12; round++) {
    shop.clock.advance(hours(12));
    await worker.runOnce();
  }
  expect(await readRow(unknown)).toMatchObject({ estado: "aparcado", error: "ETEMPLATE" });
});

test("ten minutes without a mail server lose nothing, and all mails are sent seconds after its return", async ({
  shop,
  outbox,
}) => {
  const { sent, faults, createWorker, enqueue } = outbox;
  const addresses: string[] = [];
  for (let index = 0; index < 12; index++) addresses.push(await enqueue());
  faults.set("*", away);
  const worker = createWorker();
  for (let elapsed = 0; elapsed < minutes(10); elapsed += seconds(5)) {
    expect(await worker.runOnce()).toBe(0);
    shop.clock.advance(seconds(5));
  }
  faults.clear();

  expect(await worker.runOnce()).toBe(12);
  expect(sent.map(({ to }) => to).sort()).toEqual(addresses.sort());
});

test("tries during an outage of the server do not count against a mail", async ({
  shop,
  outbox,
}) => {
  const { faults, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  faults.set("*", away);
  const worker = createWorker();
  for (let round = 0; round < 50; round++) {
    await worker.runOnce();
    shop.clock.advance(seconds(5));
  }
  faults.clear();
  faults.set(para, refusal);
  await worker.runOnce();

  expect(await readRow(para)).toMatchObject({ estado: "pendiente", intentos: 1, wait: seconds(5) });
});

test("a mail that a person has sent again gets its two days anew while the server is away", async ({
  shop,
  outbox,
}) => {
  const { faults, sent, createWorker, enqueue, readRow } = outbox;
  const para = await enqueue();
  faults.set("*", away);
  const worker = createWorker();
  shop.clock.advance(days(2));
  await worker.runOnce();
  expect(await readRow(para)).toMatchObject({ estado: "aparcado" });

  const now = shop.clock.now();
  // Without waking the workers of the tests before, as another process would.
  await shop.database.db.transaction().execute((tx) => resumeParked(tx, { id: null, now }));
  await worker.runOnce();
  expect(await readRow(para)).toMatchObject({ estado: "pendiente", wait: seconds(5) });
  shop.clock.advance(days(1));
  faults.clear();
  await worker.runOnce();
  expect(sent.map(({ to }) => to)).toEqual([para]);
});

test("a wake sends soon, and many wakes cause one run", async ({ outbox }) => {
  const { sent, createWorker, enqueue } = outbox;
  await enqueue();
  const worker = createWorker();
  for (let index = 0; index < 20; index++) worker.wake();

  await expect.poll(() => sent.length).toBe(1);
  await worker.close();
});
