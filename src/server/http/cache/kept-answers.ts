import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import type { OperationName } from "#contract/routes.ts";
import { findClient } from "../guard/client-address.ts";
import { putBefore } from "../guard/pipelines.ts";
import { chooseRequestId, requestIdHeader } from "../watch/request-id.ts";
import type { EndedRequest, Lifecycle } from "../watch/watch-requests.ts";
import { type CachedResponse, type Encoding, isWorthEncoding } from "./compress.ts";
import { isSameEntity } from "./conditional.ts";
import { type KeptHead, readKeptHead } from "./kept-head.ts";
import type { ResponseCache } from "./response-cache.ts";
import { describeResponse, negotiateEncoding } from "./send-cached.ts";

export type KeptAnswers = {
  /**
   * The address of this request is answered with the entry under `key`, for every guest; with
   * `canonical`, as long as that is the canonical path of the entry.
   */
  learn: (request: FastifyRequest, answered: Answered) => void;
  /** Puts itself before the framework's listener. */
  attachTo: (server: Server) => void;
};

type KeptOptions = {
  cache: ResponseCache;
  /** Sent with every answer. */
  headers: Record<string, string>;
  proxyHops: number;
  lifecycle: Lifecycle;
  isOverloaded: () => boolean;
  /** Throws 429. */
  countApiCall: (address: string) => void;
  onEnd: (ended: EndedRequest) => void;
  log: Logger;
};

type Answered = { key: string; response: CachedResponse; canonical?: string | null };
type Address = {
  key: string;
  canonical: string | null;
  route: string;
  operation: OperationName | null;
};
type Prepared = { body: Buffer; headers: string[]; notModified: string[]; etag: string };

const maxAddresses = 5000;
const maxAddressLength = 500;
const maxAcceptedTexts = 200;

/**
 * Answers from memory before the framework sees the request: a GET without body, account or doubt,
 * whose address the framework has answered before from an entry that is still fresh. Everything else
 * goes on to the framework, so a refusal has one place. Why that is safe: docs/decisiones.md 43.
 */
export function createKeptAnswers(options: KeptOptions): KeptAnswers {
  const { cache, lifecycle, isOverloaded, onEnd, log } = options;
  const addresses = new LRUCache<string, Address>({ max: maxAddresses });
  const accepted = new LRUCache<string, Encoding>({ max: maxAcceptedTexts });
  const prepared = new WeakMap<CachedResponse, Partial<Record<Encoding, Prepared>>>();
  const findCaller = rememberCallers(options.proxyHops);

  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    if (request.method !== "GET" || lifecycle.isLeaving) return false;
    // A pipelined request waits for the answer before it, and has no socket until then.
    if (response.socket === null) return false;
    const address = addresses.get(request.url ?? "");
    const head = address && readKeptHead(request.rawHeaders);
    if (!address || !head) return false;
    const kept = findKept(address, head);
    if (kept === null || !mayCall(request, { address, head })) return false;
    send({ request, response, kept, head, address });
    return true;
  }

  function findKept({ key, canonical }: Address, { acceptEncoding }: KeptHead): Prepared | null {
    const response = cache.find(key);
    if (response === undefined) return null;
    if (canonical !== null && canonical !== response.canonical) return null;
    return prepare(response, pickEncoding(acceptEncoding, response));
  }

  function pickEncoding(text: string, response: CachedResponse): Encoding {
    if (!isWorthEncoding(response)) return "identity";
    const known = accepted.get(text);
    if (known !== undefined) return known;
    const encoding = negotiateEncoding(text);
    accepted.set(text, encoding);
    return encoding;
  }

  /** Null until the framework has compressed the body once. */
  function prepare(response: CachedResponse, encoding: Encoding): Prepared | null {
    const known = prepared.get(response) ?? {};
    const body = response.ready[encoding];
    if (known[encoding] !== undefined || body === undefined) return known[encoding] ?? null;
    const { etag, shared, own } = describeResponse(response, encoding);
    const all = { ...options.headers, ...shared };
    const made = {
      body,
      etag,
      headers: flatten({ ...all, ...own, "content-length": String(body.length), ...unnamed }),
      notModified: flatten({ ...all, ...unnamed }),
    };
    prepared.set(response, { ...known, [encoding]: made });
    return made;
  }

  /** The framework refuses who may not, and names the fault of a proxy (client-address.ts). */
  function mayCall({ socket }: IncomingMessage, { address, head }: Called): boolean {
    if (head.isForwarded && options.proxyHops === 0) return false;
    if (address.operation === null) return true;
    if (isOverloaded()) return false;
    const caller = findCaller(socket, head);
    if (caller === null) return false;
    try {
      options.countApiCall(caller);
      return true;
    } catch {
      // A refused call counts nothing: the framework refuses it again, with its sentence.
      return false;
    }
  }

  function send({ request, response, kept, head, address }: Sending): void {
    const startedAt = performance.now();
    const requestId = findRequestId(request, head);
    lifecycle.active++;
    response.on("close", () => {
      lifecycle.active--;
      onEnd({
        ...address,
        method: "GET",
        status: response.statusCode,
        ms: performance.now() - startedAt,
        usuario_id: null,
        isAborted: !response.writableFinished,
        log: (facts) => log.info({ reqId: requestId, ...facts }, "request"),
      });
    });
    if (head.ifNoneMatch !== undefined && isSameEntity(head.ifNoneMatch, kept.etag)) {
      response.writeHead(304, withName(kept.notModified, requestId)).end();
    } else {
      response.writeHead(200, withName(kept.headers, requestId)).end(kept.body);
    }
  }

  function findRequestId({ socket }: IncomingMessage, head: KeptHead): string {
    const headers = { [requestIdHeader]: head.requestId, "x-forwarded-for": head.forwardedFor };
    return chooseRequestId({ peer: socket.remoteAddress ?? "", headers }, options.proxyHops);
  }

  return {
    learn({ raw, routeOptions, operation }, { key, response, canonical = null }) {
      const { url = "" } = raw;
      if (raw.method !== "GET" || response.status !== 200 || url.length > maxAddressLength) return;
      const route = routeOptions.url ?? "none";
      addresses.set(url, { key, canonical, route, operation: operation ?? null });
    },
    attachTo(server) {
      putBefore(server, "request", answer);
    },
  };
}

/** Null where only the framework knows. Without a proxy a connection belongs to one client for its length. */
function rememberCallers(hops: number) {
  const callers = new WeakMap<Socket, string | null>();
  return (socket: Socket, { forwardedFor }: KeptHead): string | null => {
    const known = hops === 0 ? callers.get(socket) : undefined;
    if (known !== undefined) return known;
    const headers = { "x-forwarded-for": forwardedFor };
    const found = findClient({ peer: socket.remoteAddress ?? "", hops, headers });
    const caller = found.fault === undefined ? found.address : null;
    if (hops === 0) callers.set(socket, caller);
    return caller;
  };
}

type Called = { address: Address; head: KeptHead };
type Sending = {
  request: IncomingMessage;
  response: ServerResponse;
  kept: Prepared;
  head: KeptHead;
  address: Address;
};

/** The last header, whose value is the request's. */
const unnamed = { [requestIdHeader]: "" };

/** `writeHead` has read the headers when it returns, so all requests share the list. */
function withName(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId;
  return headers;
}

/** The shape that `writeHead` takes: name, value, name, value. */
function flatten(headers: Record<string, string>): string[] {
  return Object.entries(headers).flat();
}
