import { afterAll, beforeAll, expect, it } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import { inTransaction } from "#server/db/database.ts";
import { anonymousOf, eraseUsuario } from "#server/modules/acceso/index.ts";
import {
  createVerificationToken,
  verifyEmail,
} from "#server/modules/acceso/verification.service.ts";
import { createAuthCalls, newEmail } from "#tests/support/auth-calls.ts";
import { holdWhile } from "#tests/support/hold-while.ts";
import { createTestApp, type TestApp } from "#tests/support/test-app.ts";

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp();
});
afterAll(() => shop.close());

/** An account that waits for its link to be opened. */
async function buildUnverified() {
  const { db } = shop.database;
  const email = newEmail();
  await createAuthCalls(shop).registerUsuario(email);
  // Its mail makes a link of its own, which takes the place of every earlier one.
  await shop.app.outbox.runOnce();
  const session = await db
    .selectFrom("usuarios")
    .select(["id as usuario_id", "nombre", "email", "rol", "sesion_version"])
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const now = shop.clock.now();
  const { usuario_id } = session;
  const token = await inTransaction(db, (tx) => createVerificationToken(tx, { usuario_id, now }));
  const open = () => inTransaction(db, (tx) => verifyEmail(tx, { token, now }));
  return { session: { ...session, iniciada_en: now }, usuario_id, now, open };
}

const verifiedAt = async (id: number) =>
  shop.database.db
    .selectFrom("usuarios")
    .select("email_verificado_en")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const refusal = { status: 400, message: errorMessages.verificationTokenInvalid };

it("a link opened while its account is being erased verifies and welcomes nobody", async () => {
  const { session, usuario_id, now, open } = await buildUnverified();
  const erasure = { session, keptPlantillas: ["contacto"], now };
  const opening = holdWhile(shop, (tx) => eraseUsuario(tx, erasure), open);
  await expect(opening).rejects.toMatchObject(refusal);
  expect(await verifiedAt(usuario_id)).toEqual({ email_verificado_en: null });
  const { email } = anonymousOf(usuario_id);
  const correos = shop.database.db.selectFrom("correos").select("plantilla");
  const written = correos.where("para", "=", email).where("plantilla", "=", "bienvenida");
  expect(await written.execute()).toEqual([]);
});

it("a link opened while a newer one takes its place is as dead as any older one", async () => {
  const { usuario_id, now, open } = await buildUnverified();
  const opening = holdWhile(shop, (tx) => createVerificationToken(tx, { usuario_id, now }), open);
  await expect(opening).rejects.toMatchObject(refusal);
  expect(await verifiedAt(usuario_id)).toEqual({ email_verificado_en: null });
});

it("a link opened several times at once works each time, and welcomes once", async () => {
  const { session, usuario_id, now, open } = await buildUnverified();
  await Promise.all([open(), open(), open()]);
  expect(await verifiedAt(usuario_id)).toEqual({ email_verificado_en: now });
  const correos = shop.database.db.selectFrom("correos").select("plantilla");
  const written = correos.where("para", "=", session.email).where("plantilla", "=", "bienvenida");
  expect(await written.execute()).toHaveLength(1);
});
