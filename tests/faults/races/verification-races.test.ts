import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { eraseUsuario } from "#server/modules/acceso/index.ts";
import {
  createVerificationToken,
  type Opening,
  verifyEmail,
} from "#server/modules/acceso/registro/open-link.service.ts";
import { rejectRegistro } from "#server/modules/acceso/registro/reject-registro.service.ts";
import { deleteWaiting } from "#server/modules/acceso/registro/waiting-registros.service.ts";
import { createAuthCalls, newEmail, password } from "#tests/support/calls/auth-calls.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

const planted = "clave-plantada-77";

/** Two registrations of one address, each with its link. */
async function registerTwice(shop: TestShop) {
  const { db } = shop.database;
  const email = newEmail();
  const { registerUsuario, login } = createAuthCalls(shop);
  await registerUsuario(email, "Intruso", planted);
  await registerUsuario(email);
  const now = shop.clock.now();
  const rows = await db
    .selectFrom("registros")
    .select("id")
    .where("email", "=", email)
    .orderBy("id")
    .execute();
  const open = async ({ id }: { id: number }): Promise<Opening> => {
    const link = { email, registro_id: id, now };
    const token = await inTransaction(db, (tx) => createVerificationToken(tx, link));
    return { token, navegador: undefined, now };
  };
  const [other, own] = await Promise.all(rows.map(open));
  if (!other || !own) throw new Error("no registrations");
  const signIn = async () => [(await login(email)).status, (await login(email, planted)).status];
  return { email, now, own, other, signIn };
}

const openLink = (shop: TestShop, opening: Opening) =>
  inTransaction(shop.database.db, (tx) => verifyEmail(tx, opening));

async function countWelcomes(shop: TestShop, email: string): Promise<number> {
  const rows = await shop.database.db
    .selectFrom("correos")
    .select("id")
    .where("para", "=", email)
    .where("plantilla", "=", "bienvenida")
    .execute();
  return rows.length;
}

const refusal = { status: 400, message: errorMessages.verificationTokenInvalid };

test("of two registrations whose links are opened at once one makes the account, and only its password works", async ({
  shop,
}) => {
  const { own, other, signIn } = await registerTwice(shop);
  const opening = holdWhile(
    shop,
    (tx) => verifyEmail(tx, own),
    () => openLink(shop, other),
  );
  await expect(opening).rejects.toMatchObject(refusal);

  expect(await signIn()).toEqual([200, 401]);
});

test("twenty openings of two links at once make one account with one password", async ({
  shop,
}) => {
  const { email, own, other, signIn } = await registerTwice(shop);
  const openings = Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? own : other));
  const results = await Promise.allSettled(openings.map((it) => openLink(shop, it)));

  expect(results.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  expect((await signIn()).toSorted()).toEqual([200, 401]);
  expect(await countWelcomes(shop, email)).toBe(1);
});

test("a link opened several times at once works each time, and welcomes once", async ({ shop }) => {
  const { email, own } = await registerTwice(shop);
  const opened = await Promise.all([openLink(shop, own), openLink(shop, own), openLink(shop, own)]);

  expect(new Set(opened.map(({ usuario_id }) => usuario_id)).size).toBe(1);
  expect(await countWelcomes(shop, email)).toBe(1);
});

test("a link opened while «No fui yo» removes its registration makes no account", async ({
  shop,
}) => {
  const { email, now, other, own, signIn } = await registerTwice(shop);
  const opening = holdWhile(
    shop,
    (tx) => rejectRegistro(tx, { token: other.token, now }),
    () => openLink(shop, other),
  );
  await expect(opening).rejects.toMatchObject(refusal);
  expect(await countWelcomes(shop, email)).toBe(0);

  await openLink(shop, own);
  expect(await signIn()).toEqual([200, 401]);
});

test("a link opened while the owner proves the address in another way is refused", async ({
  shop,
}) => {
  const { email, other } = await registerTwice(shop);
  const opening = holdWhile(
    shop,
    (tx) => deleteWaiting(tx, email),
    () => openLink(shop, other),
  );
  await expect(opening).rejects.toMatchObject(refusal);
});

test("a link opened again while its account is being erased opens nothing", async ({ shop }) => {
  const { email, now, own } = await registerTwice(shop);
  await openLink(shop, own);
  const { db } = shop.database;
  const session = await db
    .selectFrom("usuarios")
    .select(["id as usuario_id", "nombre", "email", "rol", "sesion_version"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const erasure = {
    session: { ...session, sesion_id: 0, startedAt: now, provedAt: now },
    keptPlantillas: ["contacto"],
    owedPlantillas: ["peticion_respondida"],
    now,
  };
  const opening = holdWhile(
    shop,
    (tx) => eraseUsuario(tx, erasure),
    () => openLink(shop, own),
  );
  await expect(opening).rejects.toMatchObject(refusal);
  expect((await createAuthCalls(shop).login(email, password)).status).toBe(401);
});
