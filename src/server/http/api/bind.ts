import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import { seconds } from "../../clock.ts";
import type { AppContext, Session } from "../../context.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import { countCall, createApiLimit } from "../guard/limits.ts";
import type { ResponseCache } from "../pages/response-cache.ts";
import { sendCached } from "../pages/send-cached.ts";
import { authenticate } from "../session.ts";
import type { FileAnswer, Handlers, UploadedFile } from "./handlers.ts";
import { readMultipart } from "./multipart.ts";
import { parseBody, parseForm, parseQuery } from "./parse.ts";
import { resolveOperation } from "./paths.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyRequest {
    operation: OperationName | null;
    session: Session | null;
  }
}

export type { HandlerInput, HandlerReply, Handlers, UploadedFile } from "./handlers.ts";

type AnyInput = {
  ctx: AppContext;
  query: unknown;
  body: unknown;
  session: Session | null;
  files: UploadedFile[];
  clientAddress: string;
  solicitud: string;
};
type AnyReply = {
  answer?: unknown;
  headers?: Record<string, string>;
  redirect?: string;
  file?: FileAnswer;
};
type AnyHandler = (input: AnyInput) => Promise<AnyReply>;

/** Answers of these are the same for everybody: kept as bytes until the catalogue changes. */
const cachedOperations: ReadonlySet<OperationName> = new Set([
  "getTienda",
  "listProductos",
  "getProducto",
  "listDestacados",
  "listCategorias",
]);

export type Bound = {
  /** Runs one operation in process, as a guest: what server-rendered pages call. */
  call: (name: OperationName, query: Record<string, string>) => Promise<AnyReply>;
};

/** Binds every operation to its path below `/api`: parse, access, call, check the answer. */
export function bindOperations(
  app: FastifyInstance,
  ctx: AppContext,
  handlers: Handlers<OperationName>,
  cache: ResponseCache,
): Bound {
  const run = (name: OperationName, input: AnyInput) =>
    (handlers[name] as unknown as AnyHandler)(input);

  const countApiCall = createApiLimit(ctx);

  app.decorateRequest("operation", null);
  app.decorateRequest("session", null);
  for (const [path, methods] of routesByPath()) {
    const takesFiles = uploadPaths.has(path);
    app.route({
      method: [...methods] as HTTPMethods[],
      url: path,
      config: { takesFiles },
      ...(takesFiles ? { handlerTimeout: uploadHandlerTimeoutMs } : {}),
      // Before the body is read: nobody uploads what they may not send.
      onRequest: identify,
      handler,
    });
    const allow = [...methods].join(", ");
    app.route({
      method: allMethods.filter((method) => !methods.has(method)) as HTTPMethods[],
      url: path,
      handler: (_request, reply) => {
        reply.header("allow", allow);
        throw new AppError({ status: 405, message: errorMessages.methodNotAllowed });
      },
    });
  }

  async function identify(request: FastifyRequest): Promise<void> {
    const url = request.routeOptions.url ?? "";
    countApiCall(request.ip);
    request.operation = resolveOperation(request.method, url, request.query);
    const { access } = operations[request.operation];
    const header = request.headers.authorization;
    request.session = await authenticate({ ctx, access, header }).catch((error: unknown) => {
      // Who is asking cannot be known now: what everybody may see is answered from memory.
      if (access === "public" && isDatabaseAway(error)) return null;
      throw error;
    });
  }

  async function handler(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { operation: name, session } = request;
    if (name === null) throw new Error("a request reached its handler without an operation");
    const spec: OperationSpec = operations[name];
    const query = parseQuery(spec, request.query);
    const isShared = cachedOperations.has(name) && session === null;
    const caller = { ctx, query, session, clientAddress: request.ip, solicitud: request.id };
    if (isShared) {
      const key = `${name} ${JSON.stringify(query)}`;
      const input = { ...caller, body: undefined, files: [] };
      const entry = await cache.get(key, async () => toCacheable(spec, await run(name, input)));
      sendCached(request, reply, entry);
      return reply;
    }
    const input = { ...caller, ...(await readBody(spec, request)) };
    const counted = await countCall(ctx, name, input);
    const result = await run(name, input);
    await counted.succeed();
    // Whoever changed the catalogue sees the change in the very next page.
    if (request.method !== "GET" || spec.answer === null) await seeChanges(cache);
    send(reply, spec, result);
    return reply;
  }

  return {
    async call(name, query) {
      const spec: OperationSpec = operations[name];
      const parsed = parseQuery(spec, query);
      const result = await run(name, {
        ctx,
        query: parsed,
        body: undefined,
        session: null,
        files: [],
        clientAddress: "127.0.0.1",
        solicitud: "pagina",
      });
      return { ...result, answer: spec.answer?.parse(result.answer) };
    },
  };
}

/** What was done is done, even if the database went that moment: then the next second's job sees the change. */
async function seeChanges(cache: ResponseCache): Promise<void> {
  await cache.checkVersion().catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
}

async function readBody(spec: OperationSpec, request: FastifyRequest) {
  if (!spec.files) return { body: parseBody(spec, request), files: [] };
  const { fields, files } = await readMultipart(request, spec.files);
  return { body: parseForm(spec, fields), files };
}

/** Paths with an operation that takes files. */
const uploadPaths: ReadonlySet<string> = new Set(
  (Object.keys(routes) as OperationName[])
    .filter((name) => (operations[name] as OperationSpec).files !== undefined)
    .map((name) => `/api${routes[name].path}`),
);
/** The minute in which the files may arrive, and half a minute to work on them. */
const uploadHandlerTimeoutMs = seconds(90);

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

function routesByPath(): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of Object.values(routes)) {
    const methods = byPath.get(`/api${path}`) ?? new Set();
    byPath.set(`/api${path}`, methods.add(method));
  }
  return byPath;
}

function toCacheable(spec: OperationSpec, result: AnyReply) {
  return {
    body: JSON.stringify(spec.answer?.parse(result.answer)),
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-cache",
      ...result.headers,
    },
  };
}

function send(reply: FastifyReply, spec: OperationSpec, result: AnyReply): void {
  reply.header("cache-control", "no-store");
  if (result.redirect !== undefined) {
    reply.code(303).header("location", result.redirect).send();
    return;
  }
  if (result.file !== undefined) {
    reply
      .header("content-type", `${spec.fileType}; charset=utf-8`)
      .header("content-disposition", `attachment; filename="${result.file.name}"`)
      .send(Readable.from(result.file.body));
    return;
  }
  reply
    .code(spec.status ?? 200)
    .headers(result.headers ?? {})
    .send(spec.answer?.parse(result.answer));
}
