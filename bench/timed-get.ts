import { type Agent, get } from "node:http";

export type Asked = { ms: number; status: number; retryAfter?: string | undefined };

type Question = { url: string; headers?: Record<string, string> };

/** One GET, in milliseconds until the whole answer has arrived; asks for brotli. */
export function timedGet(agent: Agent, { url, headers = {} }: Question): Promise<Asked> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent, headers: { "accept-encoding": "br", ...headers } }, (response) => {
      response.resume();
      response.once("end", () =>
        resolve({
          ms: performance.now() - startedAt,
          status: response.statusCode ?? 0,
          retryAfter: response.headers["retry-after"],
        }),
      );
    }).once("error", reject);
  });
}
