import { expect, test } from "vitest";
import {
  apiHeaders,
  createPaid,
  type Harness,
  startStandins,
  transactionsPath,
} from "./harness.ts";

type Fields = Record<string, unknown>;

async function createApproved(shop: Harness): Promise<string> {
  const token = await shop.create();
  await shop.act(token, "aprobar");
  return token;
}

test("sin_respuesta applies the commit and then breaks the connection", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("sin_respuesta", "commit");
  await expect(shop.sdk().commit(token)).rejects.toThrow("Unexpected error");
  expect((await shop.status(token)).body.status).toBe("AUTHORIZED");
});

test("sin_respuesta before the effect changes nothing", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("sin_respuesta", "commit", { antes: true });
  await expect(shop.commit(token)).rejects.toThrow();
  expect((await shop.status(token)).body.status).toBe("INITIALIZED");
});

test("a create without an answer still makes a transaction", async () => {
  const shop = await startStandins();
  await shop.fail("sin_respuesta", "create");
  await expect(shop.create()).rejects.toThrow();
  expect(await shop.list("/webpay/control/transacciones")).toHaveLength(1);
  const calls = await shop.list("/webpay/control/llamadas");
  expect(calls[0]).toMatchObject({ operacion: "create", http: null, falla: "sin_respuesta" });
});

test("a refund without an answer was refunded", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  await shop.fail("sin_respuesta", "refund");
  await expect(shop.refund(token, 12_990)).rejects.toThrow();
  expect((await shop.status(token)).body.status).toBe("REVERSED");
});

test("lento holds the answer back longer than the client waits, after the effect", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("lento", "commit", { ms: 60_000 });
  await expect(shop.sdk(300).commit(token)).rejects.toThrow("timeout of 300ms exceeded");
  await expect.poll(async () => (await shop.status(token)).body.status).toBe("AUTHORIZED");
});

test("lento without a time outlasts the client too", async () => {
  const shop = await startStandins();
  const { body } = await shop.fail("lento", "status");
  expect(body.fallas).toMatchObject([{ falla: "lento", operacion: "status", veces: 1, ms: null }]);
  await expect(shop.sdk(300).status(await shop.create())).rejects.toThrow("timeout");
});

test("error500 has no effect and strikes as often as asked", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("error500", "commit", { veces: 2 });
  expect((await shop.commit(token)).status).toBe(500);
  expect((await shop.commit(token)).status).toBe(500);
  expect((await shop.commit(token)).body.status).toBe("AUTHORIZED");
});

test("ninguna clears one operation, or all of them", async () => {
  const shop = await startStandins();
  await shop.fail("error500", "status", { veces: 9 });
  await shop.fail("error500", "create", { veces: 9 });
  const one = await shop.fail("ninguna", "status");
  expect(one.body.fallas).toMatchObject([{ operacion: "create" }]);
  const all = await shop.send("POST", "/webpay/control/fallas", { falla: "ninguna" });
  expect(all.body).toEqual({ fallas: [] });
});

test("a fault can be limited to one transaction", async () => {
  const shop = await startStandins();
  const [unlucky, lucky] = [await shop.create(), await shop.create()];
  await shop.fail("error500", "status", { token: unlucky });
  expect((await shop.status(lucky)).status).toBe(200);
  expect((await shop.status(unlucky)).status).toBe(500);
});

test.each([
  ["no_autorizado", 401, { error_message: "Not Authorized" }],
  ["bloqueada", 422, { error_message: "Transaction already locked by another process" }],
  ["abortada", 422, { error_message: "Transaction has an invalid finished state: aborted" }],
])("%s refuses the commit without effect", async (falla, status, body) => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail(falla, "commit");
  expect(await shop.commit(token)).toEqual({ status, body });
  expect((await shop.status(token)).body.status).toBe("INITIALIZED");
});

test.each([
  ["otro_monto", { amount: 12_991, status: "AUTHORIZED" }],
  ["otra_orden", { buy_order: "OTRA-ORDEN", status: "AUTHORIZED" }],
  ["otra_sesion", { session_id: "otra-sesion", status: "AUTHORIZED" }],
  ["estado_contradictorio", { status: "FAILED", response_code: 0 }],
  ["estado_vacio", { status: "", response_code: 0 }],
])("%s commits and tells something else", async (falla, expected) => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail(falla, "commit");
  const { status, body } = await shop.commit(token);
  expect(status).toBe(200);
  expect(body).toMatchObject(expected);
  expect((await shop.status(token)).body).toMatchObject({ amount: 12_990, status: "AUTHORIZED" });
});

const optional = ["card_detail", "authorization_code", "payment_type_code", "installments_number"];

test.each([
  ["sin_opcionales", (body: Fields) => optional.filter((name) => Object.hasOwn(body, name)), []],
  [
    "opcionales_nulos",
    (body: Fields) => optional.map((name) => body[name]),
    optional.map(() => null),
  ],
  ["campos_de_mas", (body: Fields) => body.otro, "x"],
  ["monto_decimal", (body: Fields) => body.amount, 12_990],
] as const)("%s commits and tells it in another way", async (falla, look, expected) => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail(falla, "commit");
  const { body } = await shop.commit(token);
  expect(body).toMatchObject({ amount: 12_990, status: "AUTHORIZED", response_code: 0 });
  expect(look(body)).toEqual(expected);
});

test("monto_decimal writes two decimals", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("monto_decimal", "status");
  const answer = await fetch(`${shop.url}${transactionsPath}/${token}`, { headers: apiHeaders() });
  expect(await answer.text()).toContain('"amount":12990.00,');
});

test("html and json_malo answer 200 with something that is no result", async () => {
  const shop = await startStandins();
  const token = await createApproved(shop);
  await shop.fail("html", "commit");
  expect(await shop.sdk().commit(token)).toMatch(/^<html>/);
  await shop.fail("json_malo", "status");
  const broken = await shop.sdk().status(token);
  expect(broken).toEqual(expect.any(String));
});

test("a rejected refund answers 200 with a code and refunds nothing", async () => {
  const shop = await startStandins();
  const token = await createPaid(shop);
  await shop.fail("reembolso_rechazado", "refund");
  const { status, body } = await shop.refund(token, 12_990);
  expect({ status, code: body.response_code }).toEqual({ status: 200, code: -1 });
  expect((await shop.status(token)).body.status).toBe("AUTHORIZED");
});

test.each([
  { falla: "ninguno", operacion: "commit" },
  { falla: "lento" },
  { falla: "lento", operacion: "pagar" },
  { falla: "lento", operacion: "commit", veces: 0 },
  { falla: "lento", operacion: "commit", ms: -1 },
  { falla: "lento", operacion: "commit", antes: "sí" },
])("a fault that makes no sense is refused: %j", async (fields) => {
  const shop = await startStandins();
  const { status, body } = await shop.send("POST", "/webpay/control/fallas", fields);
  expect(status).toBe(400);
  expect(body.error).toEqual(expect.any(String));
  expect((await shop.send("GET", `${transactionsPath}/x`)).status).toBe(422);
});
