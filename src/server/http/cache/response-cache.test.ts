import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { createResponseCache } from "./response-cache.ts";

function setUp(options: Partial<Parameters<typeof createResponseCache>[0]> = {}) {
  let version = 1;
  const cache = createResponseCache({ readVersion: async () => version, ...options });
  return {
    cache,
    async change() {
      version++;
      await cache.refreshVersion();
    },
  };
}

const page = (body: string, status = 200) => ({
  status,
  body,
  headers: { "content-type": "text/html" },
});

describe("createResponseCache", () => {
  it("renders once and answers the same bytes until the catalogue changes", async () => {
    const { cache, change } = setUp();
    let renders = 0;
    const render = async () => page(`body ${++renders}`);
    const first = await cache.get("/", render);
    expect((await cache.get("/", render)).etags.identity).toBe(first.etags.identity);
    await change();
    expect((await cache.get("/", render)).identity.toString()).toBe("body 2");
    expect(renders).toBe(2);
  });

  it("shares one render between those who ask at once", async () => {
    const { cache } = setUp();
    let renders = 0;
    const render = async () => page(`body ${++renders}`);
    const entries = await Promise.all(Array.from({ length: 20 }, () => cache.get("/", render)));
    expect(renders).toBe(1);
    expect(new Set(entries).size).toBe(1);
  });

  it("serves the last body while a new one is being rendered", async () => {
    const { cache, change } = setUp();
    await cache.get("/", async () => page("old"));
    await change();
    const gate = Promise.withResolvers<void>();
    const slow = cache.get("/", async () => {
      await gate.promise;
      return page("new");
    });
    const meanwhile = await cache.get("/", async () => page("never"));
    gate.resolve();
    expect(meanwhile.identity.toString()).toBe("old");
    expect((await slow).identity.toString()).toBe("new");
  });

  it("does not keep as new what began before a change", async () => {
    const { cache, change } = setUp();
    const gate = Promise.withResolvers<void>();
    const early = cache.get("/", async () => {
      await gate.promise;
      return page("before");
    });
    await change();
    gate.resolve();
    await early;
    const after = await cache.get("/", async () => page("after"));
    expect(after.identity.toString()).toBe("after");
  });

  it("keeps no failure: neither an error status nor a render that threw", async () => {
    const { cache } = setUp();
    await cache.get("/a", async () => page("sorry", 503));
    expect((await cache.get("/a", async () => page("fine"))).status).toBe(200);
    await expect(cache.get("/b", () => Promise.reject(new Error("broken")))).rejects.toThrow(
      "broken",
    );
    expect((await cache.get("/b", async () => page("fine"))).status).toBe(200);
  });

  it("forgets what was used longest ago beyond its bound", async () => {
    const { cache } = setUp({ maxEntries: 16 });
    await cache.get("/a", async () => page("a1"));
    await cache.get("/b", async () => page("b1"));
    await cache.get("/a", async () => page("a2"));
    await cache.get("/c", async () => page("c1"));
    await cache.get("/d", async () => page("d1"));
    expect((await cache.get("/a", async () => page("a3"))).identity.toString()).toBe("a1");
    expect((await cache.get("/b", async () => page("b2"))).identity.toString()).toBe("b2");
  });

  it("keeps what was asked for twice, however much is asked for once", async () => {
    const { cache } = setUp({ maxEntries: 32 });
    for (const key of ["/", "/tienda", "/", "/tienda"]) await cache.get(key, async () => page(key));
    for (let word = 0; word < 50; word++) await cache.get(`/?q=${word}`, async () => page("found"));
    expect([cache.has("/"), cache.has("/tienda")]).toEqual([true, true]);
    expect(cache.stats().entries).toBeLessThanOrEqual(32);
    expect(cache.has("/?q=0")).toBe(false);
  });

  it("says which address would be rendered now", async () => {
    const { cache, change } = setUp();
    const gate = Promise.withResolvers<void>();
    expect(cache.isFree("/")).toBe(false);
    const slow = cache.get("/", async () => {
      await gate.promise;
      return page("slow");
    });
    expect(cache.isFree("/")).toBe(true);
    gate.resolve();
    await slow;
    expect(cache.isFree("/")).toBe(true);
    await change();
    expect(cache.isFree("/")).toBe(false);
  });

  it("holds each body whole in every encoding, each with its own tag", async () => {
    const { cache } = setUp();
    const text = "capa por capa ".repeat(200);
    const { encode, etags } = await cache.get("/", async () => page(text));
    expect(brotliDecompressSync(await encode("br")).toString()).toBe(text);
    expect(gunzipSync(await encode("gzip")).toString()).toBe(text);
    expect(new Set(Object.values(etags)).size).toBe(3);
  });

  it("serves the last body, however old, while nothing can be rendered for an outage", async () => {
    const isOutage = (error: unknown) => (error as Error).message === "away";
    const { cache, change } = setUp({ isOutage });
    await cache.get("/", async () => page("last"));
    await change();
    const away = async () => {
      throw new Error("away");
    };
    expect((await cache.get("/", away)).identity.toString()).toBe("last");
    const busy = async () => page("busy", 503);
    expect((await cache.get("/", busy)).identity.toString()).toBe("last");
    await expect(cache.get("/otra", away)).rejects.toThrow("away");
    expect((await cache.get("/otra", busy)).status).toBe(503);
    expect((await cache.get("/", async () => page("new"))).identity.toString()).toBe("new");
  });
});
