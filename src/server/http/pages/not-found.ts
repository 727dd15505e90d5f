import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { classifyPage } from "#contract/pages.ts";
import { AppError } from "../../errors.ts";

/** 405 when a page gets another method than GET. */
export function answerUnknownPaths(http: FastifyInstance): void {
  http.setNotFoundHandler((request, reply) => {
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (!isRead && isPage(request.url)) {
      reply.header("allow", "GET, HEAD");
      throw new AppError({ status: 405, message: errorMessages.methodNotAllowed });
    }
    throw new AppError({ status: 404, message: errorMessages.notFound });
  });
}

function isPage(url: string): boolean {
  return classifyPage(url.split("?")[0] ?? "/").kind !== "unknown";
}
