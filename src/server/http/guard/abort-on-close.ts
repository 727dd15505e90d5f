import type { ServerResponse } from "node:http";

/** Aborts when the connection closes before the answer has left; a request alone closes once its body was read. */
export function signalOfClient(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  if (response.destroyed) gone.abort();
  response.once("close", () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}
