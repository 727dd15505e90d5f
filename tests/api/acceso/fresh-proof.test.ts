import { expect } from "vitest";
import { factorMessages } from "#contract/factor-messages.ts";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { addCodeApp } from "#rig/builders/factor.ts";
import { buildAdmin, buildCliente, signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { samples } from "#tests/contract/samples.ts";
import {
  adminPassword,
  buildAdminWithPassword,
} from "#tests/support/factor/admin-with-password.ts";
import { createSoftPasskey } from "#tests/support/factor/soft-passkey.ts";

const test = freshShopTest();

const delicate = (Object.keys(operations) as OperationName[]).filter(
  (name) => (operations[name] as OperationSpec).asksProof,
);

async function call(shop: TestShop, token: string, name: OperationName) {
  const { method, path }: Route = routes[name];
  const { query, body } = samples[name];
  const response = await fetch(`${shop.url}/api${path}?${new URLSearchParams(query)}`, {
    method,
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: body === null ? null : JSON.stringify(body),
  });
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  // Read in any case: an unread file keeps its connection busy, and the shop's end waits for that.
  const text = await response.text();
  return { status: response.status, body: isJson ? JSON.parse(text) : null };
}

const isAsked = { status: 403, body: { error: factorMessages.proofRequired, prueba: true } };

async function buildProtected(shop: TestShop) {
  const admin = await buildAdminWithPassword(shop);
  return { ...admin, ...(await addCodeApp(shop, shop.client(admin.token))) };
}

test("money, exports, people and the second factor itself ask for a proof", () => {
  const meant: OperationName[] = [
    ...(["createReembolso", "resolveReembolso", "resolvePago", "answerDevolucion"] as const),
    ...(["saveAjustes", "exportPedidos", "exportVentas", "exportCliente"] as const),
    ...(["inviteAdministrador", "cancelInvitacion", "removeAdministrador"] as const),
    ...(["findUsuario", "patchUsuario", "endSesionesOf", "deleteCliente"] as const),
    ...(["startCodigo", "confirmCodigo", "deleteCodigo", "removeFactorOf"] as const),
    ...(["startPasskey", "createPasskey", "deletePasskey", "createRespaldos"] as const),
    ...(["changePassword", "deleteCuenta"] as const),
  ];
  expect(delicate.toSorted()).toEqual(meant.toSorted());
});

test("a sign-in is a proof for ten minutes; then every delicate call asks for another", async ({
  shop,
}) => {
  const { token } = await buildProtected(shop);
  expect(await call(shop, token, "exportPedidos")).toMatchObject({ status: 200 });
  shop.clock.advance(minutes(10) + seconds(1));
  for (const name of delicate) {
    expect(await call(shop, token, name), name).toMatchObject(isAsked);
  }
  expect(await call(shop, token, "listAllPedidos")).toMatchObject({ status: 200 });
});

test("code, passkey or recovery code prove anew, for ten minutes", async ({ shop }) => {
  const { token, nextCode, respaldos } = await buildProtected(shop);
  const client = shop.client(token);
  const passkey = createSoftPasskey(shop);
  const started = await client("startPasskey");
  if (!started.ok) throw new Error(String(started.error));
  const made = { ...started.data, nombre: "Teléfono", passkey: passkey.make(started.data.passkey) };
  expect(await client("createPasskey", { body: made })).toMatchObject({ status: 201 });

  const proofs = {
    respaldo: async () => ({ respaldo: respaldos[0] ?? "" }),
    codigo: async () => ({ codigo: nextCode() }),
    passkey: async () => {
      const asked = await client("startPrueba");
      if (!asked.ok || !asked.data.passkey || !asked.data.reto) throw new Error("not asked");
      return { reto: asked.data.reto, passkey: passkey.sign(asked.data.passkey) };
    },
  };
  for (const [name, proof] of Object.entries(proofs)) {
    shop.clock.advance(minutes(11));
    expect(await call(shop, token, "exportPedidos"), name).toMatchObject(isAsked);
    const proved = await client("createPrueba", { body: await proof() });
    expect(proved, name).toMatchObject({ data: { vale_hasta: shop.clock.now() + minutes(10) } });
    expect(await call(shop, token, "exportPedidos"), name).toMatchObject({ status: 200 });
  }
});

test("a password alone proves nothing for an account with a second factor", async ({ shop }) => {
  const { token, respaldos } = await buildProtected(shop);
  const client = shop.client(token);
  shop.clock.advance(minutes(11));
  const asked = await client("startPrueba");
  expect(asked).toMatchObject({ data: { metodos: ["codigo", "respaldo"] } });
  const refused = { status: 422, campos: { password: factorMessages.proofByFactor } };
  for (const password of [adminPassword, "no-es-la-mia"]) {
    expect(await client("createPrueba", { body: { password } })).toMatchObject(refused);
  }
  for (const name of delicate) {
    expect(await call(shop, token, name), name).toMatchObject(isAsked);
  }
  const body = { respaldo: respaldos[0] ?? "" };
  expect(await client("createPrueba", { body })).toMatchObject({ status: 200 });
  expect(await client("deleteCodigo")).toMatchObject({ status: 200 });
  shop.config.mode = "production";
  shop.clock.advance(minutes(11));
  expect(await client("startPrueba")).toMatchObject({ data: { metodos: ["password"] } });
  const proved = await client("createPrueba", { body: { password: adminPassword } });
  expect(proved).toMatchObject({ status: 200 });
});

test("a recovery code proves once, and a mail tells of it", async ({ shop }) => {
  const { token, email, respaldos } = await buildProtected(shop);
  const client = shop.client(token);
  const body = { respaldo: respaldos[0] ?? "" };
  expect(await client("createPrueba", { body })).toMatchObject({ status: 200 });
  const again = await client("createPrueba", { body });
  expect(again).toMatchObject({ status: 422, campos: { respaldo: factorMessages.respaldoWrong } });
  expect(await client("getSeguridad")).toMatchObject({ data: { respaldos: 9 } });
  const correos = await shop.database.db
    .selectFrom("correos")
    .select(["para"])
    .where("plantilla", "=", "respaldo_usado")
    .execute();
  expect(correos).toEqual([{ para: email }]);
});

test("a new second factor ends the proofs of the account's other sessions", async ({ shop }) => {
  const owner = await buildAdminWithPassword(shop);
  const beside = await signIn(shop, { id: owner.id, nombre: "Rosa Fuentes", rol: "admin" });
  expect(await call(shop, beside, "exportPedidos")).toMatchObject({ status: 200 });
  await addCodeApp(shop, shop.client(owner.token));
  expect(await call(shop, beside, "exportPedidos")).toMatchObject(isAsked);
  expect(await call(shop, owner.token, "exportPedidos")).toMatchObject({ status: 200 });
});

test("a factor that is added while a password is checked makes the password too little", async ({
  shop,
}) => {
  const { token } = await buildAdminWithPassword(shop);
  const client = shop.client(token);
  const { passwords } = shop.app.ctx;
  const { verify } = passwords;
  passwords.verify = async (...checked) => {
    const isRight = await verify(...checked);
    await addCodeApp(shop, client);
    return isRight;
  };
  const body = { password: adminPassword };
  const refused = { status: 422, campos: { password: factorMessages.proofByFactor } };
  expect(await client("createPrueba", { body })).toMatchObject(refused);
});

test("a wrong proof proves nothing, and a proof counts for its session only", async ({ shop }) => {
  const { token, id, nextCode } = await buildProtected(shop);
  const beside = await signIn(shop, { id, nombre: "Rosa Fuentes", rol: "admin" });
  shop.clock.advance(minutes(11));
  const wrong = await shop.client(token)("createPrueba", { body: { respaldo: "NO-ES-MIO" } });
  expect(wrong).toMatchObject({ status: 422, campos: { respaldo: expect.any(String) } });
  expect(await call(shop, token, "exportPedidos")).toMatchObject(isAsked);
  const body = { codigo: nextCode() };
  expect(await shop.client(token)("createPrueba", { body })).toMatchObject({ status: 200 });
  expect(await call(shop, token, "exportPedidos")).toMatchObject({ status: 200 });
  expect(await call(shop, beside, "exportPedidos")).toMatchObject(isAsked);
});

test("an account without a password proves nothing with one", async ({ shop }) => {
  const { token, id } = await buildAdmin(shop);
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ password_hash: null }).where("id", "=", id).execute();
  const body = { password: "" };
  expect(await shop.client(token)("createPrueba", { body })).toMatchObject({ status: 422 });
  const error = factorMessages.proofNone;
  expect(await shop.client(token)("startPrueba")).toMatchObject({ status: 403, error });
});

