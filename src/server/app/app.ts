import type { FastifyInstance } from "fastify";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import type { DemoOffer } from "#contract/values/demo-offer.ts";
import { createArchivoStore } from "../archivos/archivo-store.ts";
import { createRefusalRecorder } from "../audit/index.ts";
import type { Traces } from "../call.ts";
import type { Config } from "../config/config.ts";
import { createLiveConfig } from "../config/live-config.ts";
import type { TiendaConfig } from "../config/tienda-config.ts";
import type { AppContext } from "../context.ts";
import { isDatabaseAway } from "../db/away.ts";
import type { Db } from "../db/database.ts";
import { bindOperations } from "../http/api/bind.ts";
import { serveOpenApi } from "../http/api/openapi.ts";
import { createKeptAnswers } from "../http/cache/kept-answers.ts";
import { createResponseCache } from "../http/cache/response-cache.ts";
import { serveImages } from "../http/files/images.ts";
import { servePreviews } from "../http/files/previews.ts";
import type { LoadMeter } from "../http/guard/load-shedding.ts";
import { createRenderGuard } from "../http/guard/render-guard.ts";
import { serveDemoOffer } from "../http/pages/demo-offer.ts";
import { serveManifest } from "../http/pages/manifest.ts";
import { answerUnknownPaths } from "../http/pages/not-found.ts";
import { type Pages, servePages } from "../http/pages/pages.ts";
import { serveRobots } from "../http/pages/robots.ts";
import { serveWellKnown } from "../http/pages/well-known.ts";
import { serveHealth } from "../http/watch/health.ts";
import { serveMetrics } from "../http/watch/metrics.ts";
import { servePolicyReports } from "../http/watch/policy-reports.ts";
import { countSecurityEvents } from "../http/watch/security-metrics.ts";
import type { Lifecycle } from "../http/watch/watch-requests.ts";
import type { JobRunner } from "../jobs/runner.ts";
import { createApiLimit } from "../limits/limits.ts";
import {
  accesoMails,
  findLiveSession,
  forgottenCorreos,
  isProofAsked,
} from "../modules/acceso/index.ts";
import { avisosMails } from "../modules/avisos/index.ts";
import {
  countFallida,
  isPublicCategoria,
  onCatalogoChange,
  selectPublicNombre,
} from "../modules/catalogo/index.ts";
import { contactoMails } from "../modules/contacto/index.ts";
import { cuentaMails } from "../modules/cuenta/index.ts";
import { devolucionesMails } from "../modules/devoluciones/index.ts";
import { pagosMails } from "../modules/pagos/index.ts";
import { pedidosMails } from "../modules/pedidos/index.ts";
import { privacidadMails } from "../modules/privacidad/index.ts";
import { hasTerminos } from "../modules/terminos/index.ts";
import { createOutbox, type Outbox } from "../outbox/index.ts";
import type { IdentityProvider } from "../providers/identity.ts";
import type { ImageStore } from "../providers/image-store.ts";
import type { MailProvider } from "../providers/mail.ts";
import type { Passwords } from "../providers/passwords.ts";
import type { PaymentProvider } from "../providers/payment/payment.ts";
import { timePayment } from "../providers/payment/time-payment.ts";
import { createPictures } from "../providers/pictures.ts";
import type { Clock } from "../time/clock.ts";
import { createGates } from "../work/gates.ts";
import { followChanges } from "./follow-changes.ts";
import { handlers, uploadChecks } from "./handlers.ts";
import { createJobs } from "./jobs.ts";
import { openHttp } from "./open-http.ts";
import { serveSitemap } from "./sitemap.ts";
import { createJobMetrics } from "./watch/job-metrics.ts";
import { createMoneyMetrics, type MoneyMetrics } from "./watch/money-metrics.ts";
import { measureAllWork } from "./watch/work-metrics.ts";

export type AppParts = {
  config: Config;
  db: Db;
  clock: Clock;
  log: Logger;
  payment: PaymentProvider;
  identity: IdentityProvider | null;
  mail: MailProvider;
  passwords: Passwords;
  images: ImageStore;
  pages: Pages | null;
  /** Without one no load is shed. */
  load?: LoadMeter;
  traces?: Traces | undefined;
  /** Only of a demo. */
  demo?: DemoOffer | undefined;
};

export type App = {
  http: FastifyInstance;
  ctx: AppContext;
  jobs: JobRunner;
  outbox: Outbox;
  refreshCatalogoVersion: () => Promise<void>;
  lifecycle: Lifecycle;
};

