import {
  type AnswerOf,
  type ApiClient,
  type CallOptions,
  createClient,
  type Transport,
} from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import type { Place } from "./place.ts";

export type StageApi = <N extends OperationName>(
  operation: N,
  options?: CallOptions<N>,
) => Promise<AnswerOf<N>>;

/** The shop's API for whoever holds the token; a refusal ends the building of the stage. */
export function openApi({ shopUrl }: Place, token?: string): StageApi {
  const call: ApiClient = createClient(carry(shopUrl, token));
  return async (operation, options) => {
    const result = await call(operation, options);
    if (!result.ok) throw new Error(`${operation} answered ${result.status}: ${result.error}`);
    return result.data;
  };
}

function carry(shopUrl: string, token?: string): Transport {
  return async ({ route, query, body }) => {
    const response = await fetch(`${shopUrl}/api${route.path}?${new URLSearchParams(query)}`, {
      method: route.method,
      redirect: "manual",
      headers: {
        ...(body instanceof FormData || body === undefined
          ? {}
          : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === "" ? null : JSON.parse(text),
      headers: Object.fromEntries(response.headers),
    };
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
