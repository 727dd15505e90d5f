import { QueryClient } from "@tanstack/react-query";

const staleTimeMs = 30_000;

/**
 * Answers of the API that belong to the person who is logged in. On the server nothing is ever
 * fetched into it, so sharing one instance leaks nothing; keys carry the user's id.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: staleTimeMs, retry: 1, networkMode: "always" },
    mutations: { networkMode: "always" },
  },
});
