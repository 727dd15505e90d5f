import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente, signIn } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { readCorreos } from "#rig/standins/correo.ts";
import { test } from "#rig/test.ts";
import { createAuthCalls, newEmail } from "#tests/support/calls/auth-calls.ts";
import { buildOwner, rolOf } from "#tests/support/calls/equipo.ts";

describe("the last administrator", () => {
  const leaveOnly = async ({ database }: TestShop) =>
    database.db
      .updateTable("usuarios")
      .set({ rol: "cliente" })
      .where("rol", "=", "admin")
      .execute();

  test("cannot be removed", async ({ shop }) => {
    await leaveOnly(shop);
    const owner = await buildOwner(shop);
    const refused = await owner.api("removeAdministrador", { query: { id: owner.id } });
    expect(refused).toMatchObject({ status: 409, error: errorMessages.lastAdminStays });
    const cliente = await buildCliente(shop);
    const nobody = await owner.api("removeAdministrador", { query: { id: cliente.id } });
    expect(nobody).toMatchObject({ status: 404, error: errorMessages.adminNotFound });
  });

  test("stays when two remove each other at once", { tags: ["both-engines"] }, async ({ shop }) => {
    for (let round = 0; round < 10; round++) {
      await leaveOnly(shop);
      const [ana, beto] = [await buildOwner(shop), await buildOwner(shop)];
      const answers = await Promise.all([
        ana.api("removeAdministrador", { query: { id: beto.id } }),
        beto.api("removeAdministrador", { query: { id: ana.id } }),
      ]);
      expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
      expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 401 });
      const roles = [await rolOf(shop, ana.email), await rolOf(shop, beto.email)];
      expect(roles.sort()).toEqual(["admin", "cliente"]);
    }
  });

  test("stays when all of three leave at once", { tags: ["both-engines"] }, async ({ shop }) => {
    await leaveOnly(shop);
    const owners = [await buildOwner(shop), await buildOwner(shop), await buildOwner(shop)];
    const answers = await Promise.all(
      owners.map(({ id, api }) => api("removeAdministrador", { query: { id } })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(2);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ status: 409 });
  });
});

test("a removed administrator is a cliente with no session left", async ({ shop }) => {
  const [owner, leaving] = [await buildOwner(shop), await buildOwner(shop)];
  expect(await owner.api("removeAdministrador", { query: { id: leaving.id } })).toMatchObject({
    ok: true,
  });
  expect(await leaving.api("listAdministradores")).toMatchObject({ status: 401 });
  const api = shop.client(await signInAgain(shop, leaving.id));
  expect(await api("listAdministradores")).toMatchObject({ status: 403 });
  expect(await api("listDirecciones")).toMatchObject({ ok: true });
});

const signInAgain = (shop: TestShop, id: number) =>
  signIn(shop, { id, nombre: "", rol: "cliente", sesion_version: 2 });

describe("an account under an administrator", () => {
  test("is found by its exact address only", async ({ shop }) => {
    const [owner, ana] = [await buildOwner(shop), await buildCliente(shop)];
    const find = (email: string) => owner.api("findUsuario", { query: { email } });
    expect(await find(ana.email.toUpperCase())).toMatchObject({
      data: { id: ana.id, rol: "cliente", activo: true, verificada: true, sesiones: 1 },
    });
    for (const email of [`x${ana.email}`, "nadie@ejemplo.cl"]) {
      expect(await find(email)).toMatchObject({
        status: 404,
        error: errorMessages.usuarioNotFound,
      });
    }
  });

  test("loses its sessions, and only those", async ({ shop }) => {
    const [owner, ana] = [await buildOwner(shop), await buildCliente(shop)];
    const ended = await owner.api("endSesionesOf", { query: { usuario_id: ana.id } });
    expect(ended).toMatchObject({ data: { usuario: { sesiones: 0, activo: true } } });
    expect(await shop.client(ana.token)("listDirecciones")).toMatchObject({ status: 401 });
    const again = shop.client(await signInAgain(shop, ana.id));
    expect(await again("listDirecciones")).toMatchObject({ ok: true });
    const missing = await owner.api("endSesionesOf", { query: { usuario_id: 999_999 } });
    expect(missing).toMatchObject({ status: 404 });
  });

  test("that is disabled looks like no account to a stranger, and works again once enabled", async ({
    shop,
  }) => {
    const owner = await buildOwner(shop);
    const auth = createAuthCalls(shop);
    const email = newEmail();
    await auth.registerVerified(email);
    const token = await auth.tokenOf(email);
    const found = await owner.api("findUsuario", { query: { email } });
    const id = found.ok ? found.data.id : 0;
    const set = (activo: boolean) => owner.api("patchUsuario", { query: { id }, body: { activo } });
    expect(await set(false)).toMatchObject({ data: { usuario: { activo: false, sesiones: 0 } } });

    expect(await shop.client(token)("listDirecciones")).toMatchObject({ status: 401 });
    expect(await auth.login(email)).toEqual(await auth.login("nadie-de-nadie@ejemplo.cl"));
    const mails = (await readCorreos(shop, email)).length;
    const asked = await auth.post("solicitar_recuperacion.php", { email });
    expect(asked.status).toBe(200);
    await shop.app.outbox.runOnce();
    expect(await readCorreos(shop, email)).toHaveLength(mails);

    expect(await set(true)).toMatchObject({ data: { usuario: { activo: true } } });
    expect((await auth.login(email)).status).toBe(200);
    expect(await shop.client(token)("listDirecciones")).toMatchObject({ status: 401 });
  });

  test("is left alone when it administers or was erased", async ({ shop }) => {
    const [owner, other] = [await buildOwner(shop), await buildOwner(shop)];
    for (const id of [owner.id, other.id]) {
      const refused = await owner.api("patchUsuario", { query: { id }, body: { activo: false } });
      expect(refused).toMatchObject({ status: 409, error: errorMessages.adminStaysActive });
    }
    const ana = await buildCliente(shop);
    const { db } = shop.database;
    const erased = { activo: 0, borrado_en: 1 } as const;
    await db.updateTable("usuarios").set(erased).where("id", "=", ana.id).execute();
    const refused = await owner.api("patchUsuario", {
      query: { id: ana.id },
      body: { activo: true },
    });
    expect(refused).toMatchObject({ status: 404 });
  });
});
