import type { ApiFailure, ApiResult } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";

/** The data of a call, for TanStack Query, which wants failures thrown; `failureOf` gets them back. */
export function unwrap<N extends OperationName>(result: ApiResult<N>) {
  if (result.ok) return result.data;
  throw new Error(result.error ?? `status ${result.status}`, { cause: result });
}

/** The failed call behind an error of a query, or null when it was something else. */
export function failureOf(error: unknown): ApiFailure | null {
  const cause = error instanceof Error ? error.cause : null;
  return isFailure(cause) ? cause : null;
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false;
}
