import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#web/app/api/api-error.ts";
import { sessionStore } from "../session/session.ts";

const staleTimeMs = 30_000;
const maxRetries = 1;

/**
 * Answers of the API that belong to the person who is logged in. On the server nothing is ever
 * fetched into it, so sharing one instance leaks nothing; keys carry the user's id.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleTimeMs, retry: shouldRetry, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});

sessionStore.subscribe(() => {
  if (sessionStore.read().status !== "user") queryClient.clear();
});

/** Asking again helps when nothing answered or the server was in trouble, not when it said no. */
function shouldRetry(failedTimes: number, error: Error): boolean {
  const status = failureOf(error)?.status ?? 0;
  return failedTimes < maxRetries && (status === 0 || status >= 500);
}
