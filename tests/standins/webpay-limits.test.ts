import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "#standins/clock.ts";
import { createPaid, type Harness, startStandins } from "./harness.ts";

const sevenDaysMessage =
  "The transactions's date has passed max time (7 days) to recover the status";

async function openPage(shop: Harness, token: string): Promise<string> {
  const path = `/webpay/webpayserver/initTransaction?token_ws=${token}`;
  return (await fetch(shop.url + path)).text();
}

async function stateOf(shop: Harness): Promise<unknown> {
  return (await shop.list("/webpay/control/transacciones"))[0]?.estado;
}

test("a token can be opened for five minutes", async () => {
  const shop = await startStandins();
  const inTime = await shop.create();
  const late = await shop.create();
  shop.advance(5 * minuteMs);
  expect(await openPage(shop, inTime)).toContain("¿Cómo quieres pagar?");
  shop.advance(1);
  expect(await openPage(shop, late)).toContain("Se acabó el tiempo");
});

test("an open form can be paid for ten minutes", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await openPage(shop, token);
  shop.advance(10 * minuteMs);
  expect(await stateOf(shop)).toBe("form_open");
  shop.advance(1);
  expect(await stateOf(shop)).toBe("expired");
  expect((await shop.act(token, "aprobar")).status).toBe(409);
});

test("a payment that nobody commits in time is aborted and never charged", async () => {
  const shop = await startStandins({ webpay: { limits: { toCommitMs: minuteMs } } });
  const token = await shop.create();
  await shop.act(token, "aprobar");
  shop.advance(minuteMs + 1);
  const { status, body } = await shop.commit(token);
  expect(status).toBe(422);
  expect(body.error_message).toBe("Transaction has an invalid finished state: aborted");
  expect(await stateOf(shop)).toBe("aborted");
});

test("status and commit are answered for seven days", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  shop.advance(7 * dayMs);
  expect((await shop.status(token)).body.status).toBe("AUTHORIZED");
  shop.advance(1);
  const refusal = { status: 422, body: { error_message: sevenDaysMessage } };
  expect(await shop.status(token)).toEqual(refusal);
  expect(await shop.commit(token)).toEqual(refusal);
});

test("the whole amount within three hours of the commit is reversed", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  shop.advance(3 * hourMs);
  expect(await shop.refund(token, 12_990)).toEqual({ status: 200, body: { type: "REVERSED" } });
  const { body } = await shop.status(token);
  expect(body).toMatchObject({ status: "REVERSED", response_code: 0 });
});

test("the whole amount after three hours is nullified", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  shop.advance(3 * hourMs + 1);
  const { body } = await shop.refund(token, 12_990);
  expect(body).toEqual({
    type: "NULLIFIED",
    authorization_code: "1213",
    authorization_date: "2026-01-15T18:30:00.001Z",
    nullified_amount: 12_990,
    balance: 0,
    response_code: 0,
  });
  expect((await shop.status(token)).body.status).toBe("NULLIFIED");
});

test("nothing is refunded after ninety days", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  shop.advance(90 * dayMs + 1);
  expect((await shop.refund(token, 12_990)).status).toBe(422);
});
