import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Transport } from "#contract/client.ts";
import { operations } from "#contract/operations.ts";
import { classifyPage, normalizePageUrl, type PageKind, showsVentas } from "#contract/pages.ts";
import { facetaNames } from "#contract/values/producto/facetas.ts";
import { slugPattern } from "#contract/values/producto/slug-pattern.ts";
import { isRowId } from "#contract/values/row-id.ts";
import { belowCall } from "../../call.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { renderRule } from "../../limits/limits-table.ts";
import type { LoopTurns } from "../../work/loop-turns.ts";
import type { Bound } from "../api/bind.ts";
import type { Cacheable, CachedResponse } from "../cache/compress.ts";
import { type Dependencies, joinDependencies } from "../cache/dependencies.ts";
import type { KeptAnswers } from "../cache/kept-answers.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { serveFolder } from "../files/serve-folder.ts";
import { signalOfClient } from "../guard/abort-on-close.ts";
import { refusal } from "../guard/load-shedding.ts";
import type { RenderGuard } from "../guard/render-guard.ts";
import { findCanonical, findCategoriaPath, redirectForGood } from "./canonical.ts";
import { hashesOf, type InlineTexts, pagePolicy, trustedTypesPolicy } from "./csp.ts";
import { inProcessTransport } from "./in-process-transport.ts";
import { serveOfflineWorker } from "./offline-worker.ts";
import { serveRootFiles } from "./root-files.ts";
import { createScriptMark, takeScriptMarks } from "./script-marks.ts";

type RenderOptions = {
  transport: Transport;
  scriptMark: string;
  /** Is told what a loader or component threw. */
  report: (error: unknown) => void;
};

/** Passed as an argument: the server imports nothing of the web. */
export type Pages = {
  render: (request: Request, options: RenderOptions) => Promise<Response>;
  inlineTexts: InlineTexts;
  /** Null in development. */
  clientDir: string | null;
  /** Vite, in development, without the strict policy. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

type PagesOptions = {
  pages: Pages;
  bound: Bound;
  cache: ResponseCache;
  kept: KeptAnswers;
  shopUrl: string;
  isTrial: boolean;
  isOverloaded: () => boolean;
  guard: RenderGuard;
  turns: LoopTurns;
  /** Name of a producto that a guest may see. */
  findPublicNombre: (id: number) => Promise<string | null>;
  isPublicCategoria: (slug: string) => Promise<boolean>;
  hasTerminos: (version: number) => Promise<boolean>;
};

type Answered = {
  url: URL;
  /** The key that the address asks for. */
  asked: string;
  /** The key of the page that answers it. */
  path: string;
  response: CachedResponse;
};

const retryAfterSeconds = "5";
const missingCategoria = "/categoria/-";

export async function servePages(http: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, bound, cache, kept, shopUrl, isOverloaded, guard, turns } = options;
  const ownHashes = hashesOf(pages.inlineTexts);
  if (pages.clientDir)
    await serveBuild(http, { clientDir: pages.clientDir, isTrial: options.isTrial });

  http.get("/*", async (request, reply) => {
    const isDone = await passThrough(pages.middleware, request.raw, reply.raw);
    if (isDone) return reply.hijack();
    const url = readUrl(request.url, shopUrl);
    const asked = normalizePageUrl(url);
    const isCached = cache.has(keyOf(asked));
    if (isOverloaded() && !isCached) throw refusal();
    // No lookup for a cached page: it is served during an outage too.
    const path = isCached ? asked : await findSharedPath(asked, options);
    const stands = path === missingCategoria ? await findCategoriaPath(asked, options) : null;
    if (stands !== null) return redirectForGood(reply, stands + url.search);
    const cost = renderCost(path);
    const name = keyOf(path);
    const asking = { address: request.clientAddress, name, gone: signalOfClient(reply.raw) };
    // Nothing may come between, or others would share a render that is then refused.
    if (cost > 0 && !cache.isFree(name)) guard.take(asking.address, cost);
    const response = await cache.get(name, renderer(path), {
      run: (render) => guard.run(asking, render),
      join: () => guard.join(asking),
      mayLag: true,
      own: findProducto(path),
    });
    return answer(request, reply, { url, asked, path, response });
  });

  async function answer(
    request: FastifyRequest,
    reply: FastifyReply,
    { url, asked, path, response }: Answered,
  ): Promise<FastifyReply> {
    const { canonical, moved } = await findCanonical({ url, asked, response }, options);
    if (moved !== null) return redirectForGood(reply, moved + url.search);
    if (pages.middleware) return sendCached(request, reply, withoutPolicy(response));
    // Which address shares the page of another one changes with the catalogue.
    if (path === asked) kept.learn(request, { key: keyOf(path), response, canonical });
    return sendCached(request, reply, response);
  }

  /** The cache keeps it. Made inside the handler, it would keep what belongs to the request as well. */
  function renderer(path: string): () => Promise<Cacheable> {
    return belowCall("render", () => renderPage(path));
  }

  async function renderPage(path: string): Promise<Cacheable> {
    const scriptMark = createScriptMark();
    const dependencies: Dependencies[] = [];
    const transport = inProcessTransport(bound, { turns, note: (one) => dependencies.push(one) });
    const asked = new Request(new URL(path, shopUrl));
    const report = (err: unknown) =>
      http.log.error({ err, page: path.split("?")[0] }, "a page failed");
    const response = await pages.render(asked, { transport, scriptMark, report });
    // The render was one piece; marks, hashes and the cache's work are another.
    await turns();
    const { html, scripts } = takeScriptMarks(await response.text(), scriptMark);
    const streamHashes = hashesOf({ scripts, styles: [] });
    const location = response.headers.get("location");
    return {
      status: response.status,
      body: html,
      dependencies: { ...joinDependencies(dependencies), ventas: showsVentas(path) },
      canonical: response.headers.get("content-location"),
      headers: {
        "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
        "cache-control": response.status === 200 ? "no-cache" : "no-store",
        "content-security-policy": pagePolicy(ownHashes, streamHashes),
        "content-security-policy-report-only": trustedTypesPolicy,
        ...(location ? { location } : {}),
        ...(response.status === 503 ? { "retry-after": retryAfterSeconds } : {}),
      },
    };
  }
}

