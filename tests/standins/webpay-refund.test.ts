import { expect, test } from "vitest";
import { createPaid, startStandins } from "./harness.ts";

test("partial refunds add up and show what is left", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  const first = await shop.sdk().refund(token, 2990);
  expect(first).toMatchObject({ type: "NULLIFIED", nullified_amount: 2990, balance: 10_000 });
  expect((await shop.status(token)).body).toMatchObject({
    status: "PARTIALLY_NULLIFIED",
    balance: 10_000,
  });
  await shop.refund(token, 10_000);
  expect((await shop.status(token)).body.status).toBe("NULLIFIED");
  const [books] = await shop.list("/webpay/control/transacciones");
  expect(books?.refunded_amount).toBe(12_990);
});

test.each([
  [0, "Invalid value for parameter: amount"],
  [-5, "Invalid value for parameter: amount"],
  ["todo", "Invalid value for parameter: amount"],
  [null, "amount is required!"],
  [12_991, "Amount to refund is bigger than authorized"],
])("a refund of %j is refused", async (amount, message) => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  expect(await shop.refund(token, amount)).toEqual({
    status: 422,
    body: { error_message: message },
  });
});

test("no more than the rest can be refunded", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  await shop.refund(token, 10_000);
  const { body } = await shop.refund(token, 2991);
  expect(body.error_message).toBe("Amount to refund is bigger than authorized");
});

test("a payment in instalments of the shop is refunded whole or not at all", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop, { tipo: "SI" });
  expect((await shop.refund(token, 1000)).status).toBe(422);
  expect((await shop.refund(token, 12_990)).body).toEqual({ type: "REVERSED" });
});

test("a failed payment has nothing to refund", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "rechazar");
  await shop.commit(token);
  const { body } = await shop.refund(token, 12_990);
  expect(body.error_message).toBe("Transaction has an invalid state (8) to reverse");
});

test.each(["an unpaid", "an uncommitted", "a reversed"])(
  "%s transaction cannot be refunded",
  async (kind) => {
    const shop = await startStandins();
    const token = kind === "a reversed" ? await createPaid(shop) : await shop.create();
    if (kind === "an uncommitted") await shop.act(token, "aprobar");
    if (kind === "a reversed") await shop.refund(token, 12_990);
    const { status, body } = await shop.refund(token, 12_990);
    expect(status).toBe(422);
    expect(body.error_message).toMatch(/^Transaction has an invalid state \(\d+\) to reverse$/);
  },
);
