import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../../errors.ts";

/** Reads JSON everywhere (an empty body is none), and forms for the one call that takes them. */
export function parseBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => {
      const params = [...new URLSearchParams(body as string)];
      const fields = Object.fromEntries(params);
      if (Object.keys(fields).length === params.length) return done(null, fields);
      done(new AppError({ status: 400, message: errorMessages.repeatedParameter }));
    },
  );
}
