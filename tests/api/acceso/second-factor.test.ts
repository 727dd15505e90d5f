import { expect } from "vitest";
import { factorMessages } from "#contract/factor-messages.ts";
import { addCodeApp, type BuiltFactor, readCodeApp } from "#rig/builders/factor.ts";
import type { BuiltAdmin } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { codeFor } from "#rig/standins/google.ts";
import { freshShopTest } from "#rig/test.ts";
import { minutes, seconds } from "#server/time/clock.ts";
import { createAuthCalls } from "#tests/support/calls/auth-calls.ts";
import {
  adminPassword,
  askedAtLogin,
  buildAdminWithPassword,
  logIn,
} from "#tests/support/factor/admin-with-password.ts";

const test = freshShopTest();

type Protected = BuiltAdmin & BuiltFactor;

async function buildProtected(shop: TestShop): Promise<Protected> {
  const admin = await buildAdminWithPassword(shop);
  return { ...admin, ...(await addCodeApp(shop, shop.client(admin.token))) };
}

function answerReto(shop: TestShop, body: { reto: string; codigo?: string; respaldo?: string }) {
  return shop.client()("answerReto", { body });
}

test("the password alone opens no session for an account with an app of codes", async ({
  shop,
}) => {
  const { email, nextCode } = await buildProtected(shop);
  const asked = await askedAtLogin(shop, email);
  expect(asked).toMatchObject({ metodos: ["codigo", "respaldo"], passkey: null });
  const wrong = await answerReto(shop, { reto: asked.reto, codigo: "000000" });
  expect(wrong).toMatchObject({ status: 422, campos: { codigo: factorMessages.codigoWrong } });
  const entered = await answerReto(shop, { reto: asked.reto, codigo: nextCode() });
  if (!entered.ok) throw new Error(String(entered.error));
  expect(await shop.client(entered.data.token)("getSeguridad")).toMatchObject({ status: 200 });
});

test("a code works once, also for two sign-ins at the same moment", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const { email, nextCode } = await buildProtected(shop);
  const asked = await Promise.all([askedAtLogin(shop, email), askedAtLogin(shop, email)]);
  const codigo = nextCode();
  const answers = await Promise.all(asked.map(({ reto }) => answerReto(shop, { reto, codigo })));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  const { reto } = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto, codigo })).toMatchObject({ status: 422 });
});

test("a code of the step before or after is taken, an older one is not", async ({ shop }) => {
  const admin = await buildAdminWithPassword(shop);
  const started = await shop.client(admin.token)("startCodigo");
  if (!started.ok) throw new Error(String(started.error));
  const app = readCodeApp(started.data.secreto);
  const confirm = (codigo: string) =>
    shop.client(admin.token)("confirmCodigo", { body: { codigo } });
  const now = shop.clock.now();
  expect(await confirm(app.codeAt(now - seconds(60)))).toMatchObject({ status: 422 });
  expect(await confirm(app.codeAt(now + seconds(60)))).toMatchObject({ status: 422 });
  expect(await confirm(app.codeAt(now - seconds(30)))).toMatchObject({ status: 200 });
});

test("a reto opens one session, within five minutes, for its account only", async ({ shop }) => {
  const { email, nextCode } = await buildProtected(shop);
  const other = await buildProtected(shop);
  const { reto } = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto, codigo: other.nextCode() })).toMatchObject({ status: 422 });
  expect(await answerReto(shop, { reto, codigo: nextCode() })).toMatchObject({ status: 200 });
  expect(await answerReto(shop, { reto, codigo: nextCode() })).toMatchObject({
    status: 409,
    error: factorMessages.retoOver,
  });
  const late = await askedAtLogin(shop, email);
  shop.clock.advance(minutes(5));
  const codigo = nextCode();
  expect(await answerReto(shop, { reto: late.reto, codigo })).toMatchObject({ status: 409 });
});

test("a new password voids a reto, and does not take the second factor away", async ({ shop }) => {
  const auth = createAuthCalls(shop);
  const { email, nextCode } = await buildProtected(shop);
  const before = await askedAtLogin(shop, email);
  expect((await auth.reset(await auth.recover(email), adminPassword)).status).toBe(200);
  const codigo = nextCode();
  expect(await answerReto(shop, { reto: before.reto, codigo })).toMatchObject({ status: 409 });
  const after = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto: after.reto, codigo })).toMatchObject({ status: 200 });
});

test("ten recovery codes work once each, and a mail tells of each use", async ({ shop }) => {
  const { email, respaldos } = await buildProtected(shop);
  expect(new Set(respaldos).size).toBe(10);
  const [respaldo = ""] = respaldos;
  const typed = respaldo.toLowerCase().replaceAll("-", " ");
  const { reto } = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto, respaldo: typed })).toMatchObject({ status: 200 });
  const correo = await waitForCorreo(shop, email, /^Se usó un código de respaldo/);
  expect(correo.texto).toContain("Te quedan 9 códigos.");
  const again = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto: again.reto, respaldo })).toMatchObject({
    status: 422,
    campos: { respaldo: factorMessages.respaldoWrong },
  });
});

test("new recovery codes replace the old ones", async ({ shop }) => {
  const { email, token, respaldos } = await buildProtected(shop);
  const renewed = await shop.client(token)("createRespaldos");
  if (!renewed.ok) throw new Error(String(renewed.error));
  const { reto } = await askedAtLogin(shop, email);
  const [old = ""] = respaldos;
  const [fresh = ""] = renewed.data.respaldos ?? [];
  expect(await answerReto(shop, { reto, respaldo: old })).toMatchObject({ status: 422 });
  expect(await answerReto(shop, { reto, respaldo: fresh })).toMatchObject({ status: 200 });
});

