import { expect, test } from "vitest";
import { createPaid, startStandins } from "./harness.ts";

const abortedMessage = "Transaction has an invalid finished state: aborted";
const unpaidFields = [
  "accounting_date",
  "amount",
  "buy_order",
  "installments_number",
  "session_id",
  "status",
  "transaction_date",
];

test("an unpaid transaction shows no card, no code and no vci", async () => {
  const shop = await startStandins();
  const { body } = await shop.status(await shop.create());
  expect(Object.keys(body).sort()).toEqual(unpaidFields);
  expect(body).toMatchObject({ status: "INITIALIZED", amount: 12_990, installments_number: 0 });
  expect(body.transaction_date).toBe("2026-01-15T15:30:00.000Z");
  expect(body.accounting_date).toBe("0115");
});

test("paid but not committed adds only vci and the kind of payment", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "aprobar");
  const { body } = await shop.status(token);
  expect(Object.keys(body).sort()).toEqual([...unpaidFields, "payment_type_code", "vci"].sort());
  expect(body).toMatchObject({ status: "INITIALIZED", vci: "TSY", payment_type_code: "VN" });
});

test("a committed approval is complete", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "aprobar");
  const committed = await shop.sdk().commit(token);
  expect(committed).toEqual({
    vci: "TSY",
    amount: 12_990,
    status: "AUTHORIZED",
    buy_order: "P-1001-a",
    session_id: "s-8f2a",
    card_detail: { card_number: "6623" },
    accounting_date: "0115",
    transaction_date: "2026-01-15T15:30:00.000Z",
    authorization_code: "1213",
    payment_type_code: "VN",
    response_code: 0,
    installments_number: 0,
  });
  expect((await shop.status(token)).body).toEqual(committed);
});

test("a committed rejection is FAILED, with the card and the code of no authorisation", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "rechazar", { tarjeta: "5186 0595 5959 0568", codigo: -4 });
  const { status, body } = await shop.commit(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: "FAILED",
    vci: "TSN",
    authorization_code: "000000",
    response_code: -4,
    card_detail: { card_number: "0568" },
  });
});

test.each([
  [{ tipo: "S2" }, { payment_type_code: "S2", installments_number: 2, installments_amount: 6495 }],
  [{ cuotas: 3 }, { payment_type_code: "SI", installments_number: 3, installments_amount: 4330 }],
  [{ cuotas: 6 }, { payment_type_code: "VC", installments_number: 6, installments_amount: null }],
  [{ tarjeta: "4051884239937763" }, { payment_type_code: "VD", installments_number: 0 }],
  [{ tarjeta: "7763", tipo: "VD" }, { card_detail: { card_number: "7763" } }],
])("commit answers how %j was paid", async (pago, expected) => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "aprobar", pago);
  expect((await shop.commit(token)).body).toMatchObject(expected);
});

test("a commit before the payment is refused and does not spoil the payment", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  const early = await shop.commit(token);
  expect(early.status).toBe(422);
  expect(early.body.error_message).toContain("Invalid status '0' for transaction");
  await shop.act(token, "aprobar");
  expect((await shop.commit(token)).body.status).toBe("AUTHORIZED");
});

test.each(["anular", "expirar"])("after %s a commit is refused for good", async (accion) => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, accion);
  expect(await shop.commit(token)).toEqual({
    status: 422,
    body: { error_message: abortedMessage },
  });
  expect((await shop.status(token)).body.status).toBe("INITIALIZED");
});

test("of two commits at once, one is answered and the other finds it locked", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "aprobar");
  await shop.fail("lento", "commit", { ms: 5000, antes: true });
  // Sent together: whichever comes first is held.
  const both = await Promise.all([shop.commit(token), shop.commit(token)]);
  const [answered, locked] = both.toSorted((one, other) => one.status - other.status);
  const message = "Transaction already locked by another process";
  expect(locked).toEqual({ status: 422, body: { error_message: message } });
  expect(answered?.body.status).toBe("AUTHORIZED");
});

test("a second commit later answers the same body", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  const again = await shop.commit(token);
  expect(again.status).toBe(200);
  expect(again.body).toEqual((await shop.status(token)).body);
});

test("the books list every transaction, newest first, with what was really charged", async () => {
  const shop = await startStandins();
  const paid = await createPaid(shop);
  const open = await shop.create({ buy_order: "P-1002-a" });
  const books = await shop.list("/webpay/control/transacciones");
  expect(books).toMatchObject([
    { token: open, buy_order: "P-1002-a", status: "INITIALIZED", captured_amount: 0 },
    { token: paid, session_id: "s-8f2a", status: "AUTHORIZED", captured_amount: 12_990 },
  ]);
});

test("the journal has one entry for each call", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  const calls = await shop.list("/webpay/control/llamadas");
  expect(calls).toEqual([
    expect.objectContaining({ operacion: "create", token, buy_order: "P-1001-a", http: 200 }),
    expect.objectContaining({ operacion: "commit", token, buy_order: "P-1001-a", falla: null }),
  ]);
});

test("deleting the transactions empties the books and the journal", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  await shop.send("DELETE", "/webpay/control/transacciones");
  expect(await shop.list("/webpay/control/transacciones")).toEqual([]);
  expect(await shop.list("/webpay/control/llamadas")).toEqual([]);
  expect((await shop.status(token)).status).toBe(422);
});
