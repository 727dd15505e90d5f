import { existsSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { ClientResponse, Transport } from "#contract/client.ts";
import { errorMessages } from "#contract/error-messages.ts";
import { classifyPage, normalizePageUrl } from "#contract/pages.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import type { Bound } from "../api/bind.ts";
import { refusal } from "../guard/load-shedding.ts";
import { pagePolicy } from "./csp.ts";
import { serveOfflineWorker } from "./offline-worker.ts";
import type { Cacheable, ResponseCache } from "./response-cache.ts";
import { sendCached } from "./send-cached.ts";

/** The built pages, handed in as an argument: the server imports nothing of the web. */
export type Pages = {
  render: (request: Request, transport: Transport) => Promise<Response>;
  /** Folder of the built assets; null when a development middleware serves them. */
  clientDir: string | null;
  /** Vite, in development: serves modules and hot reload, and turns the strict policy off. */
  middleware?: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
};

/** A page that says the shop is busy can be asked for again after this time. */
const retryAfterSeconds = "5";

type PagesOptions = {
  pages: Pages;
  bound: Bound;
  cache: ResponseCache;
  shopUrl: string;
  isOverloaded: () => boolean;
};

/** Serves every address outside `/api`: assets by file, pages from the cache or rendered once into it. */
export async function servePages(app: FastifyInstance, options: PagesOptions): Promise<void> {
  const { pages, bound, cache, shopUrl, isOverloaded } = options;
  const transport = inProcessTransport(bound);
  // In development the router knows more pages than a build has.
  const unknownKey = (path: string) => (pages.middleware ? path : "/no-existe");
  if (pages.clientDir) {
    await app.register(fastifyStatic, {
      root: join(pages.clientDir, "assets"),
      prefix: "/assets/",
      immutable: true,
      maxAge: "365d",
      preCompressed: true,
      index: false,
    });
    serveRootFiles(app, pages.clientDir);
    serveOfflineWorker(app);
  }

  app.get("/*", async (request, reply) => {
    if (pages.middleware) {
      const isDone = await passThrough(pages.middleware, request.raw, reply.raw);
      if (isDone) return reply.hijack();
    }
    const path = normalizePageUrl(readUrl(request.url, shopUrl));
    // What is kept exists: no database is asked, so it is served while there is none.
    if (isOverloaded() && !cache.has(`page ${path}`)) throw refusal();
    const key = cache.has(`page ${path}`) ? path : await findKey(path).catch(asItIs(path));
    const entry = await cache.get(`page ${key}`, () => renderPage(key));
    sendCached(request, reply, pages.middleware ? withoutPolicy(entry) : entry);
    return reply;
  });

  /** Addresses of what does not exist share one kept page: each would cost a rendering otherwise. */
  async function findKey(path: string): Promise<string> {
    const page = classifyPage(path.split("?")[0] ?? "/");
    if (page.kind === "unknown") return unknownKey(path);
    if (page.kind === "producto")
      return (await exists("getProducto", { id: page.id })) ? path : "/producto/0";
    if (page.kind === "categoria") {
      const { answer } = await bound.call("listCategorias", {});
      const isKnown = (answer as { slug: string }[]).some(({ slug }) => slug === page.slug);
      return isKnown ? path : "/categoria/-";
    }
    return path;
  }

  async function exists(name: OperationName, query: Record<string, string>): Promise<boolean> {
    const { status } = await transport({
      operation: name,
      route: routes[name],
      query,
      body: undefined,
    });
    return status !== 404 && status !== 400;
  }

  async function renderPage(key: string): Promise<Cacheable> {
    const response = await pages.render(new Request(new URL(key, shopUrl)), transport);
    const body = await response.text();
    const location = response.headers.get("location");
    return {
      status: response.status,
      body,
      headers: {
        "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
        "cache-control": response.status === 200 ? "no-cache" : "no-store",
        "content-security-policy": pagePolicy(body),
        ...(location ? { location } : {}),
        ...(response.status === 503 ? { "retry-after": retryAfterSeconds } : {}),
      },
    };
  }
}

/** Without a database nobody knows what exists: the page itself then says that the shop is busy. */
function asItIs(path: string): (error: unknown) => string {
  return (error) => {
    if (isDatabaseAway(error)) return path;
    throw error;
  };
}

/** A target such as `//` or `//host/x` is a path of ours, never an address of its own. */
function readUrl(target: string, shopUrl: string): URL {
  return new URL(`${shopUrl}/${target.replace(/^\/+/, "")}`);
}

function withoutPolicy<T extends { headers: Record<string, string> }>(entry: T): T {
  return { ...entry, headers: { ...entry.headers, "content-security-policy": "" } };
}

/** The icons and the shop's preview: the few files that stand at the root of the built client. */
function serveRootFiles(app: FastifyInstance, clientDir: string): void {
  const types: Readonly<Record<string, string>> = {
    "/favicon.svg": "image/svg+xml",
    "/favicon.ico": "image/x-icon",
    "/apple-touch-icon.png": "image/png",
    "/icono-192.png": "image/png",
    "/icono-512.png": "image/png",
    "/og.jpg": "image/jpeg",
  };
  for (const [path, type] of Object.entries(types)) {
    const file = join(clientDir, path);
    if (!existsSync(file) || !statSync(file).isFile()) continue;
    const body = readFileSync(file);
    app.get(path, async (_request, reply) =>
      reply
        .header("content-type", type)
        .header("cache-control", "public, max-age=86400")
        .send(body),
    );
  }
}

/** Carries a page's calls straight to the operations, as a guest: no socket, no headers, no cookies. */
function inProcessTransport(bound: Bound): Transport {
  return async ({ operation, query }): Promise<ClientResponse> => {
    try {
      const { answer, headers } = await bound.call(operation, query);
      return { status: 200, body: answer, headers: lowerKeys(headers ?? {}) };
    } catch (error) {
      // A page that is still kept is served instead; otherwise it says that the shop is busy.
      if (isDatabaseAway(error)) {
        return { status: 503, body: { error: errorMessages.unavailable }, headers: {} };
      }
      if (!(error instanceof AppError)) throw error;
      return { status: error.status, body: { error: error.message }, headers: {} };
    }
  };
}

function lowerKeys(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key.toLowerCase(), value]),
  );
}

/** True when the middleware answered by itself. */
function passThrough(
  middleware: NonNullable<Pages["middleware"]>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    response.once("close", () => resolve(true));
    middleware(request, response, () => resolve(false));
  });
}
