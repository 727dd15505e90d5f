import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../../errors.ts";

/** An empty JSON body is undefined. The payment return is a form. */
export function parseBodies(http: FastifyInstance): void {
  const parseJson = http.getDefaultJsonParser("error", "error");
  http.removeAllContentTypeParsers();
  http.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  http.addContentTypeParser(
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
