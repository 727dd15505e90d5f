import { expect, test } from "vitest";
import { apiHeaders, orderFields, startStandins, transactionsPath } from "./harness.ts";

test("create answers a token of 64 hex digits and the address of the payment page", async () => {
  const shop = await startStandins();
  const { status, body } = await shop.send("POST", transactionsPath, orderFields());
  expect(status).toBe(200);
  expect(Object.keys(body)).toEqual(["token", "url"]);
  expect(body.token).toMatch(/^[0-9a-f]{64}$/);
  expect(body.url).toBe(`${shop.url}/webpay/webpayserver/initTransaction`);
});

test("the SDK creates a transaction with the stand-in as its environment", async () => {
  const shop = await startStandins();
  const created = await shop.sdk().create("P-1", "s-1", 990, "http://127.0.0.1:9/r");
  expect(created.token).toHaveLength(64);
});

test.each([
  ["an empty buy_order", { buy_order: "" }, 422, "buy_order is required!"],
  ["no session_id", { session_id: undefined }, 422, "session_id is required!"],
  ["a null amount", { amount: null }, 422, "amount is required!"],
  ["an empty return_url", { return_url: "" }, 400, "return_url is required"],
  ["an amount of zero", { amount: 0 }, 422, "Invalid value for parameter: amount"],
  ["a negative amount", { amount: -1 }, 422, "Invalid value for parameter: amount"],
  ["pesos with decimals", { amount: 10.5 }, 422, "Invalid value for parameter: amount"],
  [
    "a long buy_order",
    { buy_order: "x".repeat(27) },
    422,
    "Invalid value for parameter: buy_order",
  ],
  [
    "a buy_order with an accent",
    { buy_order: "PEDIDO-Ñ" },
    422,
    "Parameter TBK_ORDEN_COMPRA rejected with value PEDIDO-Ñ",
  ],
  [
    "a long session_id",
    { session_id: "x".repeat(62) },
    422,
    "Invalid value for parameter: session_id",
  ],
  [
    "a relative return_url",
    { return_url: "/retorno" },
    422,
    "Invalid value for parameter: return_url",
  ],
])("create refuses %s", async (_case, fields, status, message) => {
  const shop = await startStandins();
  const answer = await shop.send("POST", transactionsPath, { ...orderFields(), ...fields });
  expect(answer).toEqual({ status, body: { error_message: message } });
});

test("a wrong key is refused before anything else is looked at", async () => {
  const shop = await startStandins();
  const headers = { ...apiHeaders(), "Tbk-Api-Key-Secret": "otra" };
  const response = await fetch(shop.url + transactionsPath, { method: "POST", headers, body: "{" });
  expect(response.status).toBe(401);
  expect(await response.json()).toEqual({ error_message: "Not Authorized" });
});

test("a body of another type and a malformed one have different statuses", async () => {
  const shop = await startStandins();
  const post = (type: string, body: string) =>
    fetch(shop.url + transactionsPath, {
      method: "POST",
      headers: { ...apiHeaders(), "content-type": type },
      body,
    });
  expect((await post("text/plain", "{}")).status).toBe(415);
  expect((await post("application/json", "{")).status).toBe(400);
});

test("another method is answered 405 and another path 404", async () => {
  const shop = await startStandins();
  expect((await shop.send("DELETE", transactionsPath)).status).toBe(405);
  expect((await shop.send("GET", `${transactionsPath}/a/b/c`)).status).toBe(404);
});

test.each(["PUT", "GET"])("%s with an unknown token names the parameter", async (method) => {
  const shop = await startStandins();
  const body = method === "PUT" ? {} : undefined;
  const answer = await shop.send(method, `${transactionsPath}/${"0".repeat(64)}`, body);
  const message = "Invalid value for parameter: token";
  expect(answer).toEqual({ status: 422, body: { error_message: message } });
});
