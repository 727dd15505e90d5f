import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildAdmin, buildCliente, signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { ensureAdmin, hasAdmin } from "#server/modules/acceso/index.ts";
import { hours, minutes } from "#server/time/clock.ts";

async function get(shop: TestShop, path: string, authorization?: string) {
  const response = await fetch(`${shop.url}/api/endpoints/${path}`, {
    headers: authorization === undefined ? {} : { authorization },
  });
  return { status: response.status, body: (await response.json()) as unknown };
}

const refused = (error: string) => ({ status: 401, body: { error } });

test("the bearer scheme is read in any case and with spaces around", async ({ shop }) => {
  const { token } = await buildCliente(shop);

  for (const header of [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}  `]) {
    expect((await get(shop, "direcciones.php", header)).status).toBe(200);
  }
});

test("a call that needs a session tells a missing one from an invalid one", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  for (const header of [undefined, "", "Bearer", `Basic ${token}`, token, `Bearer ${token} x`]) {
    expect(await get(shop, "direcciones.php", header)).toEqual(
      refused(errorMessages.unauthenticated),
    );
  }
  for (const header of ["Bearer x", `Bearer ${token}x`, `Bearer ${token.slice(0, -2)}`]) {
    expect(await get(shop, "direcciones.php", header)).toEqual(refused(errorMessages.sessionEnded));
  }
});

test("a cookie never authorises anything", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  const response = await fetch(`${shop.url}/api/endpoints/direcciones.php`, {
    headers: { cookie: `token=${token}; XSRF-TOKEN=${token}`, "x-xsrf-token": token },
  });

  expect(response.status).toBe(401);
});

test("a bad token does not hide what is public", async ({ shop }) => {
  expect((await get(shop, "productos.php", "Bearer x")).status).toBe(200);
  expect((await get(shop, "categorias.php", "nonsense")).status).toBe(200);
});

test("a session ends after its hour", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  shop.clock.advance(minutes(60));

  expect(await get(shop, "direcciones.php", `Bearer ${token}`)).toEqual(
    refused(errorMessages.sessionEnded),
  );
});

async function renew(shop: TestShop, token: string) {
  const result = await shop.client(token)("renewSession");
  return result.ok ? result.data.token : result.status;
}

async function renewFor(shop: TestShop, token: string, durationMs: number): Promise<string> {
  const end = shop.clock.now() + durationMs;
  let current = token;
  while (shop.clock.now() < end) {
    shop.clock.advance(Math.min(minutes(50), end - shop.clock.now()));
    current = String(await renew(shop, current));
  }
  return current;
}

async function renewUntilEnd(shop: TestShop, token: string): Promise<number> {
  const start = shop.clock.now();
  let current = token;
  for (;;) {
    shop.clock.advance(minutes(50));
    const renewed = await renew(shop, current);
    if (typeof renewed === "number") return shop.clock.now() - start;
    current = renewed;
  }
}

test("a session in use is renewed, with the same rights, and no longer than 12 hours after the sign-in", async ({
  shop,
}) => {
  const { token } = await buildCliente(shop);
  shop.clock.advance(minutes(59));
  const renewed = String(await renew(shop, token));
  shop.clock.advance(minutes(1));
  expect((await get(shop, "direcciones.php", `Bearer ${token}`)).status).toBe(401);
  expect((await get(shop, "direcciones.php", `Bearer ${renewed}`)).status).toBe(200);

  const endedAfter = await renewUntilEnd(shop, renewed);
  expect(endedAfter + hours(1)).toBeGreaterThanOrEqual(hours(12));
  expect(endedAfter + hours(1)).toBeLessThan(hours(12) + minutes(50));
});

test("an administrator's session ends 8 hours after the sign-in, whatever its token says", async ({
  shop,
}) => {
  const { id, token } = await buildCliente(shop);
  const { db } = shop.database;
  const claimsCliente = await renewFor(shop, token, hours(7) + minutes(59));
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "=", id).execute();
  expect((await get(shop, "direcciones.php", `Bearer ${claimsCliente}`)).status).toBe(200);
  shop.clock.advance(minutes(1));
  expect((await get(shop, "direcciones.php", `Bearer ${claimsCliente}`)).status).toBe(401);
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "=", id).execute();

  const admin = await buildAdmin(shop);
  const endedAfter = await renewUntilEnd(shop, admin.token);
  expect(endedAfter).toBeGreaterThanOrEqual(hours(8));
  expect(endedAfter).toBeLessThan(hours(8) + minutes(50));
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "=", admin.id).execute();
});

test("a renewed token is invalid after a logout", async ({ shop }) => {
  const { token } = await buildCliente(shop);
  const renewed = String(await renew(shop, token));
  await shop.client(token)("logout");

  expect(await renew(shop, renewed)).toBe(401);
  expect(await renew(shop, token)).toBe(401);
});

test("logging out ends every session of the account and no other account's", async ({ shop }) => {
  const [leaving, staying] = [await buildCliente(shop), await buildCliente(shop)];
  const secondToken = await signIn(shop, { id: leaving.id, nombre: "", rol: "cliente" });
  expect((await shop.client(leaving.token)("logout")).ok).toBe(true);

  for (const token of [leaving.token, secondToken]) {
    expect((await get(shop, "direcciones.php", `Bearer ${token}`)).status).toBe(401);
  }
  expect(await shop.client(leaving.token)("logout")).toMatchObject({ status: 401 });
  expect((await get(shop, "direcciones.php", `Bearer ${staying.token}`)).status).toBe(200);
});

test("a closed account has no session", async ({ shop }) => {
  const { id, token } = await buildCliente(shop);
  await shop.database.db.updateTable("usuarios").set({ activo: 0 }).where("id", "=", id).execute();

  expect((await get(shop, "direcciones.php", `Bearer ${token}`)).status).toBe(401);
});

test("the role is the row's, not the token's", async ({ shop }) => {
  const { id } = await buildCliente(shop);
  const claimed = await signIn(shop, { id, nombre: "x", rol: "admin" });
  const path = "pedidos.php?todos=true";
  expect(await get(shop, path, `Bearer ${claimed}`)).toEqual({
    status: 403,
    body: { error: errorMessages.forbidden },
  });

  const { db } = shop.database;
  await db.updateTable("usuarios").set({ rol: "admin" }).where("id", "=", id).execute();
  expect((await get(shop, path, `Bearer ${claimed}`)).status).toBe(200);
  await db.updateTable("usuarios").set({ rol: "cliente" }).where("id", "=", id).execute();
  expect((await get(shop, path, `Bearer ${claimed}`)).status).toBe(403);
});

test("the first administrator is made once, takes over a planted account, and ends its sessions", {
  tags: ["both-engines"],
}, async ({ shop }) => {
  const { db } = shop.database;
  const planted = await buildCliente(shop, { email: "jefa@tienda.test" });
  const admin = { email: "Jefa@tienda.test", password: "una-clave-de-jefa" };
  const { ctx } = shop.app;
  expect(await hasAdmin(db)).toBe(false);
  const made = await Promise.all([ensureAdmin(ctx, admin), ensureAdmin(ctx, admin)]);

  expect(made.filter(Boolean).length).toBeGreaterThanOrEqual(1);
  expect(await ensureAdmin(ctx, { ...admin, password: "otra-distinta" })).toBe(false);
  expect((await get(shop, "direcciones.php", `Bearer ${planted.token}`)).status).toBe(401);
  const entered = await shop.client()("login", {
    body: { email: "jefa@tienda.test", password: "una-clave-de-jefa" },
  });
  expect(entered.ok).toBe(true);
  const rows = await inTransaction(db, (tx) =>
    tx.selectFrom("usuarios").select("id").where("rol", "=", "admin").execute(),
  );
  expect(rows).toEqual([{ id: planted.id }]);
});
