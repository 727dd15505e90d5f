import { expect } from "vitest";
import { openTestShop, type TestShop } from "#rig/shop/test-shop.ts";
import { notePeticionesSent, privacidadMails } from "#server/modules/privacidad/index.ts";
import { createOutbox } from "#server/outbox/index.ts";
import type { Mail } from "#server/providers/mail.ts";
import { seconds } from "#server/time/clock.ts";
import { limitedEnv } from "#tests/support/calls/limited-calls.ts";
import { acceptPeticion } from "#tests/support/calls/peticiones.ts";
import { processesTest } from "./processes.ts";

const isPostgres = process.env.TEST_ENGINE === "postgres";

const test = processesTest(async () => [await openTestShop()]);

const boundedTest = processesTest(async () => {
  const first = await openTestShop({ env: limitedEnv });
  return isPostgres ? [first, await openTestShop({ beside: first, env: limitedEnv })] : [first];
});

let serial = 0;
const newEmail = () => `pide-a-la-vez-${++serial}@ejemplo.cl`;

boundedTest(
  "any number of requests at once write six mails a day to an address, and one of the hour",
  async ({ processes }) => {
    const { here, inTurn } = processes;
    const email = newEmail();
    const ask = async (index: number) => {
      const response = await fetch(`${inTurn(index).url}/api/endpoints/peticiones.php`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `203.0.113.${index % 10}`,
        },
        body: JSON.stringify({ tipo: "acceso", nombre: "Ana", email }),
      });
      return response.status;
    };
    const statuses = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index)));
    expect(new Set(statuses)).toEqual(new Set([200]));
    const rows = await here.database.db
      .selectFrom("peticiones")
      .select("id")
      .where("email", "=", email)
      .execute();
    expect(rows).toHaveLength(7);
  },
);

test("a worker that dies between answer and mail leaves the mail to another, which sends it once", async ({
  processes,
}) => {
  const { here } = processes;
  for (const { app } of processes.all) await app.outbox.close();
  const email = newEmail();
  const id = await buildAnsweredUnsent(here, email);
  const sent: Mail[] = [];
  const began: Mail[] = [];
  const worker = (send: (mail: Mail) => Promise<void>) =>
    createOutbox({ ctx: { ...here.app.ctx, mail: { send } }, mails: privacidadMails });
  const dying = worker(async (mail) => {
    began.push(mail);
    // The worker dies: sent or not, nobody knows.
    await new Promise(() => {});
  });
  void dying.runOnce();
  await expect.poll(() => began.length).toBe(1);
  here.clock.advance(seconds(76));
  const heir = worker(async (mail) => {
    sent.push(mail);
  });
  expect(await heir.runOnce()).toBeGreaterThan(0);
  await heir.runOnce();
  const own = sent.filter(({ to, subject }) => to === email && subject.startsWith("Respondimos"));
  expect(own.map(({ messageId }) => messageId)).toEqual([began[0]?.messageId]);
  await notePeticionesSent(here.app.ctx);
  const { db } = here.database;
  const row = db.selectFrom("peticiones").select("enviada_en").where("id", "=", id);
  expect(await row.executeTakeFirst()).toEqual({ enviada_en: here.clock.now() });
});

/** Nothing of it has left; no other mail waits. */
async function buildAnsweredUnsent(shop: TestShop, email: string): Promise<number> {
  const { db } = shop.database;
  const now = shop.clock.now();
  const { id } = await db
    .insertInto("peticiones")
    .values({
      tipo: "acceso",
      nombre: "Ana",
      email,
      detalle: "",
      estado: "abierta",
      creado_en: now,
      confirmada_en: now,
      vence_en: now + seconds(60),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db.deleteFrom("correos").where("estado", "=", "pendiente").execute();
  await acceptPeticion(shop, Number(id));
  return Number(id);
}
