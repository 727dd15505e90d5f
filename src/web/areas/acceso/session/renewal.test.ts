import { describe, expect, it } from "vitest";
import type { ApiResult } from "#contract/client.ts";
import { fakeToken } from "#tests/support/vitest/fake-token.ts";
import { createRenewal } from "./renewal.ts";

const hourMs = 3_600_000;
const startMs = 1_000_000;
/** Lives from second 1000 to second 4600. */
const token = fakeToken();
const renewed = fakeToken({ iat: 2_800, exp: 6_400 });

type Setting = { token: string | null; nowMs: number; skewMs: number; isVisible: boolean };

function setUp(overrides: Partial<Setting> = {}) {
  const now = { token, nowMs: startMs + hourMs / 2, skewMs: 0, isVisible: true, ...overrides };
  const calls: string[] = [];
  const answers: ApiResult<"renewSession">[] = [];
  /** Act of another tab while this one waited for the lock. */
  const meanwhile = { act: () => {} };
  const renewal = createRenewal({
    nowMs: () => now.nowMs,
    isVisible: () => now.isVisible,
    session: {
      token: () => now.token,
      skewMs: () => now.skewMs,
      syncWithStorage: () => meanwhile.act(),
      replace: (next, { instead }) => {
        if (now.token === instead) now.token = next;
      },
    },
    lock: (act) => act(),
    renew: async () => {
      calls.push(now.token ?? "");
      return answers.shift() ?? success(renewed);
    },
  });
  return { now, calls, answers, meanwhile, onUse: renewal.onUse };
}

function success(next: string): ApiResult<"renewSession"> {
  return { ok: true, status: 200, data: { token: next }, headers: {} };
}

function failure(
  status: number,
  retryAfterSeconds: number | null = null,
): ApiResult<"renewSession"> {
  return { ok: false, status, error: null, campos: {}, disponible: null, retryAfterSeconds };
}

describe("the renewal of a session", () => {
  it("waits until half of the token's life is over", async () => {
    const { now, calls, onUse } = setUp({ nowMs: startMs + hourMs / 2 - 1 });
    await onUse();
    expect(calls).toEqual([]);
    now.nowMs += 1;
    await onUse();
    expect(now.token).toBe(renewed);
  });

  it.each([
    ["two hours ahead", 2 * hourMs],
    ["two hours behind", -2 * hourMs],
  ])("counts on the server's clock when the browser's is %s", async (_name, offsetMs) => {
    const due = startMs + hourMs / 2 + offsetMs;
    const { now, calls, onUse } = setUp({ nowMs: due - 1_000, skewMs: -offsetMs });
    await onUse();
    expect(calls).toEqual([]);
    now.nowMs = due;
    await onUse();
    expect(calls).toHaveLength(1);
  });

  it.each([
    ["nobody is logged in", { token: null }],
    ["the tab is hidden", { isVisible: false }],
    ["the token is corrupt", { token: "roto" }],
  ])("does nothing while %s", async (_name, overrides) => {
    const { calls, onUse } = setUp(overrides);
    await onUse();
    expect(calls).toEqual([]);
  });

  it("asks once for many signs of use at a time", async () => {
    const { calls, onUse } = setUp();
    await Promise.all([onUse(), onUse(), onUse()]);
    await onUse();
    expect(calls).toHaveLength(1);
  });

  it("takes the token that another tab got while this one waited", async () => {
    const { now, calls, meanwhile, onUse } = setUp();
    meanwhile.act = () => {
      now.token = renewed;
    };
    await onUse();
    expect(calls).toEqual([]);
    expect(now.token).toBe(renewed);
  });

  it("does not bring back a session that ended during the call", async () => {
    const { now, meanwhile, onUse, answers } = setUp();
    answers.push(success(renewed));
    meanwhile.act = () => queueMicrotask(() => (now.token = null));
    await onUse();
    expect(now.token).toBeNull();
  });
});

describe("a renewal that fails", () => {
  it.each([
    ["no connection", failure(0), 30_000],
    ["a server in trouble", failure(503), 30_000],
    ["a server that names its pause", failure(429, 120), 120_000],
  ])("is tried again at the next use after a pause: %s", async (_name, answer, pauseMs) => {
    const { now, calls, answers, onUse } = setUp();
    answers.push(answer);
    await onUse();
    now.nowMs += pauseMs - 1;
    await onUse();
    expect(calls).toHaveLength(1);
    now.nowMs += 1;
    await onUse();
    expect(calls).toHaveLength(2);
    expect(now.token).toBe(renewed);
  });

  it("survives an error of the lock", async () => {
    const renewal = createRenewal({
      nowMs: () => startMs + hourMs,
      isVisible: () => true,
      session: { token: () => token, skewMs: () => 0, syncWithStorage() {}, replace() {} },
      lock: () => Promise.reject(new Error("no locks here")),
      renew: async () => failure(0),
    });
    await expect(renewal.onUse()).resolves.toBeUndefined();
  });

  it("asks at a slow pace for the short tokens before the absolute end", async () => {
    const { now, calls, answers, onUse } = setUp();
    answers.push(success(fakeToken({ iat: 2_800, exp: 2_804 })));
    await onUse();
    now.nowMs += 10_000;
    await onUse();
    expect(calls).toHaveLength(1);
  });
});
