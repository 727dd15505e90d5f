import { expect, test } from "vitest";
import { type Harness, returnUrl, startStandins } from "./harness.ts";

const visaFields = {
  medio: "credito",
  tarjeta: "4051 8856 0044 6623",
  vencimiento: "12/30",
  cvv: "123",
};
const bankFields = { rut: "11.111.111-1", clave: "123", decision: "aceptar" };

type Fields = Record<string, string>;

async function open(shop: Harness, token: string) {
  const path = `/webpay/webpayserver/initTransaction?token_ws=${token}`;
  return read(await fetch(shop.url + path));
}

async function send(shop: Harness, step: string, fields: Fields) {
  const body = new URLSearchParams(fields);
  const path = `/webpay/webpayserver/${step}`;
  return read(await fetch(shop.url + path, { method: "POST", body, redirect: "manual" }));
}

async function read(response: Response) {
  const { status } = response;
  return { status, location: response.headers.get("location"), text: await response.text() };
}

async function payAtBank(shop: Harness, card: Fields, bank: Fields) {
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const form = await send(shop, "pago", { token_ws, cuotas: "1", ...card });
  expect(form.text).toContain("Tu banco quiere saber que eres tú");
  return { token_ws, answer: await send(shop, "banco", { token_ws, ...bank }) };
}

test("the form shows the order, the amount in pesos and that it is not Webpay", async () => {
  const shop = await startStandins();
  const { status, text } = await open(shop, await shop.create());
  expect(status).toBe(200);
  expect(text).toContain("$12.990");
  expect(text).toContain("P-1001-a");
  expect(text).toContain("SIMULADOR: no es Webpay.");
});

test("the form opens by POST too", async () => {
  const shop = await startStandins();
  const answer = await send(shop, "initTransaction", { token_ws: await shop.create() });
  expect(answer.text).toContain("¿Cómo quieres pagar?");
});

test("a good card and a willing bank lead back to the shop with the token", async () => {
  const shop = await startStandins();
  const { token_ws, answer } = await payAtBank(shop, { ...visaFields, cuotas: "3" }, bankFields);
  expect(answer).toMatchObject({ status: 303, location: `${returnUrl}?token_ws=${token_ws}` });
  const { body } = await shop.commit(token_ws);
  expect(body).toMatchObject({
    status: "AUTHORIZED",
    payment_type_code: "SI",
    installments_number: 3,
  });
});

test.each([
  ["the bank rejects", visaFields, { ...bankFields, decision: "rechazar" }],
  ["the card is one that fails", { ...visaFields, tarjeta: "5186059559590568" }, bankFields],
])("the payment is rejected when %s, and returns like any other", async (_case, card, bank) => {
  const shop = await startStandins();
  const { token_ws, answer } = await payAtBank(shop, card, bank);
  expect(answer.location).toBe(`${returnUrl}?token_ws=${token_ws}`);
  expect((await shop.commit(token_ws)).body.status).toBe("FAILED");
});

test("debit asks neither for a code nor for instalments", async () => {
  const shop = await startStandins();
  const card = { medio: "debito", tarjeta: "4051884239937763", vencimiento: "1/27", cvv: "" };
  const { token_ws } = await payAtBank(shop, card, bankFields);
  const { body } = await shop.commit(token_ws);
  expect(body).toMatchObject({ payment_type_code: "VD", installments_number: 0 });
});

test.each([
  [{ tarjeta: "" }, "Escribe el número de la tarjeta."],
  [{ tarjeta: "4111111111111111" }, "Aquí solo sirven las tarjetas de prueba."],
  [{ medio: "debito" }, "Esta tarjeta es de otro tipo: elige Crédito."],
  [{ vencimiento: "13/30" }, "Escríbelo como MM/AA"],
  [{ vencimiento: "12/25" }, "La tarjeta está vencida."],
  [{ cvv: "12" }, "El código tiene 3 dígitos."],
])("the form says what is wrong with %j and keeps the rest", async (fields, message) => {
  const shop = await startStandins();
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const { text } = await send(shop, "pago", { token_ws, cuotas: "1", ...visaFields, ...fields });
  expect(text).toContain(message);
  expect(text).toContain("¿Cómo quieres pagar?");
});

test("a test card's button fills the form without JavaScript", async () => {
  const shop = await startStandins();
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const { text } = await send(shop, "llenar", { token_ws, tarjeta_de_prueba: "amex" });
  expect(text).toContain('value="3700 0000 0002 032"');
  expect(text).toContain('value="12/27"');
});

test("what the shopper types is escaped", async () => {
  const shop = await startStandins();
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const { text } = await send(shop, "pago", { token_ws, ...visaFields, tarjeta: '"><script>' });
  expect(text).toContain('value="&quot;&gt;&lt;script&gt;"');
});

test("Anular leads back with the three parameters", async () => {
  const shop = await startStandins();
  const token_ws = await shop.create({ return_url: "http://127.0.0.1:9/r?a=1" });
  await open(shop, token_ws);
  const { location } = await send(shop, "anular", { token_ws });
  expect(location).toBe(
    `http://127.0.0.1:9/r?a=1&TBK_TOKEN=${token_ws}&TBK_ID_SESION=s-8f2a&TBK_ORDEN_COMPRA=P-1001-a`,
  );
});

test("the end of the countdown leads back without a token", async () => {
  const shop = await startStandins();
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const { location } = await send(shop, "tiempo", { token_ws });
  expect(location).toBe(`${returnUrl}?TBK_ID_SESION=s-8f2a&TBK_ORDEN_COMPRA=P-1001-a`);
  expect((await shop.commit(token_ws)).status).toBe(422);
});

test("a form opened twice shows Error 21, and the first one can still be paid", async () => {
  const shop = await startStandins();
  const token_ws = await shop.create();
  await open(shop, token_ws);
  const second = await open(shop, token_ws);
  expect(second.text).toContain("Error 21");
  expect(second.text).toContain(`name="TBK_TOKEN" value="${token_ws}"`);
  const form = await send(shop, "pago", { token_ws, cuotas: "1", ...visaFields });
  expect(form.text).toContain("Tu banco quiere saber que eres tú");
});

test("a wrong password at the bank ends the payment with no way back", async () => {
  const shop = await startStandins();
  const { token_ws, answer } = await payAtBank(shop, visaFields, { ...bankFields, clave: "1234" });
  expect(answer.location).toBeNull();
  expect(answer.text).toContain("El banco no te reconoció");
  expect((await shop.commit(token_ws)).status).toBe(422);
});

test("the bank page sent again after the payment changes nothing", async () => {
  const shop = await startStandins();
  const { token_ws } = await payAtBank(shop, visaFields, bankFields);
  const again = await send(shop, "banco", { token_ws, ...bankFields, decision: "rechazar" });
  expect(again.text).toContain("Este pago ya terminó");
  expect((await shop.commit(token_ws)).body.status).toBe("AUTHORIZED");
});

test("an unknown token gets a page that says so", async () => {
  const shop = await startStandins();
  const { status, text } = await open(shop, "nadie");
  expect(status).toBe(404);
  expect(text).toContain("No encontramos este pago");
});
