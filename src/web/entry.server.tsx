import { renderToReadableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { reportContext, scriptMarkContext } from "#web/app/api/api-context.ts";

/** Waits for the whole page, because its HTML is cached. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const failures: unknown[] = [];
  const nonce = loadContext.get(scriptMarkContext);
  const body = await renderToReadableStream(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    {
      nonce,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => void failures.push(error),
    },
  );
  await body.allReady;
  // A component that threw must not be cached.
  if (failures.length > 0 && status < 400) throw failures[0];
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(body, { status, headers });
}

/** Missing pages and aborted requests are not reported. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteResponse(error)) return;
  context.get(reportContext)(error);
};

function isRouteResponse(error: unknown): boolean {
  return typeof error === "object" && error !== null && "status" in error && "data" in error;
}
