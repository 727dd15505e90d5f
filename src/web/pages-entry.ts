import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { createClient, type Transport } from "#contract/client.ts";
import { shopRoutes } from "#contract/shop-routes.ts";
import { apiContext, reportContext, scriptMarkContext } from "#web/app/api/api-context.ts";
import { css, endScript, headScript } from "./inline-texts.ts";

/** Inline texts that root.tsx writes into every document: the policy names their hashes (docs/reglas.md 15). */
export const inlineTexts = { scripts: [headScript, endScript], styles: [css] };

const handle = createRequestHandler(build, import.meta.env.MODE);

type RenderOptions = {
  transport: Transport;
  scriptMark: string;
  report: (error: unknown) => void;
};

/** Loaders get nothing of the request but its address (docs/reglas.md 14). */
export function renderPage(
  request: Request,
  { transport, scriptMark, report }: RenderOptions,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(scriptMarkContext, scriptMark);
  context.set(reportContext, report);
  context.set(apiContext, createClient(transport, shopRoutes));
  return handle(request, context);
}
