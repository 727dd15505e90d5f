import { errorMessages } from "#contract/error-messages.ts";
import { type OperationName, type Route, routes } from "#contract/routes.ts";
import { AppError } from "../../errors.ts";

const table = Object.entries(routes) as [OperationName, Route][];

/** Throws 404. The only place where a query or a missing token tells operations apart. */
export function resolveOperation(
  { method, isSigned }: { method: string; isSigned: boolean },
  url: string,
  query: unknown,
): OperationName {
  const params = (query ?? {}) as Record<string, unknown>;
  const wanted = method === "HEAD" ? "GET" : method;
  const candidates = table.filter(
    ([, route]) => route.method === wanted && `/api${route.path}` === url,
  );
  const unsigned = candidates.find(([, route]) => route.isUnsigned && !isSigned);
  const special = candidates.find(([, route]) => isMeant(route, params));
  const plain = candidates.find(([, route]) => route.when === undefined && !route.isUnsigned);
  const name = (unsigned ?? special ?? plain)?.[0];
  if (name === undefined) throw new AppError({ status: 404, message: errorMessages.notFound });
  return name;
}

function isMeant({ when }: Route, params: Record<string, unknown>): boolean {
  if (when === undefined || !(when.param in params)) return false;
  return when.value === undefined || params[when.param] === when.value;
}
