/**
 * The shop without pages and without mail, as a process of its own. Answers with who may be asked for; an
 * address of PostgreSQL comes in DATABASE_URL.
 */

import { configOf } from "#rig/shop/config-of.ts";
import { createApp } from "#server/app/app.ts";
import { openDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { createDiskImageStore } from "#server/providers/image-store.ts";
import { createMailProvider } from "#server/providers/mail.ts";
import { createPasswords } from "#server/providers/passwords.ts";
import { createWebpay } from "#server/providers/payment/webpay.ts";
import { systemClock } from "#server/time/clock.ts";
import { insertRows } from "./writes-people.ts";

const config = configOf(process.env);
const database = await openDatabase(config);
const passwords = createPasswords();
await ensureCategorias(database.db, systemClock.now());
const app = await createApp({
  config,
  db: database.db,
  clock: systemClock,
  log: createLog(config.logLevel),
  payment: createWebpay(config.webpay),
  identity: null,
  mail: createMailProvider({ smtpUrl: config.smtpUrl, from: config.mailFrom }),
  passwords,
  images: createDiskImageStore(config.dataDir),
  pages: null,
});
// Mails are another figure.
await app.outbox.close();
const people = await insertRows({ database, config, clock: systemClock, passwords });
await app.http.listen({ port: config.port, host: config.host });
process.once("SIGTERM", () => {
  void app.http.close().then(async () => {
    await database.close();
    process.exit(0);
  });
});
process.send?.(people);
