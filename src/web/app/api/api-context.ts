import { createContext } from "react-router";
import type { ApiClient } from "#contract/client.ts";

/** The client of the server's loaders; pages-entry.ts sets it for each render. */
export const apiContext = createContext<ApiClient>();

/** Tells the server's log of what a loader or component threw. */
export const reportContext = createContext<(error: unknown) => void>();

/** Nonce of the scripts of one render. */
export const scriptMarkContext = createContext<string>();
