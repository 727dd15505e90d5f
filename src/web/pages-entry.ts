import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createClient, type Transport } from "#contract/client.ts";
import { apiContext } from "#web/app/api/api-context.ts";

const handle = createRequestHandler(build, import.meta.env.MODE);

/** Loaders get nothing of the request but its address (docs/reglas.md 14). */
export function renderPage(request: Request, transport: Transport): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(apiContext, createClient(transport));
  return handle(request, context);
}
