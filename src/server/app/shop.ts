import { existsSync } from "node:fs";
import { pathToFileURL } from "node:url";
import type { DemoOffer } from "#contract/values/demo-offer.ts";
import type { Config } from "../config/config.ts";
import type { TiendaConfig } from "../config/tienda-config.ts";
import { openDataFolder } from "../data-folder.ts";
import { type Database, hasTimeLimit, isSearchIndexed } from "../db/database.ts";
import { createLoadMeter } from "../http/guard/load-shedding.ts";
import type { Pages } from "../http/pages/pages.ts";
import { createLog } from "../log.ts";
import { ensureAdmin, hasAdmin } from "../modules/acceso/index.ts";
import { ensureCategorias } from "../modules/catalogo/index.ts";
import { tellElsewhere } from "../modules/pagos/index.ts";
import { createIdentity } from "../providers/identity.ts";
import type { ImageStore } from "../providers/image-store.ts";
import { describeMailError, explainMailFault } from "../providers/mail.ts";
import { createPasswords, type Passwords } from "../providers/passwords.ts";
import { createWebpay } from "../providers/payment/webpay.ts";
import { systemClock } from "../time/clock.ts";
import { type App, createApp } from "./app.ts";
import { describeStart } from "./describe-start.ts";
import { drain } from "./drain.ts";
import { openShopDatabase } from "./open-database.ts";
import { openImageStore } from "./open-images.ts";
import { createMail, keptMailsFolder } from "./open-mail.ts";
import { openTraces } from "./open-traces.ts";
import { readPublicTienda } from "./read-public-tienda.ts";

const leftOverPassword =
  "Ya hay un administrador: ADMIN_EMAIL y ADMIN_PASSWORD no hacen falta; quítalos de la configuración.";

function announceTrial({ trial, dataDir }: Config): string[] {
  if (!trial.isTrial) return [];
  const mails =
    trial.mails === "keep" ? `quedan en ${keptMailsFolder({ dataDir })}` : "salen de verdad";
  return [`MODO=integracion: Webpay no cobra ninguna tarjeta; los correos ${mails}.`];
}

type Facts = Pick<Config, "mode"> & { tienda: TiendaConfig };

/** The law asks a shop to say who sells (docs/reglas.md 74). */
function announceSeller({ mode, tienda }: Facts): string[] {
  const { razon_social, rut, direccion, email } = tienda.identidad;
  const values = {
    SHOP_LEGAL_NAME: razon_social,
    SHOP_RUT: rut,
    SHOP_ADDRESS: direccion,
    SHOP_EMAIL: email,
  };
  const missing = Object.entries(values).flatMap(([name, value]) => (value === null ? [name] : []));
  if (mode !== "production" || missing.length === 0) return [];
  return [
    `La tienda no dice quién vende, y la ley lo pide: escríbelo en Administración › Ajustes, o define ${missing.join(", ")}.`,
  ];
}

/** A promise on a page binds the seller. */
function announceFacts({ mode, tienda: { assumed } }: Facts): string[] {
  if (mode !== "production" || assumed.length === 0) return [];
  return [
    `La tienda muestra cifras que nadie puso: escribe las tuyas en Administración › Ajustes, o define ${assumed.join(", ")}.`,
  ];
}

/** Token of no payment. */
const noToken = "0".repeat(64);

export type Shop = {
  app: App;
  /** Spanish sentences for the person who started it. */
  notices: string[];
  stop: () => Promise<void>;
};

type Opening = {
  pages: Pages;
  beforeServing?: BeforeServing;
  /** Only of a demo: how to try it. */
  demo?: DemoOffer;
};

/** Runs before serving. */
export type BeforeServing = (stores: {
  database: Database;
  images: ImageStore;
  passwords: Passwords;
}) => Promise<void>;

/**
 * Rejects with one Spanish sentence when a setting, the database or the port prevents the start.
 */
