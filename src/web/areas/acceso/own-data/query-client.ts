import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#web/app/api/api-error.ts";
import { sessionStore } from "../session/session.ts";

const staleTimeMs = 30_000;
const maxRetries = 1;

/** Shared by all renders of the server, which never fetches into it; keys carry the user's id. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleTimeMs, retry: shouldRetry, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

sessionStore.subscribe(() => {
  if (sessionStore.read().status !== "user") queryClient.clear();
});

/** A refusal would be the same again. */
function shouldRetry(failedTimes: number, error: Error): boolean {
  const status = failureOf(error)?.status ?? 0;
  return failedTimes < maxRetries && (status === 0 || status >= 500);
}
