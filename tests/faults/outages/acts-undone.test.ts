import { describe, expect } from "vitest";
import type { SecurityEventKind } from "#contract/schemas/seguridad.ts";
import { addCodeApp, readCodeApp } from "#rig/builders/factor.ts";
import { buildProducto } from "#rig/builders/producto.ts";
import { buildAdmin } from "#rig/builders/usuario.ts";
import { runAsOwner } from "#rig/databases/run-as-owner.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import {
  buildOwner as buildBuyerOf,
  opine,
  readProducto,
} from "#tests/support/buying/opiniones.ts";
import {
  adminPassword,
  askedAtLogin,
  buildAdminWithPassword,
  logIn,
} from "#tests/support/factor/admin-with-password.ts";

// A database trigger refuses the row of the trail of security, which is written last.

const test = freshShopTest();

const breaking = (tipo: SecurityEventKind) => ({
  sqlite: [
    `create trigger break_event before insert on eventos_seguridad when new.tipo = '${tipo}'
     begin select raise(abort, 'broken on purpose'); end`,
  ],
  postgres: [
    `create or replace function break_event() returns trigger language plpgsql as
     $$ begin if new.tipo = '${tipo}' then raise exception 'broken on purpose'; end if; return new; end $$`,
    "create trigger break_event before insert on eventos_seguridad for each row execute function break_event()",
  ],
});

const mending = {
  sqlite: "drop trigger break_event",
  postgres: "drop trigger break_event on eventos_seguridad",
};

/** The answer to `act` while its last write fails; the database is whole again afterwards. */
async function whileFailing<T>(
  shop: TestShop,
  tipo: SecurityEventKind,
  act: () => Promise<T>,
): Promise<T> {
  const { name } = shop.database.engine;
  for (const statement of breaking(tipo)[name]) await runAsOwner(shop, statement);
  try {
    return await act();
  } finally {
    await runAsOwner(shop, mending[name]);
  }
}

test("an erasure that fails at its end leaves the account whole, and can be repeated", async ({
  shop,
}) => {
  const producto = await buildProducto(shop);
  const password_hash = await shop.app.ctx.passwords.hash(adminPassword);
  const buyer = await buildBuyerOf(shop, producto, { nombre: "Zoila Única", password_hash });
  await opine(buyer, producto);
  const { db } = shop.database;
  // A pedido under way keeps its person.
  await db.updateTable("pedidos").set({ estado: "entregado" }).execute();
  const cuenta = async () => {
    const answer = await buyer.api("getCuenta");
    if (!answer.ok) return answer.status;
    // A mail leaves meanwhile.
    const { correos, ...rest } = answer.data;
    return { ...rest, correos: correos.map(({ plantilla }) => plantilla) };
  };
  const before = await cuenta();
  const erase = () => buyer.api("deleteCuenta", { body: { password: adminPassword } });

  expect(await whileFailing(shop, "borrado", erase)).toMatchObject({ status: 500 });
  expect(await cuenta()).toEqual(before);
  expect(await readProducto(shop, producto)).toMatchObject({
    opiniones: [{ nombre_usuario: "Zoila Ú." }],
  });
  const farewells = await db
    .selectFrom("correos")
    .select("id")
    .where("plantilla", "=", "cuenta_borrada")
    .execute();
  expect(farewells).toEqual([]);

  expect(await erase()).toMatchObject({ status: 200 });
  expect(await cuenta()).toBe(401);
});

test("an export whose row cannot be written sends no byte of it", async ({ shop }) => {
  await buildBuyerOf(shop, await buildProducto(shop), { nombre: "Zoila Única" });
  const { token } = await buildAdmin(shop);
  const headers = { authorization: `Bearer ${token}` };
  const exportPedidos = async () => {
    const response = await fetch(`${shop.url}/api/endpoints/pedidos_csv.php`, { headers });
    return { status: response.status, text: await response.text() };
  };
  const refused = await whileFailing(shop, "exportacion", exportPedidos);
  expect(refused.status).toBe(500);
  expect(refused.text).not.toContain("Zoila");
  const { status, text } = await exportPedidos();
  expect([status, text.includes("Zoila Única")]).toEqual([200, true]);
});

describe("a second factor", () => {
  test("that fails at its end is not set up; the same set-up can be repeated", async ({ shop }) => {
    const { email, token } = await buildAdminWithPassword(shop);
    const api = shop.client(token);
    const started = await api("startCodigo");
    if (!started.ok) throw new Error(String(started.error));
    const codigo = readCodeApp(started.data.secreto).codeAt(shop.clock.now());
    const confirm = () => api("confirmCodigo", { body: { codigo } });

    const failed = await whileFailing(shop, "segundo_factor_agregado", confirm);
    expect(failed).toMatchObject({ status: 500 });
    expect(await logIn(shop, email)).toMatchObject({ data: { token: expect.any(String) } });
    expect(await api("getSeguridad")).toMatchObject({ data: { codigo: null, respaldos: 0 } });

    expect(await confirm()).toMatchObject({ status: 200 });
    expect(await askedAtLogin(shop, email)).toMatchObject({ metodos: ["codigo", "respaldo"] });
  });

  test("whose removal fails at its end is asked for as before", async ({ shop }) => {
    const { email, token } = await buildAdminWithPassword(shop);
    const api = shop.client(token);
    const { nextCode } = await addCodeApp(shop, api);
    const remove = () => api("deleteCodigo");
    const failed = await whileFailing(shop, "segundo_factor_quitado", remove);
    expect(failed).toMatchObject({ status: 500 });
    const { reto } = await askedAtLogin(shop, email);
    const entered = await shop.client()("answerReto", { body: { reto, codigo: nextCode() } });
    expect(entered).toMatchObject({ status: 200 });
  });

  test("uses no recovery code up when the sign-in fails at its end", async ({ shop }) => {
    const { email, token } = await buildAdminWithPassword(shop);
    const { respaldos } = await addCodeApp(shop, shop.client(token));
    const { reto } = await askedAtLogin(shop, email);
    const body = { reto, respaldo: respaldos[0] ?? "" };
    const enter = () => shop.client()("answerReto", { body });
    expect(await whileFailing(shop, "ingreso", enter)).toMatchObject({ status: 500 });
    expect(await enter()).toMatchObject({ status: 200 });
    expect(await enter()).toMatchObject({ status: 409 });
  });
});
