import { QueryClient } from "@tanstack/react-query";
import { failureOf } from "#web/app/api/api-error.ts";
import { sessionStore } from "../session/session.ts";

const staleTimeMs = 30_000;
const maxRetries = 1;

let created: QueryClient | undefined;

/**
 * Created on first use: public pages load no TanStack Query. The server's renders share it and
 * never fetch into it; keys carry the user's id.
 */
export function queryClient(): QueryClient {
  created ??= createQueryClient();
  return created;
}

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: { staleTime: staleTimeMs, retry: shouldRetry, networkMode: "always" },
      mutations: { networkMode: "always" },
    },
  });
  sessionStore.subscribe(() => {
    if (sessionStore.read().status !== "user") client.clear();
  });
  return client;
}

/** A refusal would be the same again. */
function shouldRetry(failedTimes: number, error: Error): boolean {
  const status = failureOf(error)?.status ?? 0;
  return failedTimes < maxRetries && (status === 0 || status >= 500);
}