export async function startShop(
  config: Config,
  { pages, beforeServing, demo }: Opening,
): Promise<Shop> {
  const log = createLog(config.logLevel);
  const notices = [...announceTrial(config), ...openFolder(config)];
  const database = await openShopDatabase(config, () =>
    log.warn("another process migrates the database: the start waits for it"),
  );
  try {
    if (!(await isSearchIndexed(database)))
      log.warn("pg_trgm is missing: searches read whole tables");
    if (!(await hasTimeLimit(database)))
      log.warn("statements have no time limit: give the account one (docs/desplegar.md PgBouncer)");
    const tienda = await readPublicTienda(database.db, config.tienda());
    const { mode } = config;
    notices.push(...announceSeller({ mode, tienda }), ...announceFacts({ mode, tienda }));
    const images = await openImageStore(config, log);
    log.info(describeStart(config), "the shop starts");
    const passwords = createPasswords();
    notices.push(...(await makeAdmin(config, database, passwords)));
    await ensureCategorias(database.db, systemClock.now());
    await beforeServing?.({ database, images, passwords });
    const traces = await openTraces(config);
    const app = await createApp({
      config,
      db: database.db,
      clock: systemClock,
      log,
      payment: createWebpay(config.webpay),
      identity: createIdentity(config),
      mail: createMail(config),
      passwords,
      images,
      pages,
      load: createLoadMeter(),
      traces,
      demo,
    });
    await listen(app, config);
    await tellElsewhere(app.ctx);
    app.jobs.start();
    if (config.mode === "production") askProviders(app.ctx);
    const stop = async () => {
      log.info("the shop stops");
      await drain(app.http, {
        lifecycle: app.lifecycle,
        leaveMs: config.leaveMs,
        isProxied: config.proxyHops > 0,
      });
      await database.close();
      await traces?.close().catch(() => log.warn("the last traces were lost"));
      log.info("the shop has stopped");
    };
    return { app, notices, stop };
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** A wrong setting is in the log from the start, not from the first buyer on. */
function askProviders({ payment, mail, log }: App["ctx"]): void {
  void payment.status(noToken).then((answer) => {
    // A wrong key has its own line.
    if (answer.ok || answer.kind !== "unknown" || answer.why === "credentials") return;
    const silence = `${payment.name} does not answer: nobody can pay until it does`;
    log.warn({ reason: answer.reason }, silence);
  });
  mail.check?.().catch((error: unknown) => {
    log.warn({ reason: describeMailError(error) }, explainMailFault(error));
  });
}

/** Rejects with one Spanish sentence when the pages were never built. */
export async function loadBuiltPages(buildDir: string): Promise<Pages> {
  const entry = `${buildDir}/server/index.js`;
  if (!existsSync(entry)) throw new Error("Faltan las páginas construidas. Ejecuta: npm run build");
  const { renderPage, inlineTexts } = (await import(pathToFileURL(entry).href)) as {
    renderPage: Pages["render"];
    inlineTexts: Pages["inlineTexts"];
  };
  return { render: renderPage, inlineTexts, clientDir: `${buildDir}/client` };
}

/** Not made where database and pictures are elsewhere. */
function openFolder({ mode, dataDir, databaseUrl, s3 }: Config): string[] {
  if (databaseUrl !== null && s3 !== null) return [];
  return openDataFolder(dataDir, { isStrict: mode === "production" });
}

async function makeAdmin(
  config: Config,
  { db }: Database,
  passwords: Passwords,
): Promise<string[]> {
  if (await hasAdmin(db)) {
    const isLeftOver = config.mode === "production" && config.admin !== null;
    return isLeftOver ? [leftOverPassword] : [];
  }
  if (config.admin === null) {
    throw new Error(
      "No hay ningún administrador: define ADMIN_EMAIL y ADMIN_PASSWORD para el primer inicio.",
    );
  }
  await ensureAdmin({ db, clock: systemClock, passwords }, config.admin);
  return config.mode === "production" ? [leftOverPassword] : [];
}

async function listen(app: App, { port, host }: Config): Promise<void> {
  try {
    await app.http.listen({ port, host });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "EADDRINUSE") {
      throw new Error(`El puerto ${port} ya está en uso: elige otro con PORT.`, { cause: error });
    }
    if (code === "EACCES" || code === "EADDRNOTAVAIL") {
      throw new Error(`No se puede escuchar en ${host}:${port}: revisa HOST y PORT.`, {
        cause: error,
      });
    }
    throw error;
  }
}
