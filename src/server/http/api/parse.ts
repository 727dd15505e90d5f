import type { FastifyRequest } from "fastify";
import type * as z from "zod/mini";
import { describeIssue, errorMessages } from "#contract/error-messages.ts";
import type { OperationSpec } from "#contract/operations.ts";
import { AppError } from "../../errors.ts";

/** Throws 400 for a repeated, unknown or invalid parameter. */
export function parseQuery(spec: OperationSpec, query: unknown): unknown {
  const params = { ...(query as Record<string, unknown>) };
  if (Object.values(params).some((value) => typeof value !== "string")) {
    throw new AppError({ status: 400, message: errorMessages.repeatedParameter });
  }
  return check(spec.query, params, 400);
}

/** Throws 401 for a body of the signed-in call, 415 for another content type, 400 without a body, 422 for invalid fields. */
export function parseBody(spec: OperationSpec, request: FastifyRequest): unknown {
  if (spec.body === null) return undefined;
  if (isMeantSigned(spec, request.body)) {
    throw new AppError({ status: 401, message: errorMessages.unauthenticated });
  }
  const type = request.headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  const isForm = type === "application/x-www-form-urlencoded";
  if (request.body === undefined && (type === "" || type === "application/json")) {
    if (spec.acceptsForm) return check(spec.body, {}, 422);
    throw new AppError({ status: 400, message: errorMessages.bodyRequired });
  }
  if (type !== "application/json" && !(isForm && spec.acceptsForm)) {
    throw new AppError({ status: 415, message: errorMessages.unsupportedMediaType });
  }
  return check(spec.body, request.body, 422);
}

function isMeantSigned({ unsignedBy }: OperationSpec, body: unknown): boolean {
  return unsignedBy !== undefined && !Object.hasOwn(Object(body), unsignedBy);
}

/** Throws 422. */
export function parseForm(spec: OperationSpec, fields: Record<string, string>): unknown {
  return spec.body === null ? undefined : check(spec.body, fields, 422);
}

function check(schema: z.ZodMiniType, value: unknown, status: number): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const campos: Record<string, string> = {};
  for (const issue of result.error.issues) {
    const field = fieldOf(issue.path);
    if (field !== "") campos[field] ??= describeIssue(issue);
  }
  const first = result.error.issues[0];
  throw new AppError({
    status,
    message: first ? describeIssue(first) : errorMessages.unexpected,
    campos,
  });
}

/** `direccion.comuna` for a field of a part; a place in a list is not told. */
function fieldOf(path: readonly PropertyKey[]): string {
  const end = path.findIndex((part) => typeof part !== "string");
  return path.slice(0, end === -1 ? path.length : end).join(".");
}
