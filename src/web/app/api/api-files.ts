import { type ApiFailure, type ApiResult, type QueryOf, readFailure } from "#contract/client.ts";
import type { OperationName } from "#contract/routes.ts";
import {
  addressOf,
  currentToken,
  isProvedAnew,
  reportUnauthorized,
  requestHeaders,
  routeOf,
} from "./api.ts";

/** In bytes. */
export type UploadProgress = { sent: number; total: number };

type UploadOptions<N extends OperationName> = {
  query?: QueryOf<N>;
  form: FormData;
  onProgress?: (progress: UploadProgress) => void;
  signal?: AbortSignal;
};

/** Nothing moves: what arrives may take as long as it likes. */
const stallMs = 60_000;

/**
 * XMLHttpRequest reports progress, unlike fetch. Failures are values; status 0 for a broken or
 * aborted upload.
 */
export function uploadForm<N extends OperationName>(
  operation: N,
  { query, form, onProgress, signal }: UploadOptions<N>,
): Promise<ApiResult<N>> {
  const request = new XMLHttpRequest();
  request.open(routeOf(operation).method, addressOf(operation, query));
  request.responseType = "text";
  const token = currentToken();
  requestHeaders({ token, hasJson: false }).forEach((value, name) => {
    request.setRequestHeader(name, value);
  });
  let stalled = setTimeout(() => request.abort(), stallMs);
  request.upload.onprogress = ({ loaded, total }) => {
    clearTimeout(stalled);
    stalled = setTimeout(() => request.abort(), stallMs);
    onProgress?.({ sent: loaded, total });
  };
  request.onloadend = () => clearTimeout(stalled);
  signal?.addEventListener("abort", () => request.abort(), { once: true });
  return new Promise((resolve) => {
    const fail = () => resolve(readFailure({ status: 0, body: null, headers: {} }));
    request.onerror = fail;
    request.onabort = fail;
    request.onload = () => {
      if (request.status === 401) reportUnauthorized(token);
      resolve(toResult<N>(request));
    };
    request.send(form);
  });
}

function toResult<N extends OperationName>(request: XMLHttpRequest): ApiResult<N> {
  const { status } = request;
  const body = parseJson(request.responseText);
  const retryAfter = request.getResponseHeader("retry-after");
  const headers: Record<string, string> = retryAfter === null ? {} : { "retry-after": retryAfter };
  if (status < 200 || status >= 300) return readFailure({ status, body, headers });
  return { ok: true, status, data: body, headers } as ApiResult<N>;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Downloads a file with the visitor's token; returns the failure, or null. */
export async function downloadFile<N extends OperationName>(
  operation: N,
  { query, name }: { query?: QueryOf<N>; name: string },
): Promise<ApiFailure | null> {
  const token = currentToken();
  const response = await fetch(addressOf(operation, query), {
    headers: requestHeaders({ token, hasJson: false }),
  }).catch(() => null);
  if (response?.status === 401) reportUnauthorized(token);
  if (!response) return readFailure({ status: 0, body: null, headers: {} });
  if (!response.ok) {
    const { status } = response;
    const body: unknown = await response.json().catch(() => null);
    if (await isProvedAnew(status, body)) return downloadFile(operation, { query, name });
    return readFailure({
      status,
      body,
      headers: Object.fromEntries(response.headers),
    });
  }
  const blob = await response.blob().catch(() => null);
  if (!blob) return readFailure({ status: 0, body: null, headers: {} });
  saveFile(blob, name);
  return null;
}

export function saveFile(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}
