import { expect } from "vitest";
import type { BodyOf } from "#contract/client.ts";
import { factorMessages } from "#contract/factor-messages.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import {
  askedAtLogin,
  buildAdminWithPassword,
  logIn,
} from "#tests/support/factor/admin-with-password.ts";
import { createSoftPasskey } from "#tests/support/factor/soft-passkey.ts";

type SoftPasskey = ReturnType<typeof createSoftPasskey>;

async function addPasskey(shop: TestShop, token: string, passkey: SoftPasskey) {
  const client = shop.client(token);
  const started = await client("startPasskey");
  if (!started.ok) throw new Error(`startPasskey answered ${started.status}: ${started.error}`);
  const { reto, passkey: question } = started.data;
  const body = { reto, nombre: "Notebook", passkey: passkey.make(question) };
  return client("createPasskey", { body });
}

async function buildWithPasskey(shop: TestShop) {
  const admin = await buildAdminWithPassword(shop);
  const passkey = createSoftPasskey(shop);
  expect(await addPasskey(shop, admin.token, passkey)).toMatchObject({ status: 201 });
  return { ...admin, passkey };
}

async function ask(shop: TestShop, email: string) {
  const { reto, passkey, metodos } = await askedAtLogin(shop, email);
  if (passkey === null) throw new Error("no passkey was asked for");
  return { reto, question: passkey, metodos };
}

const answer = (shop: TestShop, body: BodyOf<"answerReto">) =>
  shop.client()("answerReto", { body });

test("a passkey finishes a sign-in", async ({ shop }) => {
  const { email, passkey } = await buildWithPasskey(shop);
  await waitForCorreo(shop, email, /^Cambió la seguridad de tu cuenta/);
  const { reto, question, metodos } = await ask(shop, email);
  expect(metodos).toEqual(["passkey", "respaldo"]);
  expect(question).toMatchObject({
    rpId: new URL(shop.shopUrl).hostname,
    allowCredentials: [{ id: passkey.id, transports: ["internal"] }],
  });
  const entered = await answer(shop, { reto, passkey: passkey.sign(question) });
  expect(entered).toMatchObject({ data: { token: expect.any(String) } });
});

test("an answer to another question, from another site or of another passkey is refused", async ({
  shop,
}) => {
  const { email, passkey } = await buildWithPasskey(shop);
  const stranger = await buildWithPasskey(shop);
  const { reto, question } = await ask(shop, email);
  const other = await ask(shop, email);
  const refused = { status: 422, campos: { passkey: factorMessages.passkeyRefused } };
  const tries = [
    passkey.sign(other.question),
    passkey.sign(question, { origin: "https://tienda-falsa.test" }),
    stranger.passkey.sign(question),
    createSoftPasskey(shop).sign(question),
    { ...createSoftPasskey(shop).sign(question), id: passkey.id, rawId: passkey.id },
  ];
  for (const wrong of tries) {
    expect(await answer(shop, { reto, passkey: wrong })).toMatchObject(refused);
  }
  expect(await answer(shop, { reto, passkey: passkey.sign(question) })).toMatchObject({
    status: 200,
  });
});

test("a copied passkey, whose count stays behind, is refused", async ({ shop }) => {
  const { email, passkey } = await buildWithPasskey(shop);
  const first = await ask(shop, email);
  await answer(shop, { reto: first.reto, passkey: passkey.sign(first.question) });
  const { reto, question } = await ask(shop, email);
  const copied = passkey.sign(question, { isCounting: false });
  expect(await answer(shop, { reto, passkey: copied })).toMatchObject({ status: 422 });
});

test("a new passkey answers the question that was asked, and has one account", async ({ shop }) => {
  const { token, passkey } = await buildWithPasskey(shop);
  const again = await addPasskey(shop, token, passkey);
  expect(again).toMatchObject({ status: 409, error: factorMessages.passkeyTaken });
  const made = createSoftPasskey(shop).make({ challenge: "b".repeat(43) });
  const started = await shop.client(token)("startPasskey");
  if (!started.ok) throw new Error(String(started.error));
  const body = { reto: started.data.reto, nombre: "Otra", passkey: made };
  expect(await shop.client(token)("createPasskey", { body })).toMatchObject({ status: 422 });
  const stranger = await buildAdminWithPassword(shop);
  const stolen = { ...body, passkey: createSoftPasskey(shop).make(started.data.passkey) };
  expect(await shop.client(stranger.token)("createPasskey", { body: stolen })).toMatchObject({
    status: 409,
    error: factorMessages.retoOver,
  });
});

test("a removed passkey opens nothing, and nobody removes another's", async ({ shop }) => {
  const { email, token } = await buildWithPasskey(shop);
  const stranger = await buildAdminWithPassword(shop);
  const seguridad = await shop.client(token)("getSeguridad");
  if (!seguridad.ok) throw new Error(String(seguridad.error));
  const query = { id: String(seguridad.data.passkeys[0]?.id) };
  expect(seguridad.data).toMatchObject({ passkeys: [{ nombre: "Notebook" }], respaldos: 10 });
  expect(await shop.client(stranger.token)("deletePasskey", { query })).toMatchObject({
    status: 404,
  });
  expect(await shop.client(token)("deletePasskey", { query })).toMatchObject({
    data: { seguridad: { passkeys: [] } },
  });
  expect(await logIn(shop, email)).toMatchObject({ data: { token: expect.any(String) } });
});
