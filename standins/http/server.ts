import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { messagePage } from "../ui/message-page.ts";
import type { Call } from "./call.ts";
import { controlError, page, type Reply } from "./reply.ts";
import { matchRoute, type Route } from "./router.ts";

const MAX_BODY_BYTES = 1024 * 1024;

/** Makes the HTTP server over a table of routes; it does not listen yet. */
export function createHttpServer(routes: readonly Route[]): Server {
  return createServer((request, response) => {
    answer(routes, request)
      .then((reply) => send(reply, response))
      .catch((error: unknown) => fail(error, response));
  });
}

/** Listens and resolves to the port that was really taken. */
export function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address !== null ? address.port : port);
    });
  });
}

/** Stops listening and drops what is still open: a demo must close at once. */
export function closeHttpServer(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}

async function answer(routes: readonly Route[], request: IncomingMessage): Promise<Reply> {
  const origin = `http://${request.headers.host ?? "127.0.0.1"}`;
  const url = URL.parse(request.url ?? "/", origin);
  if (url === null) return controlError(400, "La dirección pedida no se entiende.");
  const body = await readBody(request);
  if (body === null) return controlError(413, "El cuerpo de la petición es demasiado grande.");
  const method = request.method ?? "GET";
  const match = matchRoute(routes, method === "HEAD" ? "GET" : method, url.pathname);
  if (match.kind === "unknown") return unknownPath(request);
  if (match.kind === "wrong_method") return wrongMethod(match.allowed);
  const call: Call = {
    method,
    path: url.pathname,
    query: url.searchParams,
    params: match.params,
    headers: request.headers,
    body,
    origin,
  };
  return match.route.handle(call);
}

async function readBody(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size <= MAX_BODY_BYTES) chunks.push(bytes);
  }
  return size > MAX_BODY_BYTES ? null : Buffer.concat(chunks).toString("utf8");
}

function unknownPath(request: IncomingMessage): Reply {
  const wantsPage = request.headers.accept?.includes("text/html") ?? false;
  if (!wantsPage) return controlError(404, "Aquí no hay nada.");
  return page(
    404,
    messagePage({ title: "Aquí no hay nada", lines: ["Revisa la dirección o vuelve al inicio."] }),
  );
}

function wrongMethod(allowed: string[]): Reply {
  const methods = allowed.join(", ");
  const reply = controlError(405, `Esta dirección solo acepta ${methods}.`);
  return reply === "reset" ? reply : { ...reply, headers: { ...reply.headers, allow: methods } };
}

function send(reply: Reply, response: ServerResponse): void {
  if (reply === "reset") {
    // A reset, not a tidy end: the client must see a broken connection.
    response.socket?.resetAndDestroy();
    return;
  }
  response.writeHead(reply.status, reply.headers);
  response.end(reply.body);
}

function fail(error: unknown, response: ServerResponse): void {
  if (response.socket === null || response.socket.destroyed) return;
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  send(controlError(500, "El simulador falló. El detalle está en su consola."), response);
}
