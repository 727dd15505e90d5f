import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { hours, minutes, seconds } from "#server/clock.ts";
import { inTransaction } from "#server/db/database.ts";
import { ensureAdmin, hasAdmin, signSessionToken } from "#server/modules/acceso/index.ts";
import { buildCliente } from "../../support/builders.ts";
import { createTestApp, type TestApp } from "../../support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

async function get(path: string, authorization?: string) {
  const response = await fetch(`${app.url}/api/endpoints/${path}`, {
    headers: authorization === undefined ? {} : { authorization },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const refused = (error: string) => ({ status: 401, body: { error } });

test("the bearer scheme is read in any case and with spaces around", async () => {
  const { token } = await buildCliente(app);

  for (const header of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}  `]) {
    expect((await get("direcciones.php", header)).status).toBe(200);
  }
});

test("a call that needs a session says whether there was none or a bad one", async () => {
  const { token } = await buildCliente(app);
  for (const header of [undefined, "", "Bearer", `Basic ${token}`, token, `Bearer ${token} x`]) {
    expect(await get("direcciones.php", header)).toEqual(refused(errorMessages.unauthenticated));
  }
  for (const header of ["Bearer x", `Bearer ${token}x`, `Bearer ${token.slice(0, -2)}`]) {
    expect(await get("direcciones.php", header)).toEqual(refused(errorMessages.sessionEnded));
  }
});

test("a cookie never authorises anything", async () => {
  const { token } = await buildCliente(app);
  const response = await fetch(`${app.url}/api/endpoints/direcciones.php`, {
    headers: { cookie: `token=${token}; XSRF-TOKEN=${token}`, "x-xsrf-token": token },
  });

  expect(response.status).toBe(401);
});

test("a bad token does not hide what is public", async () => {
  expect((await get("productos.php", "Bearer x")).status).toBe(200);
  expect((await get("categorias.php", "nonsense")).status).toBe(200);
});

test("a session ends after its hour", async () => {
  const { token } = await buildCliente(app);
  app.clock.advance(minutes(60));

  expect(await get("direcciones.php", `Bearer ${token}`)).toEqual(
    refused(errorMessages.sessionEnded),
  );
});

async function renew(token: string) {
  const result = await app.client(token)("renewSession");
  return result.ok ? result.data.token : result.status;
}

async function renewUntilEnd(token: string): Promise<number> {
  const start = app.clock.now();
  let current = token;
  for (;;) {
    app.clock.advance(minutes(50));
    const renewed = await renew(current);
    if (typeof renewed === "number") return app.clock.now() - start;
    current = renewed;
  }
}

test("a session in use is renewed, with the same rights, and no longer than 12 hours after the sign-in", async () => {
  const { token } = await buildCliente(app);
  app.clock.advance(minutes(59));
  const renewed = String(await renew(token));
  app.clock.advance(minutes(1));
  expect((await get("direcciones.php", `Bearer ${token}`)).status).toBe(401);
  expect((await get("direcciones.php", `Bearer ${renewed}`)).status).toBe(200);

  const endedAfter = await renewUntilEnd(renewed);
  expect(endedAfter + hours(1)).toBeGreaterThanOrEqual(hours(12));
  expect(endedAfter + hours(1)).toBeLessThan(hours(12) + minutes(50));
});

test("an administrator's session ends 8 hours after the sign-in, whatever its token says", async () => {
  const { id, token } = await buildCliente(app);
  const { db } = app.database;
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "=", id).execute();
  const claimsCliente = await signSessionToken(app.config, {
    usuario: { id, nombre: "", rol: "cliente", sesion_version: 1 },
    now: app.clock.now(),
    startedAt: app.clock.now() - hours(8) + seconds(1),
  });
  expect((await get("direcciones.php", `Bearer ${claimsCliente}`)).status).toBe(200);
  app.clock.advance(seconds(1));
  expect((await get("direcciones.php", `Bearer ${claimsCliente}`)).status).toBe(401);

  const endedAfter = await renewUntilEnd(token);
  expect(endedAfter).toBeGreaterThanOrEqual(hours(8) - minutes(1));
  expect(endedAfter).toBeLessThan(hours(8) + minutes(50));
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "=", id).execute();
});

test("a renewed token ends with its session: after a logout it is worth nothing", async () => {
  const { token } = await buildCliente(app);
  const renewed = String(await renew(token));
  await app.client(token)("logout");

  expect(await renew(renewed)).toBe(401);
  expect(await renew(token)).toBe(401);
});

test("logging out ends every session of the account and nobody else's", async () => {
  const [leaving, staying] = [await buildCliente(app), await buildCliente(app)];
  const secondToken = await signSessionToken(app.config, {
    usuario: { id: leaving.id, nombre: "", rol: "cliente", sesion_version: 1 },
    now: app.clock.now(),
  });
  expect((await app.client(leaving.token)("logout")).ok).toBe(true);

  for (const token of [leaving.token, secondToken]) {
    expect((await get("direcciones.php", `Bearer ${token}`)).status).toBe(401);
  }
  expect(await app.client(leaving.token)("logout")).toMatchObject({ status: 401 });
  expect((await get("direcciones.php", `Bearer ${staying.token}`)).status).toBe(200);
});

test("a closed account has no session", async () => {
  const { id, token } = await buildCliente(app);
  await app.database.db.updateTable("usuarios").set({ activo: 0 }).where("id", "=", id).execute();

  expect((await get("direcciones.php", `Bearer ${token}`)).status).toBe(401);
});

test("the role is the row's, not the token's", async () => {
  const { id } = await buildCliente(app);
  const claimed = await signSessionToken(app.config, {
    usuario: { id, nombre: "x", rol: "admin", sesion_version: 1 },
    now: app.clock.now(),
  });
  const path = "pedidos.php?todos=true";
  expect(await get(path, `Bearer ${claimed}`)).toEqual({
    status: 403,
    body: { error: errorMessages.forbidden },
  });

  const { db } = app.database;
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "=", id).execute();
  expect((await get(path, `Bearer ${claimed}`)).status).toBe(200);
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "=", id).execute();
  expect((await get(path, `Bearer ${claimed}`)).status).toBe(403);
});

test("the first administrator is made once, takes over a planted account, and ends its sessions", async () => {
  const { db } = app.database;
  const planted = await buildCliente(app, { email: "jefa@tienda.test" });
  const admin = { email: "Jefa@tienda.test", password: "una-clave-de-jefa" };
  const { ctx } = app.app;
  expect(await hasAdmin(db)).toBe(false);
  const made = await Promise.all([ensureAdmin(ctx, admin), ensureAdmin(ctx, admin)]);

  expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(1);
  expect(await ensureAdmin(ctx, { ...admin, password: "otra-distinta" })).toBe(false);
  expect((await get("direcciones.php", `Bearer ${planted.token}`)).status).toBe(401);
  const entered = await app.client()("login", {
    body: { email: "jefa@tienda.test", password: "una-clave-de-jefa" },
  });
  expect(entered.ok).toBe(true);
  const rows = await inTransaction(db, (tx) =>
    tx.selectFrom("usuarios").select("id").where("rol", "=", "admin").execute(),
  );
  expect(rows).toEqual([{ id: planted.id }]);
});
