import { randomUUID } from "node:crypto";
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from "fastify";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import { retornoPath } from "#contract/retorno-path.ts";
import type { OperationName } from "#contract/routes.ts";
import { type Clock, hours, minutes, seconds } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { AppContext } from "./context.ts";
import { isDatabaseAway } from "./db/away.ts";
import type { Db } from "./db/database.ts";
import { bindOperations, type Handlers } from "./http/api/bind.ts";
import { parseBodies } from "./http/api/bodies.ts";
import { answerClientError, answerFrameworkError, handleErrors } from "./http/api/errors.ts";
import { acceptMultipart } from "./http/api/multipart.ts";
import { serveOpenApi } from "./http/api/openapi.ts";
import { serveImages } from "./http/files/images.ts";
import { servePreviews } from "./http/files/previews.ts";
import { limitArrival } from "./http/guard/arrival.ts";
import { addSecurityHeaders, refuseCrossSite } from "./http/guard/headers.ts";
import { pruneLimits } from "./http/guard/limits.ts";
import { type LoadMeter, shedLoad } from "./http/guard/load-shedding.ts";
import { answerUnknownPaths } from "./http/pages/not-found.ts";
import { type Pages, servePages } from "./http/pages/pages.ts";
import { createResponseCache } from "./http/pages/response-cache.ts";
import { serveSitemap } from "./http/pages/sitemap.ts";
import { logRequests } from "./http/watch/log.ts";
import { createMoneyMetrics } from "./http/watch/money-metrics.ts";
import { type Lifecycle, observe } from "./http/watch/observe.ts";
import { createJobRunner, type JobRunner } from "./jobs/runner.ts";
import {
  accesoMails,
  accesoRoutes,
  googleRoutes,
  pruneAcceso,
  recoveryRoutes,
  sessionRoutes,
} from "./modules/acceso/index.ts";
import { administracionRoutes } from "./modules/administracion/index.ts";
import { carritoRoutes } from "./modules/carrito/index.ts";
import {
  catalogoRoutes,
  categoriasAdminRoutes,
  productosAdminRoutes,
  productosCsvRoutes,
  readCatalogoVersion,
  sweepImagenes,
} from "./modules/catalogo/index.ts";
import { contactoMails, contactoRoutes, mensajesRoutes } from "./modules/contacto/index.ts";
import { cuentaRoutes } from "./modules/cuenta/index.ts";
import { direccionesRoutes } from "./modules/direcciones/index.ts";
import { opinionesRoutes } from "./modules/opiniones/index.ts";
import {
  conciliacionRoutes,
  pagosAdminRoutes,
  pagosMails,
  pagosRoutes,
  reconcile,
  runConciliacion,
  sweepReservas,
  warnOfDoubts,
} from "./modules/pagos/index.ts";
import { pedidosMails, pedidosRoutes } from "./modules/pedidos/index.ts";
import { createOutbox, type Outbox } from "./outbox/index.ts";
import type { IdentityProvider } from "./providers/identity.ts";
import type { ImageStore } from "./providers/image-store.ts";
import type { MailProvider } from "./providers/mail.ts";
import type { Passwords } from "./providers/passwords.ts";
import type { PaymentProvider } from "./providers/payment.ts";
import { createPictures } from "./providers/pictures.ts";
import { watchPayment } from "./providers/watch-payment.ts";

/** Everything the shop stands on, real or a test's own. */
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
  /** Without one nobody is ever turned away for lack of time. */
  load?: LoadMeter;
};

export type App = {
  http: FastifyInstance;
  ctx: AppContext;
  jobs: JobRunner;
  outbox: Outbox;
  /** Reads the catalogue's version: kept pages older than it are made anew. */
  refreshPages: () => Promise<void>;
  lifecycle: Lifecycle;
};

const handlers: Handlers<OperationName> = {
  ...catalogoRoutes,
  ...productosAdminRoutes,
  ...productosCsvRoutes,
  ...categoriasAdminRoutes,
  ...accesoRoutes,
  ...recoveryRoutes,
  ...sessionRoutes,
  ...googleRoutes,
  ...contactoRoutes,
  ...mensajesRoutes,
  ...direccionesRoutes,
  ...carritoRoutes,
  ...pedidosRoutes,
  ...opinionesRoutes,
  ...pagosRoutes,
  ...pagosAdminRoutes,
  ...conciliacionRoutes,
  ...administracionRoutes,
  ...cuentaRoutes,
};

