import { createContext } from "react-router";
import type { ApiClient } from "#contract/client.ts";

/** The client that server loaders use; set for each render by pages-entry.ts. */
export const apiContext = createContext<ApiClient>();
