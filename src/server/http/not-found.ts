import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../errors.ts";

/** What no route knows: 404 in JSON below `/api` and for every method but GET, which pages answer. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.all("/api/*", async () => {
    throw new AppError({ status: 404, message: errorMessages.notFound });
  });
  app.setNotFoundHandler(() => {
    throw new AppError({ status: 404, message: errorMessages.notFound });
  });
}
