/** The shop as a process that can be told where to die, and whose clock can be moved on (SIGUSR2). */
import { createApp } from "#server/app.ts";
import { seconds } from "#server/clock.ts";
import { readConfig } from "#server/config/config.ts";
import { openDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { createIdentity } from "#server/providers/identity.ts";
import { createDiskImageStore } from "#server/providers/image-store.ts";
import { createMailProvider } from "#server/providers/mail.ts";
import { createPasswords } from "#server/providers/passwords.ts";
import { createWebpay } from "#server/providers/webpay.ts";
import { createTrap, trapDatabase, trapMail, trapPayment } from "./failpoints.ts";

/** How far one signal moves the clock. */
const stepMs = seconds(60);

let offsetMs = Number(process.env.TORTURE_OFFSET_MS ?? 0);
const clock = { now: () => Date.now() + offsetMs };
const trap = createTrap(process.env.TORTURE_FAILPOINT, Number(process.env.TORTURE_HITS ?? 1));
trapDatabase(trap);

const result = readConfig();
if (!result.ok) throw new Error(result.faults.join("\n"));
const { config } = result;
const { db } = await openDatabase(config);
const passwords = createPasswords();
if (config.admin) await ensureAdmin({ db, clock, passwords }, config.admin);
await ensureCategorias(db, clock.now());
const app = await createApp({
  config,
  db,
  clock,
  log: createLog(config.logLevel),
  payment: trapPayment(createWebpay(config.webpay), trap),
  identity: createIdentity(config),
  mail: trapMail(createMailProvider({ smtpUrl: config.smtpUrl, from: config.mailFrom }), trap),
  passwords,
  images: createDiskImageStore(config.dataDir),
  pages: null,
});
await app.http.listen({ port: config.port, host: config.host });
app.jobs.start();

process.on("SIGUSR2", () => {
  offsetMs += stepMs;
  // What has come due with the step is done at once, not at the jobs' own pace.
  const { ctx, outbox } = app;
  for (const work of [outbox.runOnce(), reconcile(ctx), sweepReservas(ctx)]) {
    work.catch((error: unknown) => ctx.log.error({ err: error }, "job failed"));
  }
});
