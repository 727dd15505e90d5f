import { type AnswerOf, type ApiClient, type CallOptions, createClient } from "#contract/client.ts";
import { type OperationName, routes } from "#contract/routes.ts";
import { networkTransport } from "./network-transport.ts";
import type { Place } from "./place.ts";

export type OpenApi = <N extends OperationName>(
  operation: N,
  options?: CallOptions<N>,
) => Promise<AnswerOf<N>>;

/** Calls the API and throws on a refusal. */
export function openApi({ shopUrl }: Pick<Place, "shopUrl">, token?: string): OpenApi {
  return makeOpenApi(createClient(networkTransport(shopUrl, token), routes));
}

/** Throws on a refusal. */
export function makeOpenApi(call: ApiClient): OpenApi {
  return async (operation, options) => {
    const result = await call(operation, options);
    if (!result.ok) throw new Error(`${operation} answered ${result.status}: ${result.error}`);
    return result.data;
  };
}
