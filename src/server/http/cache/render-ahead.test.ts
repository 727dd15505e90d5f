import { expect, test, vi } from "vitest";
import { createResponseCache } from "./response-cache.ts";

test("renders nothing ahead that nobody has asked for since a minute", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  try {
    let version = 0;
    const cache = createResponseCache({
      readChanges: async () => ({
        ...{ version, estructura: version, ediciones: 0, ventas: 0 },
        productos: [],
      }),
    });
    const render = async () => ({ body: "body", headers: {} });
    for (let time = 0; time < 2; time++) await cache.get("/", render);
    for (const rendersAhead of [1, 2, 2]) {
      vi.advanceTimersByTime(25_000);
      version++;
      await cache.refreshVersion();
      await expect.poll(() => cache.stats().ahead).toBe(rendersAhead);
    }
    await cache.stop();
    expect(cache.stats()).toMatchObject({ renders: 3, ahead: 2 });
  } finally {
    vi.useRealTimers();
  }
});
