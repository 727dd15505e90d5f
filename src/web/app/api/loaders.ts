import type { RouterContextProvider } from "react-router";
import type { ApiClient } from "#contract/client.ts";
import { apiContext } from "./api-context.ts";
import { pageAnswers } from "./page-answers.ts";

export type LoadArgs = {
  api: ApiClient;
  params: Record<string, string | undefined>;
  url: URL;
  signal: AbortSignal;
};

type RouteArgs = {
  request: Request;
  params: Record<string, string | undefined>;
  context: Readonly<RouterContextProvider>;
};

/** Calls the API in process. */
export function serverLoader<T>(load: (args: LoadArgs) => T) {
  return ({ request, params, context }: RouteArgs): T =>
    load({
      api: context.get(apiContext),
      params,
      url: new URL(request.url),
      signal: request.signal,
    });
}

/** Calls the API over the network. */
export function browserLoader<T>(load: (args: LoadArgs) => T) {
  return ({ request, params }: RouteArgs): T =>
    load({ api: pageAnswers.client, params, url: new URL(request.url), signal: request.signal });
}
