import fastify, { type FastifyInstance, type FastifyRequest, type HTTPMethods } from "fastify";
import { messagePage } from "../ui/message-page.ts";
import { controlError, page, type Reply, sendReply } from "./reply.ts";
import { parseBodies } from "./request.ts";

export type Handle = (request: FastifyRequest) => Reply | Promise<Reply>;
type Handlers = Partial<Record<"GET" | "POST" | "PUT" | "DELETE", Handle>>;

const refusedBody: Record<number, string> = {
  400: "El cuerpo no es un objeto JSON válido.",
  413: "El cuerpo de la petición es demasiado grande.",
  415: "Envía el cuerpo como application/json.",
};

export function createServer(): FastifyInstance {
  const app = fastify({
    // A demo must close at once.
    forceCloseConnections: true,
    frameworkErrors: (_error, _request, response) => {
      sendReply(response, controlError(400, "La dirección pedida no se entiende."));
    },
  });
  parseBodies(app);
  answerErrors(app, (status) => controlError(status, refusedBody[status] ?? "Petición no válida."));
  app.setNotFoundHandler((request, response) => sendReply(response, unknownPath(request)));
  return app;
}

/** Adds a path. Other methods answer 405; Fastify alone would answer 404. */
export function addPath(
  app: FastifyInstance,
  url: string,
  handlers: Handlers,
  refuse: (allowed: string[]) => Reply = wrongMethod,
): void {
  const allowed = Object.keys(handlers);
  const add = (method: HTTPMethods[], handle: Handle) =>
    app.route({
      method,
      url,
      exposeHeadRoute: false,
      handler: async (request, response) => sendReply(response, await handle(request)),
    });
  const known = Object.entries(handlers).map(([method, handle]) => {
    const methods = method === "GET" ? ["GET", "HEAD"] : [method];
    add(methods, handle);
    return methods;
  });
  const others = app.supportedMethods.filter((method) => !known.flat().includes(method));
  add(others, () => refuse(allowed));
}

export function answerErrors(app: FastifyInstance, refuse: (status: number) => Reply): void {
  app.setErrorHandler<Error & { statusCode?: number }>((error, _request, response) => {
    // The process closes during a delay.
    if (error.name === "AbortError") return sendReply(response, "reset");
    const { statusCode = 500 } = error;
    if (statusCode < 500) return sendReply(response, refuse(statusCode));
    process.stderr.write(`${error.stack}\n`);
    const sentence = "El simulador falló. El detalle está en su consola.";
    return sendReply(response, controlError(500, sentence));
  });
}

function unknownPath({ headers }: FastifyRequest): Reply {
  const title = "Aquí no hay nada";
  if (!headers.accept?.includes("text/html")) return controlError(404, `${title}.`);
  return page(404, messagePage({ title, lines: ["Revisa la dirección o vuelve al inicio."] }));
}

function wrongMethod(allowed: string[]): Reply {
  const methods = allowed.join(", ");
  const body = JSON.stringify({ error: `Esta dirección solo acepta ${methods}.` });
  return { status: 405, headers: { "content-type": "application/json", allow: methods }, body };
}
