import type { ApiFailure, ApiResult } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";

/** The data of a call; throws a failure, as TanStack Query expects. `failureOf` unpacks it. */
export function unwrap<N extends OperationName>(result: ApiResult<N>) {
  if (result.ok) return result.data;
  throw new Error(result.error ?? `status ${result.status}`, { cause: result });
}

/** The failed call behind an error, null for other errors. */
export function failureOf(error: unknown): ApiFailure | null {
  const cause = error instanceof Error ? error.cause : null;
  return isFailure(cause) ? cause : null;
}

function isFailure(value: unknown): value is ApiFailure {
  return typeof value === "object" && value !== null && "ok" in value && value.ok === false;
}
