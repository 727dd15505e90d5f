import { beforeEach, describe, expect } from "vitest";
import type { TestShop } from "#rig/shop/test-shop.ts";
import { freshShopTest } from "#rig/test.ts";
import { limitedEnv } from "#tests/support/calls/limited-calls.ts";
import { keepLog } from "#tests/support/faults/log-lines.ts";

const { log, lines } = keepLog();
const token = "0123456789abcdef";
const openTest = freshShopTest({ log, env: { ...limitedEnv, PROXY_HOPS: "0" } });
const behindTest = freshShopTest({ log, env: limitedEnv });
const tokenTest = freshShopTest({ log, env: { METRICS_TOKEN: token } });
beforeEach(() => {
  lines.length = 0;
});

const faults = () => lines.filter(({ fault }) => fault !== undefined).map(({ fault }) => fault);

function tryLogin({ url }: TestShop, forwardedFor: string | null): Promise<Response> {
  return fetch(`${url}/api/auth/login.php`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(forwardedFor === null ? {} : { "x-forwarded-for": forwardedFor }),
    },
    body: JSON.stringify({ email: "ana@ejemplo.cl", password: "no-es-la-mia" }),
  });
}

async function statusesOf(shop: TestShop, chains: (string | null)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (const chain of chains) statuses.push((await tryLogin(shop, chain)).status);
  return statuses;
}

const metrics = ({ url }: TestShop, headers: Record<string, string> = {}) =>
  fetch(`${url}/metrics`, { headers }).then(({ status }) => status);

const limited = [401, 401, 401, 401, 401, 429];
const addresses = [1, 2, 3, 4, 5, 6].map((host) => `203.0.113.${host}`);

describe("without PROXY_HOPS", () => {
  openTest("whoever is passed on shares one limit, and the log says so once", async ({ shop }) => {
    expect(await statusesOf(shop, addresses)).toEqual(limited);
    expect(faults()).toEqual(["untrusted"]);
    expect(lines.find(({ fault }) => fault)).toMatchObject({
      level: 50,
      msg: expect.stringContaining("set PROXY_HOPS"),
    });
  });

  openTest(
    "the metrics are for programs on this machine, not for what a proxy on it passes on",
    async ({ shop }) => {
      expect(await metrics(shop)).toBe(200);
      expect(await metrics(shop, { "x-forwarded-for": "203.0.113.9" })).toBe(404);
      expect(await metrics(shop, { forwarded: "for=203.0.113.9" })).toBe(404);
    },
  );
});

describe("with PROXY_HOPS", () => {
  behindTest("each address that the proxy names has its own limit", async ({ shop }) => {
    expect(await statusesOf(shop, addresses)).toEqual(Array(6).fill(401));
    expect(faults()).toEqual([]);
  });

  behindTest(
    "a client that writes addresses of its own before the proxy's gains nothing",
    async ({ shop }) => {
      const chains = addresses.map((address) => `${address}, 198.51.100.1`);
      expect(await statusesOf(shop, chains)).toEqual(limited);
    },
  );

  behindTest("values that are no address share one limit", async ({ shop }) => {
    const chains = ["casa", "oficina", "-", "1.2.3", "x y", "0"];
    expect(await statusesOf(shop, chains)).toEqual(limited);
    expect(faults()).toEqual(["unreadable"]);
  });

  behindTest("so do those who come without the proxy", async ({ shop }) => {
    expect(await statusesOf(shop, Array(6).fill(null))).toEqual(limited);
    expect(faults()).toEqual(["missing"]);
  });

  behindTest("a forged address does not open the metrics", async ({ shop }) => {
    expect(await metrics(shop, { "x-forwarded-for": "127.0.0.1" })).toBe(404);
  });
});

describe("with METRICS_TOKEN", () => {
  tokenTest("only the token opens the metrics, also on this machine", async ({ shop }) => {
    expect(await metrics(shop)).toBe(404);
    expect(await metrics(shop, { authorization: `Bearer ${token}x` })).toBe(404);
    const headers = { authorization: `Bearer ${token}`, "x-forwarded-for": "203.0.113.9" };
    expect(await metrics(shop, headers)).toBe(200);
  });
});