const bodyLimitBytes = 100_000;
const headersTimeoutMs = seconds(15);
/** A request arrives within 30 s, a form with files within 60. */
const bodyTimeoutMs = seconds(30);
const uploadTimeoutMs = seconds(60);
/** A return from the provider may wait for another one's confirmation. */
const handlerTimeoutMs = seconds(45);

/** Puts the shop together from its parts. Nothing listens and no job runs yet. */
export async function createApp(parts: AppParts): Promise<App> {
  const { config, pages, ...shared } = parts;
  const outbox = createOutbox({
    ctx: { ...shared, config },
    mails: { ...accesoMails, ...contactoMails, ...pedidosMails, ...pagosMails },
  });
  const registry = new Registry();
  const money = createMoneyMetrics(registry);
  const ctx: AppContext = {
    ...shared,
    config,
    payment: watchPayment(parts.payment, money.countCall),
    countPayment: money.countPayment,
    pictures: createPictures(),
  };
  const cache = createResponseCache({
    readVersion: () => readCatalogoVersion(ctx.db),
    isOutage: isDatabaseAway,
  });
  await cache.checkVersion();
  const lifecycle: Lifecycle = { isDraining: false, active: 0 };
  const http = createHttp(config, parts.log);

  addSecurityHeaders(http, { isHttps: config.shopUrl.startsWith("https:") });
  refuseCrossSite(http, {
    ownOrigin: config.shopUrl,
    exceptPath: retornoPath,
  });
  const { isOverloaded } = shedLoad(http, parts.load ?? null);
  limitArrival(http, { bodyMs: bodyTimeoutMs, uploadMs: uploadTimeoutMs });
  logRequests(http);
  parseBodies(http);
  await acceptMultipart(http);
  handleErrors(http);
  observe(http, { ctx, cache, lifecycle, registry, money });
  const bound = bindOperations(http, ctx, handlers, cache);
  serveOpenApi(http, config);
  servePreviews(http, ctx);
  await serveImages(http, ctx.images);
  serveSitemap(http, { ctx, cache, isOverloaded });
  if (pages) await servePages(http, { pages, bound, cache, shopUrl: config.shopUrl, isOverloaded });
  answerUnknownPaths(http);

  const jobs = createJobRunner(
    [
      { name: "catalogo", everyMs: seconds(1), run: () => cache.checkVersion() },
      { name: "outbox", everyMs: seconds(2), run: () => outbox.runOnce() },
      { name: "reconciler", everyMs: seconds(5), run: () => reconcile(ctx) },
      { name: "conciliacion", everyMs: seconds(5), run: () => runConciliacion(ctx) },
      { name: "dudas", everyMs: minutes(1), run: () => warnOfDoubts(ctx) },
      { name: "reservas", everyMs: seconds(15), run: () => sweepReservas(ctx) },
      { name: "limites", everyMs: minutes(10), run: () => pruneLimits(ctx) },
      { name: "imagenes", everyMs: hours(1), run: () => sweepImagenes(ctx) },
      { name: "cuentas", everyMs: minutes(10), run: () => pruneAcceso(ctx) },
    ],
    parts.log,
  );
  http.addHook("onClose", async () => {
    await Promise.all([jobs.stop(), outbox.close()]);
    parts.mail.close?.();
  });
  return { http, ctx, jobs, outbox, refreshPages: () => cache.checkVersion(), lifecycle };
}

function createHttp(config: Config, log: Logger): FastifyInstance {
  const http: FastifyInstance = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    // One line for each API call is written by http/watch/log.ts; pages and files get none.
    logController: new LogController({ disableRequestLogging: true }),
    // Unlike a counter it names one request across restarts: the trail keeps it.
    genReqId: () => randomUUID(),
    bodyLimit: bodyLimitBytes,
    requestTimeout: uploadTimeoutMs,
    handlerTimeout: handlerTimeoutMs,
    trustProxy: (_address, hop) => hop < config.proxyHops,
    // An image path prefixed with the origin and a slash still finds its file.
    routerOptions: { ignoreDuplicateSlashes: true, maxParamLength: 200 },
    forceCloseConnections: "idle",
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
  });
  http.server.headersTimeout = headersTimeoutMs;
  return http;
}
