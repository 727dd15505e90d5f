import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { type OperationSpec, operations } from "#contract/operations.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import type { AppContext, CallOrigin, Session } from "../../context.ts";
import { isDatabaseAway } from "../../db/away.ts";
import { AppError } from "../../errors.ts";
import { countCall } from "../../limits/limits.ts";
import { seconds } from "../../time/clock.ts";
import type { Gates } from "../../work/gates.ts";
import type { Cacheable } from "../cache/compress.ts";
import { type Dependencies, dependenciesOf } from "../cache/dependencies.ts";
import type { KeptAnswers } from "../cache/kept-answers.ts";
import type { ResponseCache } from "../cache/response-cache.ts";
import { sendCached } from "../cache/send-cached.ts";
import { type AnyReply, checkAnswer, sendAnswer, toCacheable } from "./answers.ts";
import { authenticate, checkRol, type FindSession } from "./authenticate.ts";
import { type IsProofAsked, requireFreshProof } from "./fresh-proof.ts";
import type { Handlers, UploadChecks, UploadedArchivo, UploadedFile } from "./handlers.ts";
import { inItsPlace } from "./heavy-operations.ts";
import { type MultipartForm, withForm } from "./multipart.ts";
import { parseBody, parseForm, parseQuery } from "./parse.ts";
import { resolveOperation } from "./paths.ts";

declare module "fastify" {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface can be merged
  interface FastifyRequest {
    operation: OperationName | null;
    session: Session | null;
    /** When session, rol and proof were looked at. */
    identifiedAt: number;
  }
}

/** `HandlerInput` of any operation, without the context. */
type AnyInput = {
  query: unknown;
  body: unknown;
  session: Session | null;
  files: UploadedFile[];
  archivos: UploadedArchivo[];
  solicitud: string;
  origin: CallOrigin;
};
type AnyHandler = (input: AnyInput & { ctx: AppContext }) => Promise<AnyReply>;
type AnyCheck = (
  input: Omit<AnyInput, "files" | "archivos"> & { ctx: AppContext },
) => Promise<void>;

/** Guests share these answers, and only these are answered to HEAD. */
export const cachedOperations: ReadonlySet<OperationName> = new Set([
  "getTienda",
  "listProductos",
  "getProducto",
  "listDestacados",
  "listFacetas",
  "listCategorias",
]);

export type Bound = {
  /**
   * Runs one operation as a guest, for server-rendered pages. Bypasses the response cache: a page
   * from a stale answer would be cached as fresh.
   */
  callAsGuest: (
    name: OperationName,
    query: Record<string, string>,
  ) => Promise<AnyReply & { dependencies: Dependencies }>;
};

type BindOptions = {
  ctx: AppContext;
  handlers: Handlers<OperationName>;
  uploadChecks: UploadChecks;
  cache: ResponseCache;
  kept: KeptAnswers;
  gates: Gates;
  /** Throws 429. */
  countApiCall: (address: string) => void;
  findSession: FindSession;
  isProofAsked: IsProofAsked;
  /** Told of each answer that somebody asked for, not of those that only check a kept one. */
  onAnswer: (asked: { operation: OperationName; query: unknown; reply: AnyReply }) => void;
};

/** A call that took longer is asked again who sends it; others keep their count of statements. */
const mostArrivalMs = seconds(1);

