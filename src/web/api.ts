import {
  type ApiClient,
  type ClientRequest,
  type ClientResponse,
  createClient,
} from "#contract/client.ts";

const timeoutMs = 15_000;

type Session = {
  getToken: () => string | null;
  /** The server refused this token, which is still the one in use. */
  onUnauthorized: (token: string) => void;
};

let session: Session = { getToken: () => null, onUnauthorized: () => {} };

/** Tells the client where the session lives; called by state/session.ts. */
export function connectSession(connected: Session): void {
  session = connected;
}

/** The typed client of the browser, with the visitor's token. Failures are values, it never throws. */
export const api: ApiClient = createClient(fetchTransport);

async function fetchTransport(request: ClientRequest): Promise<ClientResponse> {
  const token = session.getToken();
  const response = await fetch(urlOf(request), {
    method: request.route.method,
    headers: headersOf(request, token),
    body: request.body === undefined ? null : JSON.stringify(request.body),
    signal: withTimeout(request.signal),
    credentials: "same-origin",
  });
  const isCurrent = token !== null && session.getToken() === token;
  if (response.status === 401 && isCurrent) session.onUnauthorized(token);
  return {
    status: response.status,
    body: await response.json().catch(() => null),
    headers: Object.fromEntries(response.headers),
  };
}

function urlOf({ route, query }: ClientRequest): string {
  const params = new URLSearchParams(query);
  const { when } = route;
  if (when && !params.has(when.param)) params.set(when.param, when.value ?? "true");
  const search = params.toString();
  return `/api${route.path}${search === "" ? "" : `?${search}`}`;
}

function headersOf({ body }: ClientRequest, token: string | null): Headers {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
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
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}
