import type { FastifyInstance } from "fastify";
import { errorMessages } from "#contract/error-messages.ts";
import { isLoopbackHost } from "../../config/loopback.ts";
import { AppError } from "../../errors.ts";

const common: Record<string, string> = {
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "x-frame-options": "DENY",
  "permissions-policy":
    "accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), midi=(), payment=(), usb=()",
};

const apiPolicy = "default-src 'none'; frame-ancestors 'none'";
const hsts = "max-age=31536000";

type Site = {
  isHttps: boolean;
  coversSubdomains: boolean;
  /** Search engines are kept out of the whole shop. */
  isTrial: boolean;
};

/** Headers of every answer. Pages replace the Content-Security-Policy. */
export function securityHeaders({
  isHttps,
  coversSubdomains,
  isTrial,
}: Site): Record<string, string> {
  return {
    ...common,
    "content-security-policy": apiPolicy,
    ...(isHttps
      ? { "strict-transport-security": coversSubdomains ? `${hsts}; includeSubDomains` : hsts }
      : {}),
    ...(isTrial ? { "x-robots-tag": "noindex, nofollow" } : {}),
  };
}

export function addSecurityHeaders(http: FastifyInstance, headers: Record<string, string>): void {
  http.addHook("onRequest", async (_request, reply) => {
    reply.headers(headers);
  });
}

/**
 * Refuses what two programs on the way could read in two ways (RFC 9112, 3.2): no host, or two. And
 * an encoded body, which nothing here decodes.
 */
export function refuseAmbiguous(http: FastifyInstance): void {
  http.addHook("onRequest", async ({ raw }) => {
    // Node keeps the first and drops the rest.
    const hosts = raw.rawHeaders.filter(
      (text, index) => index % 2 === 0 && text.toLowerCase() === "host",
    ).length;
    if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) {
      throw new AppError({ status: 400, message: errorMessages.malformedRequest });
    }
    if (!/^(identity)?$/i.test(raw.headers["content-encoding"] ?? "")) {
      throw new AppError({ status: 415, message: errorMessages.unsupportedMediaType });
    }
  });
}

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

type CrossSite = {
  ownOrigin: string;
  exceptPaths: readonly string[];
  /**
   * Another site's name can be made to mean this machine, and its page is then of one origin with what
   * listens here. A demo has published passwords: only names of this machine are its own.
   */
  isDemo: boolean;
};

/**
 * Refuses writes from another site's page, except to paths where the origin proves nothing: the
 * provider's form post (docs/reglas.md 12) and a browser's reports, which name no origin.
 */
export function refuseCrossSite(
  http: FastifyInstance,
  { ownOrigin, exceptPaths, isDemo }: CrossSite,
): void {
  const isOurs = (origin: string, host: string | undefined) => {
    const asked = URL.parse(origin);
    if (origin === ownOrigin) return true;
    return asked?.host === host && (!isDemo || isLoopbackHost(asked?.hostname ?? ""));
  };
  http.addHook("onRequest", async (request) => {
    const path = request.url.split("?")[0] ?? "";
    if (safeMethods.has(request.method) || exceptPaths.includes(path)) return;
    const { origin, host } = request.headers;
    const isOwn = origin === undefined || isOurs(origin, host);
    if (!isOwn || request.headers["sec-fetch-site"] === "cross-site") {
      const event = { tipo: "prohibido", motivo: "otro_sitio" } as const;
      throw new AppError({ status: 403, message: errorMessages.crossSite, event });
    }
  });
}