/** Access, parse, limits, call, check of the answer. */
export function bindOperations(http: FastifyInstance, options: BindOptions): Bound {
  const { ctx, handlers, uploadChecks, cache, kept, gates, countApiCall } = options;
  const { findSession, isProofAsked, onAnswer } = options;
  const run = (name: OperationName, input: AnyInput) =>
    (handlers[name] as unknown as AnyHandler)({ ctx, ...input });
  async function runAsGuest(operation: OperationName, query: unknown) {
    const spec: OperationSpec = operations[operation];
    const again = async () => checkAnswer(spec, await run(operation, guestInput(query)));
    const checked = await again();
    onAnswer({ operation, query, reply: checked });
    return { ...checked, dependencies: dependenciesOf({ operation, query, checked, again }) };
  }
  /** The cache keeps it. Made inside the handler, it would keep the request and its reply as well. */
  function renderer(name: OperationName, query: unknown): () => Promise<Cacheable> {
    return async () => {
      const { dependencies, ...checked } = await runAsGuest(name, query);
      return { ...toCacheable(checked), dependencies };
    };
  }

  http.decorateRequest("operation", null);
  http.decorateRequest("session", null);
  http.decorateRequest("identifiedAt", 0);
  const methodsOf = methodsByPath();
  for (const [path, methods] of methodsOf) {
    http.route({
      method: [...methods] as HTTPMethods[],
      url: path,
      config: { takesFiles: uploadPaths.has(path), sendsFiles: downloadPaths.has(path) },
      // Before the body is read: nobody uploads what they may not send.
      onRequest: identify,
      handler: answer,
    });
  }
  answerUnknown(http, methodsOf);

  async function identify(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    countApiCall(request.clientAddress);
    const url = request.routeOptions.url ?? "";
    const isSigned = request.headers.authorization !== undefined;
    request.operation = resolveOperation({ method: request.method, isSigned }, url, request.query);
    // A handler of GET may change something: a link of a mail, the return from the provider.
    if (request.method === "HEAD" && !cachedOperations.has(request.operation)) {
      throw refuseMethod(reply, methodsOf.get(url) ?? []);
    }
    const spec: OperationSpec = operations[request.operation];
    await authorize(request, spec);
  }

  /** Who calls, and whether they may: session, rol and proof as they are now. */
  async function authorize(request: FastifyRequest, spec: OperationSpec): Promise<void> {
    const { access } = spec;
    request.identifiedAt = ctx.clock.now();
    const caller = { access, header: request.headers.authorization };
    request.session = await authenticate(caller, findSession).catch((error: unknown) => {
      // During an outage too.
      if (access === "public" && isDatabaseAway(error)) return null;
      throw error;
    });
    checkRol(access, request.session);
    await requireFreshProof({ spec, session: request.session, now: ctx.clock.now() }, isProofAsked);
  }

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { operation: name, session, clientAddress } = request;
    if (name === null) throw new Error("a request reached its handler without an operation");
    const spec: OperationSpec = operations[name];
    const query = parseQuery(spec, request.query);
    if (cachedOperations.has(name) && session === null) {
      const key = `${name} ${JSON.stringify(query)}`;
      const response = await cache.get(key, renderer(name, query), { run: gates.answer.run });
      kept.learn(request, { key, response });
      return sendCached(request, reply, response);
    }
    const count = (body: unknown) =>
      countCall(ctx, name, { body, session: request.session, clientAddress });
    // A form that turns out to be none counts too.
    const early = spec.files ? await count(undefined) : null;
    const check = uploadChecks[name] as AnyCheck | undefined;
    const mayUpload = async (fields: Record<string, string>) =>
      check?.({ ctx, query, body: parseForm(spec, fields), ...senderOf(request) });
    const work = async (form: MultipartForm | null) => {
      // A body may take a minute, and its sender be thrown out meanwhile.
      const isLate = ctx.clock.now() - request.identifiedAt > mostArrivalMs;
      if (isLate) await authorize(request, spec);
      const body = form ? parseForm(spec, form.fields) : parseBody(spec, request);
      const { files, archivos } = form ?? noFiles;
      const input = { query, ...senderOf(request), body, files, archivos };
      const counted = early ?? (await count(body));
      const result = await run(name, input);
      onAnswer({ operation: name, query, reply: result });
      await counted.succeed();
      await refreshNoted(cache);
      sendAnswer(reply, spec, result);
      return reply;
    };
    const reading = { spec: spec.files, mayUpload, store: ctx.archivos };
    const act = () => withForm(request, reading, work);
    return inItsPlace(gates, { name, spec, reply, clientAddress }, act);
  }

  return {
    async callAsGuest(name, query) {
      return runAsGuest(name, parseQuery(operations[name], query));
    },
  };
}

const noFiles = { files: [], archivos: [] };

function senderOf({ session, id, clientAddress, headers }: FastifyRequest) {
  const origin = { address: clientAddress, userAgent: headers["user-agent"] ?? "" };
  return { session, solicitud: id, origin };
}

function guestInput(query: unknown): AnyInput {
  const origin = { address: "", userAgent: "" };
  return { query, body: undefined, session: null, ...noFiles, solicitud: "invitado", origin };
}

/** The work is committed: an outage only delays the new version. */
async function refreshNoted(cache: ResponseCache): Promise<void> {
  await cache.refreshNoted().catch((error: unknown) => {
    if (!isDatabaseAway(error)) throw error;
  });
}

const uploadPaths = pathsOf(({ files }) => files !== undefined);
const downloadPaths = pathsOf(({ fileType }) => fileType === "application/octet-stream");

function pathsOf(isSuch: (spec: OperationSpec) => boolean): ReadonlySet<string> {
  const names = (Object.keys(routes) as OperationName[]).filter((name) => isSuch(operations[name]));
  return new Set(names.map((name) => `/api${routes[name].path}`));
}

function methodsByPath(): Map<string, Set<string>> {
  const byPath = new Map<string, Set<string>>();
  for (const { method, path } of Object.values(routes)) {
    const methods = byPath.get(`/api${path}`) ?? new Set();
    byPath.set(`/api${path}`, methods.add(method));
  }
  return byPath;
}

/** One route for all: one for each method and path would be most of the router, and of the time to build it. */
function answerUnknown(http: FastifyInstance, methodsOf: ReadonlyMap<string, Set<string>>): void {
  http.all<{ Params: { "*": string } }>("/api/*", (request, reply) => {
    const methods = methodsOf.get(`/api/${request.params["*"]}`);
    if (methods) throw refuseMethod(reply, methods);
    throw new AppError({ status: 404, message: errorMessages.notFound });
  });
}

function refuseMethod(reply: FastifyReply, allowed: Iterable<string>): AppError {
  reply.header("allow", [...allowed].join(", "));
  return new AppError({ status: 405, message: errorMessages.methodNotAllowed });
}