/** The fixed pages are few: whoever asks for them all has warmed the cache for everybody. */
function renderCost(path: string): number {
  const [plain = "/", query] = path.split("?");
  const { search, listed } = renderRule.cost;
  const params = new URLSearchParams(query);
  if (["q", "categoria", ...facetaNames].some((name) => params.has(name))) return search;
  return query === undefined && classifyPage(plain).kind === "fixed" ? 0 : listed;
}

function findProducto(path: string): number | null {
  const page = classifyPage(path.split("?")[0] ?? "/");
  return page.kind === "producto" ? Number(page.id) : null;
}

const keyOf = (path: string) => `page ${path}`;

async function serveBuild(
  http: FastifyInstance,
  { clientDir, isTrial }: { clientDir: string; isTrial: boolean },
): Promise<void> {
  await serveFolder(http, {
    root: join(clientDir, "assets"),
    prefix: "/assets/",
    preCompressed: true,
  });
  serveRootFiles(http, clientDir);
  serveOfflineWorker(http, isTrial);
}

/** Pages that do not exist share one path per kind: each would cost a rendering. */
async function findSharedPath(path: string, options: PagesOptions): Promise<string> {
  const page = classifyPage(path.split("?")[0] ?? "/");
  if (page.kind === "unknown" && !options.pages.middleware) return "/no-existe";
  try {
    const missing = await findMissing(page, options);
    return missing ?? path;
  } catch (error) {
    // The page itself reports the outage.
    if (isDatabaseAway(error)) return path;
    throw error;
  }
}

/** The address that stands for all missing pages of the kind; null for a page that is there. */
async function findMissing(page: PageKind, options: PagesOptions): Promise<string | null> {
  const { findPublicNombre, isPublicCategoria, hasTerminos } = options;
  switch (page.kind) {
    case "producto": {
      const query = operations.getProducto.query.safeParse({ id: page.id });
      const isKnown = query.success && (await findPublicNombre(query.data.id)) !== null;
      return isKnown ? null : "/producto/0";
    }
    case "categoria": {
      // PostgreSQL refuses a NUL, which an address may hold.
      const isKnown = slugPattern.test(page.slug) && (await isPublicCategoria(page.slug));
      return isKnown ? null : missingCategoria;
    }
    case "terminos": {
      const isKnown = isRowId(page.version) && (await hasTerminos(Number(page.version)));
      return isKnown ? null : "/terminos/0";
    }
    default:
      return null;
  }
}

/** `//host/x` is a path of ours, not another host. */
function readUrl(target: string, shopUrl: string): URL {
  return new URL(`${shopUrl}/${target.replace(/^\/+/, "")}`);
}

function withoutPolicy(response: CachedResponse): CachedResponse {
  const none = { "content-security-policy": "", "content-security-policy-report-only": "" };
  return { ...response, headers: { ...response.headers, ...none } };
}

/** True when the middleware answered. */
function passThrough(
  middleware: Pages["middleware"],
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  if (middleware === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    middleware(request, response, () => resolve(false));
  });
}
