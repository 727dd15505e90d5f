import type * as z from "zod/mini";
import type { Operations } from "./operations.ts";
import type { OperationName, Route } from "./routes.ts";

export type QueryOf<N extends OperationName> = z.input<Operations[N]["query"]>;
export type BodyOf<N extends OperationName> = Operations[N]["body"] extends z.ZodMiniType
  ? z.input<Operations[N]["body"]>
  : undefined;
export type AnswerOf<N extends OperationName> = Operations[N]["answer"] extends z.ZodMiniType
  ? z.output<Operations[N]["answer"]>
  : undefined;

export type ClientRequest = {
  operation: OperationName;
  route: Route;
  query: Record<string, string>;
  body: unknown;
  rowsOnly?: boolean | undefined;
  signal?: AbortSignal;
};

export type ClientResponse = { status: number; body: unknown; headers: Record<string, string> };

/** Carries one call, over the network or in process. Rejects only when nothing answered. */
export type Transport = (request: ClientRequest) => Promise<ClientResponse>;

/** `error`: the server's Spanish sentence or null. `status` 0: nothing answered. */
export type ApiFailure = {
  ok: false;
  status: number;
  error: string | null;
  campos: Record<string, string>;
  disponible: number | null;
  /** Units that a bound allows. */
  maximo?: number | undefined;
  /** In pesos: the cost of a refused payment now. */
  total?: number | undefined;
  retryAfterSeconds: number | null;
};
export type ApiSuccess<N extends OperationName> = {
  ok: true;
  status: number;
  data: AnswerOf<N>;
  headers: Record<string, string>;
};
export type ApiResult<N extends OperationName> = ApiSuccess<N> | ApiFailure;

export type CallOptions<N extends OperationName> = {
  query?: QueryOf<N>;
  body?: BodyOf<N>;
  /** The page shows nothing of the answer's headers: it stays fresh while only the count changes. */
  rowsOnly?: boolean;
  signal?: AbortSignal;
};

export type ApiClient = <N extends OperationName>(
  operation: N,
  options?: CallOptions<N>,
) => Promise<ApiResult<N>>;

export type KnownRoutes = Readonly<Partial<Record<OperationName, Route>>>;

/** Failures are values; only a call that is not in `known` throws. */
export function createClient(transport: Transport, known: KnownRoutes): ApiClient {
  return async function call(operation, options = {}) {
    const request: ClientRequest = {
      operation,
      route: routeIn(known, operation),
      query: toQueryStrings(options.query),
      body: options.body,
      rowsOnly: options.rowsOnly,
      ...(options.signal ? { signal: options.signal } : {}),
    };
    const response = await transport(request).catch(() => null);
    if (!response) return readFailure({ status: 0, body: null, headers: {} });
    const { status, body, headers } = response;
    if (status >= 200 && status < 300) {
      return { ok: true, status, data: body as AnswerOf<typeof operation>, headers };
    }
    return readFailure(response);
  };
}

function toQueryStrings(query: object | undefined): Record<string, string> {
  const entries = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries.map(([key, value]) => [key, String(value)]));
}

export function readFailure({ status, body, headers }: ClientResponse): ApiFailure {
  const fields = typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  const retryAfter = Number(headers["retry-after"]);
  return {
    ok: false,
    status,
    error: typeof fields.error === "string" ? fields.error : null,
    campos: (fields.campos as Record<string, string> | undefined) ?? {},
    disponible: numberOf(fields.disponible) ?? null,
    maximo: numberOf(fields.maximo),
    total: numberOf(fields.total),
    retryAfterSeconds: Number.isFinite(retryAfter) && retryAfter > 0 ? retryAfter : null,
  };
}

const numberOf = (field: unknown) => (typeof field === "number" ? field : undefined);

export function routeIn(known: KnownRoutes, operation: OperationName): Route {
  const route = known[operation];
  if (!route) throw new Error(`the route of ${operation} is not loaded`);
  return route;
}
