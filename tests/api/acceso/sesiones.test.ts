import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente, signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { openSession, pruneSesiones } from "#server/modules/acceso/index.ts";
import { replacePassword } from "#server/modules/acceso/password/password.service.ts";
import { hours, minutes, seconds } from "#server/time/clock.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";

const browser = "Mozilla/5.0 (Windows NT 10.0; rv:144.0) Gecko/20100101 Firefox/144.0";

/** Somebody with a session at home (loopback) and one elsewhere. */
async function buildSignedInTwice(shop: TestShop) {
  const ana = await buildCliente(shop);
  const usuario = { id: ana.id, nombre: "", rol: "cliente", sesion_version: 1 } as const;
  const { db } = shop.database;
  const away = await openSession(
    { ...shop, db },
    { usuario, origin: { address: "190.22.41.7", userAgent: browser } },
  );
  return { ...ana, home: shop.client(ana.token), away: shop.client(away) };
}

type Api = ReturnType<TestShop["client"]>;

async function list(api: Api) {
  const result = await api("listSesiones");
  if (!result.ok) throw new Error(`status ${result.status}`);
  return result.data;
}

const ended = { ok: false, status: 401, error: errorMessages.sessionEnded };

describe("the list of the own sessions", () => {
  test("shows device, place and time, the own one first", async ({ shop }) => {
    const now = shop.clock.now();
    const { home } = await buildSignedInTwice(shop);

    expect(await list(home)).toMatchObject([
      { dispositivo: "Dispositivo desconocido", red: "127.0.x.x", actual: true, misma_red: true },
      {
        dispositivo: "Firefox en Windows",
        red: "190.22.x.x",
        actual: false,
        misma_red: false,
        iniciada_en: now,
        usada_en: now,
      },
    ]);
  });

  test("keeps neither the address nor the user agent", async ({ shop }) => {
    await buildSignedInTwice(shop);
    const rows = await shop.database.db.selectFrom("sesiones").selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/41\.7|Gecko|Mozilla/);
  });

  test("holds nobody else's and none that has ended or expired", async ({ shop }) => {
    const [ana, beto] = [await buildSignedInTwice(shop), await buildSignedInTwice(shop)];
    expect(await list(beto.home)).toHaveLength(2);
    await ana.home("logout");
    expect(await list(beto.home)).toHaveLength(2);

    shop.clock.advance(minutes(59));
    const renewed = await beto.home("renewSession");
    shop.clock.advance(minutes(1));
    const api = shop.client(renewed.ok ? renewed.data.token : "");
    expect(await list(api)).toMatchObject([{ actual: true }]);
  });

  test("says the last use to five minutes", async ({ shop }) => {
    const start = shop.clock.now();
    const { home } = await buildSignedInTwice(shop);
    shop.clock.advance(minutes(5) - seconds(1));
    expect(await list(home)).toMatchObject([{ usada_en: start }, {}]);
    shop.clock.advance(seconds(1));
    await home("listDirecciones");
    expect(await list(home)).toMatchObject([{ usada_en: start + minutes(5) }, {}]);
    shop.clock.advance(minutes(1));
    expect(await list(home)).toMatchObject([{ usada_en: start + minutes(5) }, {}]);
  });
});

describe("ending", () => {
  test("one session leaves the others", async ({ shop }) => {
    const { home, away } = await buildSignedInTwice(shop);
    const [, other] = await list(home);
    const id = other?.id ?? 0;
    expect(await home("endSesion", { query: { id } })).toMatchObject({ ok: true });

    expect(await away("listDirecciones")).toMatchObject(ended);
    expect(await away("renewSession")).toMatchObject(ended);
    expect(await list(home)).toMatchObject([{ actual: true }]);
    const again = await home("endSesion", { query: { id } });
    expect(again).toMatchObject({ status: 404, error: errorMessages.sesionNotFound });
  });

  test("somebody else's session answers as if there were none", async ({ shop }) => {
    const [ana, beto] = [await buildSignedInTwice(shop), await buildSignedInTwice(shop)];
    const [own] = await list(beto.home);
    const refused = await ana.home("endSesion", { query: { id: own?.id ?? 0 } });
    expect(refused).toMatchObject({ status: 404, error: errorMessages.sesionNotFound });
    expect(await list(beto.home)).toHaveLength(2);
  });

  test("all others leaves the one that asks", async ({ shop }) => {
    const { id, home, away } = await buildSignedInTwice(shop);
    const third = shop.client(await signIn(shop, { id, nombre: "", rol: "cliente" }));
    expect(await home("endOtherSesiones", { query: { otras: "true" } })).toMatchObject({
      ok: true,
    });
    for (const api of [away, third]) expect(await api("listDirecciones")).toMatchObject(ended);
    expect(await list(home)).toHaveLength(1);
  });

  test("a session stops what it was about to change", async ({ shop }) => {
    const { id } = await buildCliente(shop);
    const { db } = shop.database;
    const session = await sessionOf(shop, id);
    await db.deleteFrom("sesiones").where("id", "=", session.sesion_id).execute();
    const now = shop.clock.now();
    const change = inTransaction(db, (tx) =>
      replacePassword(tx, { session, password_hash: "otro", now }),
    );
    await expect(change).rejects.toMatchObject({ status: 401 });
    const row = await db
      .selectFrom("usuarios")
      .select(["password_hash", "sesion_version"])
      .where("id", "=", id)
      .executeTakeFirst();
    expect(row).toEqual({ password_hash: "unused", sesion_version: 1 });
  });
});

test("a changed password keeps the session that changed it, and its row", async ({ shop }) => {
  const password_hash = await shop.app.ctx.passwords.hash("corcho-nube-3D");
  const { token } = await buildCliente(shop, { password_hash });
  const [before] = await list(shop.client(token));
  const body = {
    password_actual: "corcho-nube-3D",
    password: "otra-clave-muy-larga",
    confirm_password: "otra-clave-muy-larga",
  };
  const changed = await shop.client(token)("changePassword", { body });
  const renewed = changed.ok ? changed.data.token : "";
  expect(await list(shop.client(renewed))).toEqual([before]);
  expect(await shop.client(token)("listSesiones")).toMatchObject(ended);
});

test("rows go with their last token", async ({ shop }) => {
  const { id } = await buildCliente(shop);
  const { db } = shop.database;
  const count = async () =>
    (await db.selectFrom("sesiones").select("id").where("usuario_id", "=", id).execute()).length;
  shop.clock.advance(hours(1));
  await pruneSesiones(shop.app.ctx);
  expect(await count()).toBe(1);
  shop.clock.advance(1);
  await pruneSesiones(shop.app.ctx);
  expect(await count()).toBe(0);
});