const mails = {
  ...accesoMails,
  ...contactoMails,
  ...avisosMails,
  ...pedidosMails,
  ...pagosMails,
  ...cuentaMails,
  ...privacidadMails,
  ...devolucionesMails,
};

/** Nothing listens and no job runs yet. */
export async function createApp(given: AppParts): Promise<App> {
  const { config, setTienda } = createLiveConfig(given.config);
  const firstTienda = given.config.tienda();
  const parts = { ...given, config };
  const { pages } = parts;
  const outbox = createOutbox({
    ctx: parts,
    mails,
    forgotten: forgottenCorreos,
  });
  const registry = new Registry();
  const money = createMoneyMetrics(registry);
  const ctx = createContext(parts, { registry, money, firstTienda });
  const lifecycle: Lifecycle = { isLeaving: false, active: 0, arriving: 0 };
  const { db, log } = ctx;
  const { shopUrl, proxyHops, rateLimitFactor: limitFactor } = config;
  const recordRefusal = createRefusalRecorder(ctx);
  const watching = { registry, lifecycle, load: parts.load ?? null };
  const { http, load, headers, onEnd } = await openHttp({
    ...watching,
    config,
    log,
    recordRefusal,
    traces: parts.traces,
  });
  const { isOverloaded, isStrained } = load;
  const gates = createGates();
  const cache = createResponseCache({
    readChanges: followChanges({ db, first: firstTienda, setTienda }),
    isOutage: isDatabaseAway,
    isStrained,
    compression: gates.compression.run,
  });
  onCatalogoChange(db, cache.noteChange);
  await cache.refreshVersion();
  const countApiCall = createApiLimit(ctx);
  const watched = { lifecycle, isOverloaded, countApiCall, onEnd, log };
  const kept = createKeptAnswers({ cache, headers, proxyHops, ...watched });
  kept.attachTo(http.server);
  serveHealth(http, { db, lifecycle });
  const refresh = () => money.refresh(ctx);
  serveMetrics(http, { registry, cache, token: config.metricsToken, refresh });
  await servePolicyReports(http, { registry, clock: ctx.clock, limitFactor });
  const bound = bindOperations(http, {
    ...{ ctx, handlers, uploadChecks, cache, kept, gates, countApiCall },
    findSession: (token) => findLiveSession(ctx, token),
    isProofAsked: (session, asksProof) => isProofAsked(ctx, { session, asksProof }),
    onAnswer: (answered) => countFallida(db, answered),
  });
  serveOpenApi(http, config);
  servePreviews(http, ctx);
  await serveImages(http, ctx);
  const guard = createRenderGuard({ clock: ctx.clock, factor: limitFactor, load, ...gates });
  measureAllWork(registry, { ...ctx, gates, guard });
  serveSitemap(http, { ctx, cache, isOverloaded, guard });
  serveRobots(http, shopUrl);
  serveManifest(http, config);
  if (parts.demo) serveDemoOffer(http, parts.demo);
  serveWellKnown(http, { clock: ctx.clock, shopUrl, contact: config.securityContact });
  if (pages) {
    await servePages(http, {
      pages,
      bound,
      cache,
      kept,
      shopUrl,
      isTrial: config.trial.isTrial,
      isOverloaded,
      guard,
      turns: gates.turns,
      findPublicNombre: (id) => selectPublicNombre(db, id),
      isPublicCategoria: (slug) => isPublicCategoria(db, slug),
      hasTerminos: (version) => hasTerminos(db, version),
    });
  }
  answerUnknownPaths(http);

  const jobs = createJobs({ ctx, cache, outbox, registry, traces: parts.traces });
  http.addHook("onClose", async () => {
    await Promise.all([jobs.stop(), outbox.close(), cache.stop()]);
    parts.mail.close?.();
  });
  return {
    http,
    ctx,
    jobs,
    outbox,
    refreshCatalogoVersion: () => cache.refreshVersion(),
    lifecycle,
  };
}

type Meters = { registry: Registry; money: MoneyMetrics; firstTienda: TiendaConfig };

function createContext(
  { pages: _pages, load: _load, demo: _demo, ...shared }: AppParts,
  { registry, money, firstTienda }: Meters,
): AppContext {
  return {
    ...shared,
    firstTienda,
    payment: timePayment(shared.payment, { report: money.countCall, log: shared.log }),
    countPayment: money.countPayment,
    ...createJobMetrics(registry),
    countSecurityEvent: countSecurityEvents(registry),
    pictures: createPictures(),
    archivos: createArchivoStore(shared.config.dataDir),
  };
}
