import { expect } from "vitest";
import { addCodeApp } from "#rig/builders/factor.ts";
import { buildCliente } from "#rig/builders/usuario.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { waitForCorreo } from "#rig/standins/correo.ts";
import { freshShopTest as createTest } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { addAdmin } from "#server/modules/acceso/index.ts";
import { newEmail, password } from "#tests/support/calls/auth-calls.ts";
import { buildOwner, invite } from "#tests/support/calls/equipo.ts";

const test = createTest();
const subject = "Cambió el equipo que administra Estrato";

type Told = { cambio: string; sobre_usuario_id: number | null; por_usuario_id: number | null };

/** Who got a mail about which change, in order of the mails. */
async function readTold({ database }: TestShop) {
  const rows = await database.db
    .selectFrom("correos")
    .select(["para", "datos"])
    .where("plantilla", "=", "equipo_cambiado")
    .orderBy("id")
    .execute();
  return rows.map(({ para, datos }) => ({ para, ...(JSON.parse(datos) as Told) }));
}

/** The addresses that learnt of it, without the shop's first administrator. */
async function toldOf(shop: TestShop, wanted: Partial<Told>) {
  const found = (await readTold(shop)).filter((told) =>
    Object.entries(wanted).every(([name, value]) => told[name as keyof Told] === value),
  );
  return found.map(({ para }) => para).filter((para) => para !== shop.config.admin?.email);
}

async function buildTeam(shop: TestShop) {
  const [ana, beto] = [await buildOwner(shop), await buildOwner(shop)];
  return { ana, beto, both: [ana.email, beto.email] };
}

test("all administrators get a mail when somebody is invited, and when they join", async ({
  shop,
}) => {
  const { ana, beto, both } = await buildTeam(shop);
  const email = newEmail();
  const token = await invite(shop, ana, email);
  expect(await toldOf(shop, { cambio: "invitada", por_usuario_id: ana.id })).toEqual(both);
  const mail = await waitForCorreo(shop, beto.email, subject);
  expect(mail.texto).toContain(`se invitó a ${email} a administrar la tienda`);
  expect(mail.texto).toContain(`Lo decidió Rosa Fuentes (${ana.email})`);

  const body = { token, nombre: "Elisa Rojas", password };
  expect((await shop.client()("acceptInvitacion", { body })).ok).toBe(true);
  expect(await toldOf(shop, { cambio: "aceptada", por_usuario_id: ana.id })).toEqual(both);
  const joined = await waitForCorreo(shop, beto.email, subject, 2);
  expect(joined.texto).toContain(`empezó a administrar la tienda Elisa Rojas (${email})`);
});

test("all administrators get a mail when one is removed, who leaves included", async ({ shop }) => {
  const { ana, beto, both } = await buildTeam(shop);
  expect((await ana.api("removeAdministrador", { query: { id: beto.id } })).ok).toBe(true);
  expect(await toldOf(shop, { cambio: "quitada", sobre_usuario_id: beto.id })).toEqual(both);
  const mail = await waitForCorreo(shop, beto.email, subject);
  expect(mail.texto).toContain(`dejó de administrar la tienda Rosa Fuentes (${beto.email})`);
});

test("the others get a mail when an administrator erases their account, without its name", async ({
  shop,
}) => {
  const { ana, beto } = await buildTeam(shop);
  const password_hash = await shop.app.ctx.passwords.hash(password);
  const { db } = shop.database;
  await db.updateTable("usuarios").set({ password_hash }).where("id", "=", beto.id).execute();
  expect((await beto.api("deleteCuenta", { body: { password } })).ok).toBe(true);
  expect(await toldOf(shop, { cambio: "quitada", sobre_usuario_id: beto.id })).toEqual([ana.email]);
  const mail = await waitForCorreo(shop, ana.email, subject);
  expect(mail.texto).toContain("dejó de administrar la tienda una persona.");
  expect(mail.texto).toContain("Lo decidió alguien que borró su cuenta.");
});

test("the others get a mail when an administrator's second factor is removed, by whomever", async ({
  shop,
}) => {
  const { ana, beto } = await buildTeam(shop);
  await addCodeApp(shop, beto.api);
  expect((await ana.api("removeFactorOf", { query: { usuario_id: beto.id } })).ok).toBe(true);
  const taken = { cambio: "factor_quitado", sobre_usuario_id: beto.id };
  expect(await toldOf(shop, { ...taken, por_usuario_id: ana.id })).toEqual([ana.email]);
  const mail = await waitForCorreo(shop, ana.email, subject);
  expect(mail.texto).toContain(`se quitó el segundo factor de Rosa Fuentes (${beto.email})`);

  await addCodeApp(shop, beto.api);
  expect((await beto.api("deleteCodigo")).ok).toBe(true);
  expect(await toldOf(shop, { ...taken, por_usuario_id: beto.id })).toEqual([ana.email]);
});

test("a mail says when the command line made somebody an administrator", async ({ shop }) => {
  const { ana } = await buildTeam(shop);
  const { id, email } = await buildCliente(shop);
  const now = shop.clock.now();
  await inTransaction(shop.database.db, (tx) => addAdmin(tx, { email, now }));
  expect(await toldOf(shop, { sobre_usuario_id: id })).not.toContain(email);
  const mail = await waitForCorreo(shop, ana.email, subject);
  expect(mail.texto).toContain("Lo decidió quien usa la línea de comandos del servidor.");
});
