import {
  type ApiClient,
  type ClientRequest,
  type ClientResponse,
  createClient,
  type KnownRoutes,
  routeIn,
} from "#contract/client.ts";
import type { OperationName, Route } from "#contract/routes.ts";
import { shopRoutes } from "#contract/shop-routes.ts";

const timeoutMs = 15_000;

type Session = {
  token: () => string | null;
  /** The server refused this token, which is still the current one. */
  onUnauthorized: (token: string) => void;
};

let session: Session = { token: () => null, onUnauthorized: () => {} };

type Reachability = {
  /** No answer, or a gateway's. */
  onLost: () => void;
  onReached: () => void;
};

let reachability: Reachability = { onLost: () => {}, onReached: () => {} };

/** Called by app/connection. */
export function connectReachability(connected: Reachability): void {
  reachability = connected;
}

/** Called by the session of acceso. */
export function connectSession(connected: Session): void {
  session = connected;
}

/** True once the person proved again who they are. */
type AskProof = () => Promise<boolean>;

let askProof: AskProof | null = null;

/** Called by the pages with calls that want a fresh proof; null when they are left. */
export function connectProof(ask: AskProof | null): void {
  askProof = ask;
}

/** True when a call was refused for want of a proof and may now be repeated. */
export async function isProvedAnew(status: number, body: unknown): Promise<boolean> {
  if (status !== 403 || askProof === null) return false;
  return (body as { prueba?: unknown } | null)?.prueba === true && askProof();
}

const known: Partial<Record<OperationName, Route>> = { ...shopRoutes };

/** The administration brings its own, so that no page of the shop loads them. */
export function addRoutes(routes: KnownRoutes): void {
  Object.assign(known, routes);
}

export function routeOf(operation: OperationName): Route {
  return routeIn(known, operation);
}

/** With the visitor's token. Failures are values; it never throws. */
export const api: ApiClient = createClient(fetchTransport, known);

async function fetchTransport(request: ClientRequest): Promise<ClientResponse> {
  const answer = await send(request);
  return (await isProvedAnew(answer.status, answer.body)) ? send(request) : answer;
}

async function send(request: ClientRequest): Promise<ClientResponse> {
  const token = session.token();
  const response = await reach(request.signal, addressOf(request.operation, request.query), {
    method: request.route.method,
    headers: requestHeaders({ token, hasJson: request.body !== undefined }),
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: withTimeout(request.signal),
    credentials: "same-origin",
  });
  if (response.status === 401) reportUnauthorized(token);
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    headers: Object.fromEntries(response.headers),
  };
}

/** An aborted call says nothing about the connection. */
async function reach(
  signal: AbortSignal | undefined,
  ...call: Parameters<typeof fetch>
): Promise<Response> {
  try {
    const response = await fetch(...call);
    if (response.status === 502 || response.status === 504) reachability.onLost();
    else reachability.onReached();
    return response;
  } catch (error) {
    if (!signal?.aborted) reachability.onLost();
    throw error;
  }
}

/** For requests outside the typed client. */
export function currentToken(): string | null {
  return session.token();
}

export function reportUnauthorized(token: string | null): void {
  if (token !== null && session.token() === token) session.onUnauthorized(token);
}

/** With the query, below `/api`. */
export function addressOf(operation: OperationName, query: object | undefined): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value !== undefined) params.set(key, String(value));
  }
  const { path, when } = routeOf(operation);
  if (when && !params.has(when.param)) params.set(when.param, when.value ?? "true");
  const search = params.toString();
  return `/api${path}${search === "" ? "" : `?${search}`}`;
}

export function requestHeaders({
  token,
  hasJson,
}: {
  token: string | null;
  hasJson: boolean;
}): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (hasJson) headers.set("content-type", "application/json");
  if (token !== null) headers.set("authorization", `Bearer ${token}`);
  const xsrf = readCookie("XSRF-TOKEN");
  if (xsrf !== null) headers.set("x-xsrf-token", xsrf);
  return headers;
}

function readCookie(name: string): string | null {
  const found = document.cookie.split("; ").find((pair) => pair.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : null;
}

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  const timeout = AbortSignal.timeout(timeoutMs);
  if (!signal) return timeout;
  const either = new AbortController();
  for (const one of [signal, timeout]) {
    if (one.aborted) either.abort(one.reason);
    one.addEventListener("abort", () => either.abort(one.reason), { signal: either.signal });
  }
  return either.signal;
}
