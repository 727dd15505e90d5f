import { expect } from "vitest";
import type { SecurityEventKind } from "#contract/schemas/seguridad.ts";
import { buildPedido } from "#rig/builders/pedido.ts";
import { buildAdmin, buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { hours } from "#server/time/clock.ts";
import { createAuthCalls, password } from "#tests/support/calls/auth-calls.ts";
import { repeat, send, limitedTest as test } from "#tests/support/calls/limited-calls.ts";

const email = "zoila@ejemplo.cl";

async function buildOwner(shop: TestShop) {
  return buildCliente(shop, { email, password_hash: await shop.app.ctx.passwords.hash(password) });
}

/** Oldest first. */
async function readTrail(shop: TestShop, tipo?: SecurityEventKind) {
  const rows = await shop.database.db
    .selectFrom("eventos_seguridad")
    .selectAll()
    .$if(tipo !== undefined, (query) => query.where("tipo", "=", tipo ?? "ingreso"))
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, datos: JSON.parse(row.datos) }));
}

const summary = (rows: { tipo: string; resultado: string }[]) =>
  rows.map(({ tipo, resultado }) => `${tipo} ${resultado}`);

test("a sign-in leaves a row when it succeeds, fails or is blocked", async ({ shop }) => {
  const { id } = await buildOwner(shop);
  const login = (candidate: string) => send(shop, "auth/login.php", { email, password: candidate });
  expect((await login(password)).status).toBe(200);
  expect(await repeat(6, () => login("equivocada-3D"))).toEqual([401, 401, 401, 401, 401, 429]);

  const rows = await readTrail(shop);
  expect(summary(rows)).toEqual([
    "ingreso ok",
    ...Array.from({ length: 5 }, () => "ingreso fallo"),
    "ingreso bloqueado",
  ]);
  expect(rows[0]).toMatchObject({ usuario_id: id, datos: { via: "password" } });
  expect(rows[1]).toMatchObject({ usuario_id: null, datos: { motivo: "credenciales" } });
  expect(new Set(rows.map(({ cuenta_hash }) => cuenta_hash)).size).toBe(1);
  expect(JSON.stringify(rows)).not.toMatch(/zoila|203\.0|equivocada/);
});

test("registration, verification, recovery, change, the end of a session and erasure leave rows", async ({
  shop,
}) => {
  const auth = createAuthCalls(shop);
  await auth.registerVerified(email);
  await auth.reset(await auth.recover(email), "otra-clave-3D");
  const token = await auth.tokenOf(email, "otra-clave-3D");
  const change = { password_actual: "otra-clave-3D", password, confirm_password: password };
  const changed = await shop.client(token)("changePassword", { body: change });
  if (!changed.ok) throw new Error(changed.error ?? "refused");
  expect((await shop.client(changed.data.token)("logout", {})).ok).toBe(true);
  const again = await auth.tokenOf(email);
  const erase = (candidate: string) =>
    shop.client(again)("deleteCuenta", { body: { password: candidate } });
  expect((await erase("equivocada-3D")).ok).toBe(false);
  expect((await erase(password)).ok).toBe(true);

  const rows = await readTrail(shop);
  expect(summary(rows)).toEqual([
    "registro ok",
    "verificacion ok",
    "recuperacion_pedida ok",
    "recuperacion ok",
    "ingreso ok",
    "password_cambiada ok",
    "sesion_cerrada ok",
    "ingreso ok",
    "prueba fallo",
    "borrado ok",
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/zoila|Ana|clave|corcho/);
});

test("an export leaves who, which filters and how many rows, before its first byte", async ({
  shop,
}) => {
  const admin = await buildAdmin(shop);
  await buildPedido(shop, { nombre: "Zoila Única" });
  await buildPedido(shop, { nombre: "Otra Persona" });
  const path = "endpoints/pedidos_csv.php?q=zoila&desde=2026-01-01";
  expect((await send(shop, path, undefined, { token: admin.token })).status).toBe(200);
  await send(shop, "endpoints/productos_csv.php", undefined, { token: admin.token });

  const rows = await readTrail(shop, "exportacion");
  expect(rows).toMatchObject([
    {
      usuario_id: admin.id,
      datos: { operacion: "exportPedidos", filtros: ["q", "desde"], filas: 1 },
    },
    { datos: { operacion: "exportProductos", filtros: [], filas: 2 } },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/zoila/i);
});

test("what is forbidden leaves a row that names the caller", async ({ shop }) => {
  const { id, token } = await buildOwner(shop);
  const path = "endpoints/pedidos_csv.php";
  expect((await send(shop, path, undefined, { token })).status).toBe(403);
  expect(await readTrail(shop)).toMatchObject([
    {
      tipo: "prohibido",
      resultado: "fallo",
      usuario_id: id,
      datos: { operacion: "exportPedidos" },
    },
  ]);
});

test("a write from another site's page leaves a row, wherever it was sent", async ({ shop }) => {
  const { port } = new URL(shop.url);
  for (const path of ["/api/auth/login.php", "/tienda"]) {
    const headers = { origin: `http://otra.test:${port}`, "sec-fetch-site": "cross-site" };
    const refused = await fetch(shop.url + path, { method: "POST", headers });
    expect(refused.status).toBe(403);
  }
  const row = { tipo: "prohibido", resultado: "fallo", datos: { motivo: "otro_sitio" } };
  expect(await readTrail(shop)).toMatchObject([row, row]);
});

test("a flood leaves a bounded number of rows, and the next hour tells what was left out", async ({
  shop,
}) => {
  const refuse = (from: string) =>
    send(shop, "auth/google_login.php", { code: "4/inventado" }, { from });
  await repeat(60, () => refuse("203.0.113.9"));
  const blocked = async () =>
    (await readTrail(shop, "limite")).filter(({ resultado }) => resultado === "bloqueado");
  expect(await blocked()).toHaveLength(20);
  for (let network = 0; network < 20; network++) {
    await repeat(20, () => refuse(`198.51.100.${network}`));
  }
  expect(await blocked()).toHaveLength(200);

  shop.clock.advance(hours(1));
  await repeat(11, () => refuse("203.0.113.9"));
  const told = (await blocked()).map(({ datos }) => datos.omitidos ?? 0);
  expect(told.filter((count) => count > 0)).toEqual([30, 20]);
  expect(told.at(-1)).toBe(20);
});

test("administrators read the trail of security, by kind and page; others do not", async ({
  shop,
}) => {
  const { token } = await buildOwner(shop);
  const admin = shop.client((await buildAdmin(shop)).token);
  expect(await shop.client(token)("listEventosSeguridad")).toMatchObject({ status: 403 });
  await send(shop, "auth/login.php", { email, password: "equivocada-3D" });
  await send(shop, "auth/login.php", { email, password });

  const all = await admin("listEventosSeguridad");
  expect(all).toMatchObject({
    data: [
      { tipo: "ingreso", resultado: "ok", datos: { via: "password" } },
      { tipo: "ingreso", resultado: "fallo", datos: { motivo: "credenciales" } },
      { tipo: "prohibido", resultado: "fallo" },
    ],
  });
  const page = await admin("listEventosSeguridad", {
    query: { tipo: "ingreso", pagina: "2", por_pagina: "1" },
  });
  expect(page).toMatchObject({ data: [{ resultado: "fallo" }] });
  expect(page.ok && page.headers["x-total-count"]).toBe("2");
});
