import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { AppError } from "../../errors.ts";
import { type Clock, days } from "../../time/clock.ts";

type WellKnownOptions = { clock: Clock; shopUrl: string; contact: string };

const securityPath = "/.well-known/security.txt";
/** RFC 9116 wants less than a year. */
const validMs = days(180);

/** A path that is not served is a short 404, without a rendering. */
export function serveWellKnown(
  http: FastifyInstance,
  { clock, shopUrl, contact }: WellKnownOptions,
): void {
  http.get(securityPath, async (_request, reply) => {
    const expires = new Date(clock.now() + validMs).toISOString();
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${expires}`,
      "Preferred-Languages: es",
      `Canonical: ${shopUrl}${securityPath}`,
    ];
    return reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=3600")
      .send(`${lines.join("\n")}\n`);
  });
  // Password managers open it (W3C, A Well-Known URL for Changing Passwords).
  http.get("/.well-known/change-password", async (_request, reply) =>
    reply.redirect("/cuenta", 302),
  );
  http.all("/.well-known/*", async () => {
    throw new AppError({ status: 404, message: errorMessages.notFound });
  });
}