test("the reto of another purpose proves nothing to a session", async ({ shop }) => {
  const { token } = await buildProtected(shop);
  const started = await shop.client(token)("startPasskey");
  if (!started.ok) throw new Error(String(started.error));
  const { reto, passkey: question } = started.data;
  const body = { reto, passkey: createSoftPasskey(shop).sign(question) };
  expect(await shop.client(token)("createPrueba", { body })).toMatchObject({ status: 409 });
});

test("a demo asks no proof of an account without a second factor", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  shop.clock.advance(minutes(50));
  expect(await call(shop, token, "exportPedidos")).toMatchObject({ status: 200 });
});

test("production asks it of everybody", async ({ shop }) => {
  const { token } = await buildAdmin(shop);
  shop.config.mode = "production";
  expect(await call(shop, token, "exportPedidos")).toMatchObject({ status: 200 });
  shop.clock.advance(minutes(11));
  expect(await call(shop, token, "exportPedidos")).toMatchObject(isAsked);
  expect(await call(shop, token, "changePassword")).not.toMatchObject(isAsked);
});

test("production leads an administrator without a second factor to its set-up", async ({
  shop,
}) => {
  const { token } = await buildAdmin(shop);
  const client = shop.client(token);
  expect(await client("getSeguridad")).toMatchObject({ data: { pendiente: false } });
  shop.config.mode = "production";
  expect(await client("getSeguridad")).toMatchObject({ data: { pendiente: true } });
  await addCodeApp(shop, client);
  expect(await client("getSeguridad")).toMatchObject({ data: { pendiente: false } });
});

test("a guest and a customer are refused before any proof is asked", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  shop.config.mode = "production";
  shop.clock.advance(minutes(11));
  const answer = await call(shop, token, "exportPedidos");
  expect(answer).toMatchObject({ status: 403 });
  expect(answer.body).not.toHaveProperty("prueba");
});

test("the API's description names the operations that ask for a proof", async ({ shop }) => {
  const document = await (await fetch(`${shop.url}/api/openapi.json`)).json();
  const described = Object.values(document.paths as Record<string, Record<string, object>>)
    .flatMap((methods) => Object.values(methods))
    .filter((operation) => "403" in (operation as { responses: object }).responses)
    .map((operation) => (operation as { operationId: string }).operationId);
  expect(described.toSorted()).toEqual([...delicate].toSorted());
});
