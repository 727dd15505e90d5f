import { expect, test } from "vitest";
import { returnUrl, startStandins } from "./harness.ts";

const orderFields = { TBK_ID_SESION: "s-8f2a", TBK_ORDEN_COMPRA: "P-1001-a" };

test.each(["aprobar", "rechazar"])("%s returns by GET with the token alone", async (accion) => {
  const shop = await startStandins();
  const token = await shop.create();
  const { status, body } = await shop.act(token, accion);
  expect(status).toBe(200);
  expect(body).toEqual({
    retorno: { metodo: "GET", url: returnUrl, campos: { token_ws: token } },
  });
});

test("anular returns the three parameters, by GET or by POST", async () => {
  const shop = await startStandins();
  const first = await shop.create();
  const byGet = await shop.act(first, "anular");
  expect(byGet.body.retorno).toEqual({
    metodo: "GET",
    url: returnUrl,
    campos: { TBK_TOKEN: first, ...orderFields },
  });
  const second = await shop.create();
  const byPost = await shop.act(second, "anular", { forma: "POST" });
  expect(byPost.body.retorno).toMatchObject({ metodo: "POST", campos: { TBK_TOKEN: second } });
});

test("expirar returns without any token", async () => {
  const shop = await startStandins();
  const { body } = await shop.act(await shop.create(), "expirar");
  expect(body.retorno).toEqual({ metodo: "GET", url: returnUrl, campos: orderFields });
});

test("error returns the four parameters by POST, and does not undo a payment", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  await shop.act(token, "aprobar");
  await shop.commit(token);
  const { body } = await shop.act(token, "error");
  expect(body.retorno).toEqual({
    metodo: "POST",
    url: returnUrl,
    campos: { token_ws: token, TBK_TOKEN: token, ...orderFields },
  });
  expect((await shop.status(token)).body.status).toBe("AUTHORIZED");
});

test("the return address is unchanged", async () => {
  const shop = await startStandins();
  const return_url = "https://tienda.test/pago?idioma=es&x=%C3%B1";
  const { body } = await shop.act(await shop.create({ return_url }), "aprobar");
  expect(body.retorno).toMatchObject({ url: return_url });
});

test("an unknown token, an unknown action and a finished transaction have different statuses", async () => {
  const shop = await startStandins();
  const token = await shop.create();
  expect((await shop.act("nadie", "aprobar")).status).toBe(404);
  expect((await shop.act(token, "regalar")).status).toBe(400);
  expect((await shop.act(token, "toString")).status).toBe(400);
  await shop.act(token, "anular");
  const finished = await shop.act(token, "aprobar");
  expect(finished.status).toBe(409);
  expect(finished.body.error).toContain("ya terminó");
});

test.each([{ tarjeta: "12" }, { tipo: "XX" }, { tipo: "VN", cuotas: 3 }, { cuotas: 1.5 }])(
  "an impossible payment is refused and does not change the transaction: %j",
  async (pago) => {
    const shop = await startStandins();
    const token = await shop.create();
    const { status, body } = await shop.act(token, "aprobar", pago);
    expect(status).toBe(400);
    expect(body.error).toEqual(expect.any(String));
    expect((await shop.act(token, "aprobar")).status).toBe(200);
  },
);

test("the control paths insist on well-formed JSON", async () => {
  const shop = await startStandins();
  const post = (type: string, body: string) =>
    fetch(`${shop.url}/webpay/control/fallas`, {
      method: "POST",
      headers: { "content-type": type },
      body,
    });
  expect((await post("text/plain", "{}")).status).toBe(415);
  expect((await post("application/json", "[")).status).toBe(400);
  expect((await post("application/json", "[]")).status).toBe(400);
});

test("a path that does not exist and a wrong method answer in Spanish", async () => {
  const shop = await startStandins();
  expect(await shop.send("GET", "/nada")).toEqual({
    status: 404,
    body: { error: "Aquí no hay nada." },
  });
  expect((await shop.send("PATCH", "/webpay/control/fallas")).status).toBe(405);
});
