import type { FastifyInstance, FastifyRequest } from "fastify";

export type Fields = Record<string, unknown>;

/** Reads JSON objects and forms; Fastify answers 415 to other types. An empty JSON body is `{}`. */
export function parseBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  const asText = { parseAs: "string" } as const;
  app.addContentTypeParser("application/json", asText, async (_request: unknown, text: string) =>
    parseObject(text),
  );
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    asText,
    async (_request: unknown, text: string) => new URLSearchParams(text),
  );
}

export function readFields({ body }: FastifyRequest): Fields {
  if (body instanceof URLSearchParams) throw withStatus(415);
  return (body ?? {}) as Fields;
}

/** A posted form, or the query of a GET. */
export function readForm(request: FastifyRequest): URLSearchParams {
  return request.body instanceof URLSearchParams ? request.body : readQuery(request);
}

export function readQuery({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.split("?").slice(1).join("?"));
}

export function readParam({ params }: FastifyRequest, name: string): string {
  return (params as Record<string, string>)[name] ?? "";
}

/** Scheme and host as the caller sees them. */
export function originOf({ host }: FastifyRequest): string {
  return `http://${host}`;
}

function parseObject(text: string): Fields {
  const value = text.trim() === "" ? {} : parseJson(text);
  if (typeof value !== "object" || value === null || Array.isArray(value)) throw withStatus(400);
  return value as Fields;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw withStatus(400, cause);
  }
}

function withStatus(statusCode: number, cause?: unknown): Error {
  return Object.assign(new Error("body refused", { cause }), { statusCode });
}
