import { describe, expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { eraseUsuario } from "#server/modules/acceso/index.ts";
import { hours } from "#server/time/clock.ts";
import { createAuthCalls, newEmail, password } from "#tests/support/calls/auth-calls.ts";
import { buildOwner, invite, rolOf } from "#tests/support/calls/equipo.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";

const accept = (shop: TestShop, token: string, chosen?: { nombre: string; password: string }) =>
  shop.client()("acceptInvitacion", { body: { token, ...chosen } });
const chosen = { nombre: "Elisa Rojas", password };

const deadLink = { status: 400, error: errorMessages.invitacionInvalid };

describe("an invitation", () => {
  test("makes an administrator of who has no account, with the chosen password", async ({
    shop,
  }) => {
    const owner = await buildOwner(shop);
    const email = newEmail();
    const token = await invite(shop, owner, email);
    const seen = await shop.client()("getInvitacion", { query: { token } });
    expect(seen).toMatchObject({ data: { email, tiene_cuenta: false } });
    for (const body of [
      { token },
      { token, nombre: "Elisa" },
      { token, ...chosen, password: "corta" },
      { token, ...chosen, password: "Elisa-Rojas-1" },
      { token, ...chosen, password: "1qazxsw2" },
    ]) {
      expect(await shop.client()("acceptInvitacion", { body })).toMatchObject({ status: 422 });
    }
    expect(await accept(shop, token, chosen)).toMatchObject({ ok: true });

    const api = shop.client(await createAuthCalls(shop).tokenOf(email));
    const team = await api("listAdministradores");
    expect(team).toMatchObject({ ok: true });
    expect(team.ok && team.data.administradores).toContainEqual(
      expect.objectContaining({ email, nombre: "Elisa Rojas" }),
    );
    expect(team.ok && team.data.invitaciones.map((one) => one.email)).not.toContain(email);
    expect(await accept(shop, token, chosen)).toMatchObject(deadLink);
  });

  test("replaces what somebody planted on an address that was never verified", async ({ shop }) => {
    const owner = await buildOwner(shop);
    const auth = createAuthCalls(shop);
    const email = newEmail();
    await auth.registerUsuario(email, "Impostora", "clave-de-la-impostora");
    const token = await invite(shop, owner, email);
    expect(await accept(shop, token, chosen)).toMatchObject({ ok: true });
    expect((await auth.login(email, "clave-de-la-impostora")).status).toBe(401);
    expect((await auth.login(email)).status).toBe(200);
  });

  test("is accepted by an existing account only while it is signed in", async ({ shop }) => {
    const owner = await buildOwner(shop);
    const [ana, other] = [
      await buildCliente(shop, { email: newEmail() }),
      await buildCliente(shop),
    ];
    const token = await invite(shop, owner, ana.email);
    const seen = await shop.client()("getInvitacion", { query: { token } });
    expect(seen).toMatchObject({ data: { email: ana.email, tiene_cuenta: true } });
    expect(await accept(shop, token, chosen)).toMatchObject({ status: 401 });
    const refused = await shop.client(other.token)("acceptInvitacion", { body: { token } });
    expect(refused).toMatchObject({ status: 403, error: errorMessages.invitacionOfAnother });
    expect(await rolOf(shop, ana.email)).toBe("cliente");

    const accepted = await shop.client(ana.token)("acceptInvitacion", { body: { token } });
    expect(accepted).toMatchObject({ ok: true });
    expect(await rolOf(shop, ana.email)).toBe("admin");
    // The new rol begins with a new sign-in.
    expect(await shop.client(ana.token)("listDirecciones")).toMatchObject({ status: 401 });
  });

  test("dies when it is cancelled, replaced or 48 hours old", async ({ shop }) => {
    const owner = await buildOwner(shop);
    const email = newEmail();
    const first = await invite(shop, owner, email);
    const second = await invite(shop, owner, email, 2);
    expect(await accept(shop, first, chosen)).toMatchObject(deadLink);
    const team = await owner.api("listAdministradores");
    const open = team.ok ? team.data.invitaciones.find((one) => one.email === email) : undefined;
    const query = { invitacion_id: open?.id ?? 0 };
    expect(await owner.api("cancelInvitacion", { query })).toMatchObject({ ok: true });
    expect(await accept(shop, second, chosen)).toMatchObject(deadLink);
    expect(await owner.api("cancelInvitacion", { query })).toMatchObject({ status: 404 });

    const third = await invite(shop, owner, email, 3);
    shop.clock.advance(hours(48));
    expect(await accept(shop, third, chosen)).toMatchObject(deadLink);
    expect(await rolOf(shop, email)).toBeUndefined();
  });

  test("dies with the one who sent it", async ({ shop }) => {
    const [owner, leaving] = [await buildOwner(shop), await buildOwner(shop)];
    const token = await invite(shop, leaving, newEmail());
    await owner.api("removeAdministrador", { query: { id: leaving.id } });
    expect(await accept(shop, token, chosen)).toMatchObject(deadLink);
  });

  test("is refused for an administrator and for a disabled account", async ({ shop }) => {
    const [owner, ana] = [await buildOwner(shop), await buildCliente(shop)];
    const again = await owner.api("inviteAdministrador", { body: { email: owner.email } });
    expect(again).toMatchObject({ status: 409, error: errorMessages.alreadyAdmin });
    await owner.api("patchUsuario", { query: { id: ana.id }, body: { activo: false } });
    const disabled = await owner.api("inviteAdministrador", { body: { email: ana.email } });
    expect(disabled).toMatchObject({ status: 409, error: errorMessages.usuarioInactive });
  });

  test("of a link accepted eight times at once one makes the account", {
    tags: ["both-engines"],
  }, async ({ shop }) => {
    const owner = await buildOwner(shop);
    const email = newEmail();
    const token = await invite(shop, owner, email);
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(shop, token, chosen)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("leaves with the person whom it names or who sent it", async ({ shop }) => {
    const ana = await buildCliente(shop, { email: newEmail() });
    const owner = await buildOwner(shop);
    await invite(shop, owner, ana.email);
    const session = await sessionOf(shop, ana.id);
    const { db } = shop.database;
    const now = shop.clock.now();
    await inTransaction(db, (tx) =>
      eraseUsuario(tx, {
        session: { ...session, email: ana.email },
        keptPlantillas: ["contacto"],
        owedPlantillas: ["peticion_respondida"],
        now,
      }),
    );
    const rows = await db
      .selectFrom("invitaciones")
      .select("id")
      .where("email", "=", ana.email)
      .execute();
    expect(rows).toEqual([]);
  });
});
