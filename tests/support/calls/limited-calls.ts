import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";

/** Keeps its limits, behind one proxy: each call chooses its address. */
export const limitedEnv = { RATE_LIMIT_FACTOR: "1", PROXY_HOPS: "1" };

export const limitedTest = freshShopTest({ env: limitedEnv });

type Call = { from?: string; token?: string; method?: string };
type Answer = { status: number; retryAfter: string | null; text: string };

/** Answers status and text. */
export async function send(
  app: Pick<TestShop, "url">,
  path: string,
  body?: unknown,
  { from = "203.0.113.1", token, method }: Call = {},
): Promise<Answer> {
  const response = await fetch(`${app.url}/api/${path}`, {
    method: method ?? (body === undefined ? "GET" : "POST"),
    headers: {
      "x-forwarded-for": from,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const retryAfter = response.headers.get("retry-after");
  return { status: response.status, retryAfter, text: await response.text() };
}

/** Statuses of `times` calls in sequence. */
export async function repeat(
  times: number,
  call: (index: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < times; index++) statuses.push((await call(index)).status);
  return statuses;
}
