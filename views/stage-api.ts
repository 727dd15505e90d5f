import { type AnswerOf, type ApiClient, type CallOptions, createClient } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import { networkTransport } from "#tests/support/network-transport.ts";
import type { Place } from "./place.ts";

export type StageApi = <N extends OperationName>(
  operation: N,
  options?: CallOptions<N>,
) => Promise<AnswerOf<N>>;

/** The shop's API for whoever holds the token; a refusal ends the building of the stage. */
export function openApi({ shopUrl }: Place, token?: string): StageApi {
  const call: ApiClient = createClient(networkTransport(shopUrl, token));
  return async (operation, options) => {
    const result = await call(operation, options);
    if (!result.ok) throw new Error(`${operation} answered ${result.status}: ${result.error}`);
    return result.data;
  };
}

/** Asks again until there is an answer; gives up after a while and says what was missing. */
export async function waitFor<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    const found = await ask();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}
