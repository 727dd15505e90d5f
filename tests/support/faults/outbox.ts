import * as z from "zod/mini";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { shopTest } from "#rig/test.ts";
import type { Db } from "#server/db/database.ts";
import {
  bindTemplates,
  type CorreosOf,
  createOutbox,
  enqueueCorreo,
  type NewCorreo,
  type Outbox,
} from "#server/outbox/index.ts";
import type { Mail, MailProvider } from "#server/providers/mail.ts";

const correos = { greeting: z.object({ n: z.int() }), unneeded: z.object({}) };
export type TestCorreos = CorreosOf<typeof correos>;

const mails = bindTemplates(correos, {
  greeting: async ({ datos }) => ({ subject: `Hola ${datos.n}`, text: "t", html: "h" }),
  unneeded: async () => null,
});

/**
 * The mail provider is fake: it collects `sent` or throws the fault of an address ("*" for all).
 * Empty before each test.
 */
export const outboxTest = shopTest().extend("outbox", async ({ shop }) => {
  await shop.database.db.deleteFrom("correos").execute();
  return createOutboxRig(shop);
});

function createOutboxRig(shop: TestShop) {
  const sent: Mail[] = [];
  const faults = new Map<string, unknown>();
  let serial = 0;

  const mail: MailProvider = {
    async send(message) {
      await new Promise((resolve) => setImmediate(resolve));
      const fault = faults.get(message.to) ?? faults.get("*");
      if (fault) throw fault;
      sent.push(message);
    },
  };

  return {
    sent,
    faults,
    mail,
    createWorker(provider: MailProvider = mail, db: Db = shop.database.db): Outbox {
      return createOutbox({ ctx: { ...shop.app.ctx, db, mail: provider }, mails });
    },
    /** Enqueues like another process: no worker of this one wakes. Answers the address. */
    async enqueue(options: { para?: string; plantilla?: string; clave?: string } = {}) {
      const n = ++serial;
      const {
        para = `p${n}@ejemplo.cl`,
        plantilla = "greeting",
        clave = `greeting:${n}`,
      } = options;
      const correo = { clave, plantilla, para, datos: { n }, now: shop.clock.now() };
      await shop.database.db
        .transaction()
        .execute((tx) => enqueueCorreo<TestCorreos>(tx, correo as NewCorreo<TestCorreos>));
      return para;
    },
    async readRow(para: string) {
      const row = await shop.database.db
        .selectFrom("correos")
        .select(["estado", "intentos", "proximo_en", "error", "enviado_en"])
        .where("para", "=", para)
        .executeTakeFirstOrThrow();
      return { ...row, wait: row.proximo_en - shop.clock.now() };
    },
  };
}
