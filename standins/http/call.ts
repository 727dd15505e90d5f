import type { IncomingHttpHeaders } from "node:http";

/** One request, read to its end, as the handlers see it. */
export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  params: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
  /** Scheme and host by which the caller reached us, for the addresses we hand out. */
  origin: string;
};

export type JsonBody =
  | { kind: "object"; value: Record<string, unknown> }
  | { kind: "wrong_type" }
  | { kind: "malformed" };

/** Reads the body as a JSON object. An empty body counts as `{}`, as a PUT without one does. */
export function readJsonBody(call: Call): JsonBody {
  if (mediaType(call) !== "application/json") return { kind: "wrong_type" };
  if (call.body.trim() === "") return { kind: "object", value: {} };
  const value = parseJson(call.body);
  return isObject(value) ? { kind: "object", value } : { kind: "malformed" };
}

/** The fields of a posted form, or of the query of a GET. */
export function readForm(call: Call): URLSearchParams {
  return call.method === "GET" ? call.query : new URLSearchParams(call.body);
}

export function mediaType(call: Call): string {
  return (call.headers["content-type"] ?? "").split(";", 1).join("").trim().toLowerCase();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
