/** Can die at a failpoint, which a line of its input names. SIGUSR2 moves its clock by a minute. */
import { writeSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { createInterface } from "node:readline";
import { configOf } from "#rig/shop/config-of.ts";
import { createTestPasswords } from "#rig/shop/test-passwords.ts";
import { createApp } from "#server/app/app.ts";
import { keepFilesPrivate } from "#server/data-folder.ts";
import { openDatabase } from "#server/db/database.ts";
import { createLog } from "#server/log.ts";
import { ensureAdmin } from "#server/modules/acceso/index.ts";
import { sweepAvisos } from "#server/modules/avisos/index.ts";
import { ensureCategorias } from "#server/modules/catalogo/index.ts";
import { reconcile, sweepReservas } from "#server/modules/pagos/index.ts";
import { createIdentity } from "#server/providers/identity.ts";
import { createDiskImageStore } from "#server/providers/image-store.ts";
import { createMailProvider } from "#server/providers/mail.ts";
import { createWebpay } from "#server/providers/payment/webpay.ts";
import { seconds } from "#server/time/clock.ts";
import { createTrap, trapDatabase, trapMail, trapPayment } from "./failpoints.ts";

const stepMs = seconds(60);

keepFilesPrivate();
let offsetMs = Number(process.env.TORTURE_OFFSET_MS ?? 0);
const clock = { now: () => Date.now() + offsetMs };
const { trap, aim } = createTrap();
trapDatabase(trap);

const config = configOf(process.env);
const { db } = await openDatabase(config);
const passwords = createTestPasswords();
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
// Most of these processes are killed, and only an orderly exit writes the cache.
flushCompileCache();

const dueJobs = [
  () => app.outbox.runOnce(),
  () => reconcile(app.ctx),
  () => sweepReservas(app.ctx),
  () => sweepAvisos(app.ctx),
].map(toStart);

/** A start during a run causes one more. Each job by itself: under load the mails of a minute take many. */
function toStart(job: () => Promise<unknown>): () => Promise<void> {
  let isAsked = false;
  let isRunning = false;
  return async () => {
    isAsked = true;
    if (isRunning) return;
    isRunning = true;
    while (isAsked) {
      isAsked = false;
      // The shop's own runner retries and logs it.
      await job().catch(() => undefined);
    }
    isRunning = false;
  };
}

createInterface({ input: process.stdin }).on("line", (line) => {
  aim(JSON.parse(line));
  writeSync(1, "aimed\n");
});

process.on("SIGUSR2", () => {
  offsetMs += stepMs;
  for (const start of dueJobs) void start();
});
