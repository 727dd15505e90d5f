import { expect } from "vitest";
import { errorMessages } from "#contract/error-messages.ts";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { test } from "#rig/test.ts";
import { inTransaction } from "#server/db/database.ts";
import { anonymousOf } from "#server/db/personal-column.ts";
import { eraseUsuario } from "#server/modules/acceso/index.ts";
import {
  createVerificationToken,
  verifyEmail,
} from "#server/modules/acceso/verification.service.ts";
import { createAuthCalls, newEmail } from "#tests/support/calls/auth-calls.ts";
import { sessionOf } from "#tests/support/calls/session-of.ts";
import { holdWhile } from "#tests/support/faults/hold-while.ts";

async function buildUnverified(shop: TestShop) {
  const { db } = shop.database;
  const email = newEmail();
  await createAuthCalls(shop).registerUsuario(email);
  // Invalidates all earlier links.
  await shop.app.outbox.runOnce();
  const { id } = await db
    .selectFrom("usuarios")
    .select("id")
    .where("email", "=", email)
    .executeTakeFirstOrThrow();
  const session = await sessionOf(shop, id);
  const now = shop.clock.now();
  const { usuario_id } = session;
  const token = await inTransaction(db, (tx) => createVerificationToken(tx, { usuario_id, now }));
  const open = () => inTransaction(db, (tx) => verifyEmail(tx, { token, now }));
  return { session, usuario_id, now, open };
}

const verifiedAt = async (shop: TestShop, id: number) =>
  shop.database.db
    .selectFrom("usuarios")
    .select("email_verificado_en")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();

const refusal = { status: 400, message: errorMessages.verificationTokenInvalid };

test("a link opened while its account is being erased verifies nothing and sends no mail", async ({
  shop,
}) => {
  const { session, usuario_id, now, open } = await buildUnverified(shop);
  const erasure = { session, keptPlantillas: ["contacto"], now };
  const opening = holdWhile(shop, (tx) => eraseUsuario(tx, erasure), open);
  await expect(opening).rejects.toMatchObject(refusal);
  expect(await verifiedAt(shop, usuario_id)).toEqual({ email_verificado_en: null });
  const { email } = anonymousOf(usuario_id);
  const correos = shop.database.db.selectFrom("correos").select("plantilla");
  const written = correos.where("para", "=", email).where("plantilla", "=", "bienvenida");
  expect(await written.execute()).toEqual([]);
});

test("a link opened while a newer one replaces it is refused like any older one", async ({
  shop,
}) => {
  const { usuario_id, now, open } = await buildUnverified(shop);
  const opening = holdWhile(shop, (tx) => createVerificationToken(tx, { usuario_id, now }), open);
  await expect(opening).rejects.toMatchObject(refusal);
  expect(await verifiedAt(shop, usuario_id)).toEqual({ email_verificado_en: null });
});

test("a link opened several times at once works each time, and welcomes once", async ({ shop }) => {
  const { session, usuario_id, now, open } = await buildUnverified(shop);
  await Promise.all([open(), open(), open()]);
  expect(await verifiedAt(shop, usuario_id)).toEqual({ email_verificado_en: now });
  const correos = shop.database.db.selectFrom("correos").select("plantilla");
  const written = correos.where("para", "=", session.email).where("plantilla", "=", "bienvenida");
  expect(await written.execute()).toHaveLength(1);
});