test("Google asks for the second factor, too", async ({ shop }) => {
  const { id, email, nextCode } = await buildProtected(shop);
  const sub = "100000000000000000042";
  await shop.database.db
    .updateTable("usuarios")
    .set({ google_sub: sub })
    .where("id", "=", id)
    .execute();
  const code = await codeFor(shop, { email, sub });
  const answer = await shop.client()("loginWithGoogle", { body: { code } });
  if (!answer.ok || !("segundo_factor" in answer.data)) throw new Error("Google alone signed in");
  const { reto } = answer.data.segundo_factor;
  expect(await answerReto(shop, { reto, codigo: nextCode() })).toMatchObject({ status: 200 });
});

test("without the app's codes the password is enough again, and mails tell both", async ({
  shop,
}) => {
  const { email, token } = await buildProtected(shop);
  await waitForCorreo(shop, email, /^Cambió la seguridad de tu cuenta/);
  const removed = await shop.client(token)("deleteCodigo");
  expect(removed).toMatchObject({ data: { seguridad: { codigo: null } } });
  await waitForCorreo(shop, email, /^Se quitó una protección de tu cuenta/);
  expect(await logIn(shop, email)).toMatchObject({ data: { token: expect.any(String) } });
});

test("a second app does not replace the first one", async ({ shop }) => {
  const { email, token, nextCode } = await buildProtected(shop);
  const second = await shop.client(token)("startCodigo");
  expect(second).toMatchObject({ status: 409, error: factorMessages.codigoExists });
  const { reto } = await askedAtLogin(shop, email);
  expect(await answerReto(shop, { reto, codigo: nextCode() })).toMatchObject({ status: 200 });
});

test("an app that was never confirmed counts for nothing", async ({ shop }) => {
  const { email, token } = await buildAdminWithPassword(shop);
  await shop.client(token)("startCodigo");
  expect(await logIn(shop, email)).toMatchObject({ data: { token: expect.any(String) } });
});

test("an erased account leaves no row of its second factor", async ({ shop }) => {
  const { id, token, email } = await buildProtected(shop);
  await buildAdminWithPassword(shop);
  await askedAtLogin(shop, email);
  const erased = await shop.client(token)("deleteCuenta", { body: { password: adminPassword } });
  expect(erased).toMatchObject({ status: 200 });
  for (const table of ["factor_codigos", "factor_respaldos", "factor_retos"] as const) {
    const rows = await shop.database.db
      .selectFrom(table)
      .select("usuario_id")
      .where("usuario_id", "=", id)
      .execute();
    expect(rows, table).toEqual([]);
  }
});

test("the trail of security tells who added, used and lost a second factor", async ({ shop }) => {
  const { id, email, token, nextCode, respaldos } = await buildProtected(shop);
  const { reto } = await askedAtLogin(shop, email);
  await answerReto(shop, { reto, codigo: "000000" });
  await answerReto(shop, { reto, codigo: nextCode() });
  const again = await askedAtLogin(shop, email);
  await answerReto(shop, { reto: again.reto, respaldo: respaldos[0] ?? "" });
  await shop.client(token)("deleteCodigo");
  const rows = await shop.database.db
    .selectFrom("eventos_seguridad")
    .select(["tipo", "resultado", "datos"])
    .where("usuario_id", "=", id)
    .orderBy("id")
    .execute();
  const told = rows.map(({ tipo, resultado, datos }) => {
    const { via, motivo } = JSON.parse(datos) as { via?: string; motivo?: string };
    return `${tipo} ${resultado} ${via ?? motivo}`;
  });
  expect(told).toEqual([
    "segundo_factor_agregado ok codigo",
    "segundo_factor_usado fallo codigo",
    "ingreso ok codigo",
    "ingreso ok codigo_recuperacion",
    "segundo_factor_quitado ok codigo",
  ]);
});

test("another administrator takes a lost factor away: it is told, and leaves a trail", async ({
  shop,
}) => {
  const lost = await buildProtected(shop);
  const other = await buildAdminWithPassword(shop);
  const client = shop.client(other.token);
  const query = { usuario_id: lost.id };
  const listed = async () => {
    const equipo = await client("listAdministradores");
    if (!equipo.ok) throw new Error(String(equipo.error));
    return equipo.data.administradores.map(({ segundo_factor }) => segundo_factor);
  };
  expect(await listed()).toEqual([true, false]);
  expect(await client("removeFactorOf", { query })).toMatchObject({ status: 200 });
  expect(await listed()).toEqual([false, false]);
  expect(await client("removeFactorOf", { query })).toMatchObject({ status: 409 });
  const correo = await waitForCorreo(shop, lost.email, /^Se quitó una protección/);
  expect(correo.texto).toContain("se quitó tu segundo factor");
  expect(await logIn(shop, lost.email)).toMatchObject({ data: { token: expect.any(String) } });
  const events = await shop.database.db
    .selectFrom("eventos_seguridad")
    .select("datos")
    .where("usuario_id", "=", other.id)
    .where("tipo", "=", "segundo_factor_quitado")
    .execute();
  expect(events.map(({ datos }) => JSON.parse(datos))).toEqual([{ sobre_usuario_id: lost.id }]);
});

test("who leaves the administration leaves the second factor there", async ({ shop }) => {
  const leaving = await buildProtected(shop);
  const other = await buildAdminWithPassword(shop);
  const query = { id: leaving.id };
  expect(await shop.client(other.token)("removeAdministrador", { query })).toMatchObject({
    status: 200,
  });
  expect(await logIn(shop, leaving.email)).toMatchObject({ data: { token: expect.any(String) } });
});
