import { Agent, type RequestOptions, request } from "node:https";
import { text } from "node:stream/consumers";
import { type ApiClient, createClient } from "#contract/client.ts";
import { routes } from "#contract/routes.ts";
import type { Answer, Tally } from "./tally.ts";

type Sent = { method?: string; headers?: Record<string, string>; body?: string | Buffer };

export type Visitor = {
  /** Counted; status 0 when nothing answered. */
  send: (path: string, sent?: Sent) => Promise<Answer>;
  api: ApiClient;
  /** A body that takes `lastsMs` to arrive. */
  sendSlowly: (path: string, sent: Sent & { body: Buffer; lastsMs: number }) => Promise<Answer>;
  leave: () => void;
};

type Way = { origin: string; certificate: string; tally: Tally };

let networks = 0;

/** Somebody in a network of their own, with connections that stay open. */
export function createVisitor({ origin, certificate, tally }: Way, token?: string): Visitor {
  networks += 1;
  const localAddress = `127.${1 + Math.floor(networks / 250)}.${networks % 250}.1`;
  const agent = new Agent({ keepAlive: true, ca: certificate, localAddress, family: 4 });
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const optionsOf = ({ method = "GET", headers = {} }: Sent): RequestOptions => ({
    method,
    agent,
    headers: { ...authorization, ...headers },
  });
  const send = (path: string, sent: Sent = {}) => {
    const body = sent.body ?? "";
    const headers = { ...sent.headers, "content-length": String(Buffer.byteLength(body)) };
    return tally.count(`${sent.method ?? "GET"} ${path}`, () =>
      exchange(`${origin}${path}`, optionsOf({ ...sent, headers }), async (write) => write(body)),
    );
  };
  return {
    send,
    sendSlowly: (path, sent) => {
      const headers = { ...sent.headers, "content-length": String(sent.body.length) };
      return tally.count(`${sent.method ?? "GET"} ${path} (slow)`, () =>
        exchange(`${origin}${path}`, optionsOf({ ...sent, headers }), (write) =>
          trickle(write, sent),
        ),
      );
    },
    api: createClient(async ({ route, query, body }) => {
      const search = new URLSearchParams(query).toString();
      const answer = await send(`/api${route.path}${search === "" ? "" : `?${search}`}`, {
        method: route.method,
        ...(body === undefined
          ? {}
          : { headers: { "content-type": "application/json" }, body: JSON.stringify(body) }),
      });
      return { ...answer, body: parse(answer.body) };
    }, routes),
    leave: () => agent.destroy(),
  };
}

/** A proxy's own page is no JSON. */
function parse(body: string): unknown {
  try {
    return body === "" ? null : JSON.parse(body);
  } catch {
    return null;
  }
}

type Write = (bytes: string | Buffer) => void;

function exchange(
  url: string,
  options: RequestOptions,
  writeBody: (write: Write) => Promise<void>,
): Promise<Answer> {
  return new Promise((resolve) => {
    const sending = request(url, options, async (response) => {
      try {
        const body = await text(response);
        const headers = Object.entries(response.headers).map(([name, value]) => [
          name,
          String(value),
        ]);
        resolve({
          status: response.statusCode ?? 0,
          body,
          headers: Object.fromEntries(headers) as Record<string, string>,
        });
      } catch (error) {
        resolve({ status: 0, body: String(error), headers: {} });
      }
    });
    sending.on("error", (error) => resolve({ status: 0, body: String(error), headers: {} }));
    void writeBody((bytes) => void sending.write(bytes)).then(() => sending.end());
  });
}

const pieces = 20;

async function trickle(
  write: Write,
  { body, lastsMs }: { body: Buffer; lastsMs: number },
): Promise<void> {
  const size = Math.ceil(body.length / pieces);
  for (let from = 0; from < body.length; from += size) {
    write(body.subarray(from, from + size));
    await new Promise((resolve) => setTimeout(resolve, lastsMs / pieces));
  }
}
