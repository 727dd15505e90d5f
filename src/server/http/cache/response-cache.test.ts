import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import type { CachedResponse } from "./compress.ts";
import type { ListAnswer } from "./dependencies.ts";
import type { Changes } from "./freshness.ts";
import { createResponseCache } from "./response-cache.ts";

type Options = Partial<Parameters<typeof createResponseCache>[0]>;

function setUp(options: Options = {}) {
  const changes: Changes = { version: 0, estructura: 0, ediciones: 0, ventas: 0, productos: [] };
  const cache = createResponseCache({ readChanges: async () => changes, ...options });
  /** Another number of units of a producto that `isAvailable`, by a sale or not. */
  async function moveStock(id: number, { isAvailable = true, isSale = false } = {}) {
    const version = ++changes.version;
    if (isSale) changes.ventas = version;
    changes.productos = [{ id, version, offer: { precio: 1000, isAvailable } }];
    await cache.refreshVersion();
  }
  return {
    cache,
    moveStock,
    async change() {
      changes.estructura = ++changes.version;
      changes.productos = [];
      await cache.refreshVersion();
    },
  };
}

const page = (body: string, status = 200) => ({
  status,
  body,
  headers: { "content-type": "text/html" },
});

const withProducto = (body: string, id: number, isAvailable = true) => ({
  ...page(body),
  dependencies: {
    productos: new Map([[id, { precio: 1000, isAvailable }]]),
    ventas: false,
    lists: [] as ListAnswer[],
  },
});

const textOf = ({ ready }: CachedResponse) => String(ready.identity);

describe("createResponseCache", () => {
  it("renders once and answers the same bytes until the catalogue changes", async () => {
    const { cache, change } = setUp();
    let renders = 0;
    const render = async () => page(`body ${++renders}`);
    const first = await cache.get("/", render);
    expect((await cache.get("/", render)).etags.identity).toBe(first.etags.identity);
    await change();
    expect((await cache.get("/", render)).ready.identity?.toString()).toBe("body 2");
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

  it("lets all wait for the one render after a change that binds", async () => {
    const { cache, change } = setUp();
    await cache.get("/", async () => page("old"));
    await change();
    const gate = Promise.withResolvers<void>();
    const slow = cache.get("/", async () => {
      await gate.promise;
      return page("new");
    });
    const meanwhile = cache.get("/", async () => page("never"), { mayLag: true });
    gate.resolve();
    expect([textOf(await meanwhile), textOf(await slow)]).toEqual(["new", "new"]);
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
    expect(after.ready.identity?.toString()).toBe("after");
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
    expect((await cache.get("/a", async () => page("a3"))).ready.identity?.toString()).toBe("a1");
    expect((await cache.get("/b", async () => page("b2"))).ready.identity?.toString()).toBe("b2");
  });

  it("keeps what was asked for twice, however much is asked for once", async () => {
    const { cache } = setUp({ maxEntries: 32 });
    for (const key of ["/", "/tienda", "/", "/tienda"]) await cache.get(key, async () => page(key));
    for (let word = 0; word < 50; word++) await cache.get(`/?q=${word}`, async () => page("found"));
    expect([cache.has("/"), cache.has("/tienda")]).toEqual([true, true]);
    expect(cache.stats().entries).toBeLessThanOrEqual(32);
    expect(cache.has("/?q=0")).toBe(false);
  });

  it("renders again only what shows the producto that was sold", async () => {
    const { cache, moveStock } = setUp();
    await cache.get("/1", async () => withProducto("one", 1));
    await cache.get("/2", async () => withProducto("two", 2));
    await cache.get("/nosotros", async () => page("about"));
    await moveStock(1, { isSale: true });
    expect([cache.isFree("/1"), cache.isFree("/2"), cache.isFree("/nosotros")]).toEqual([
      false,
      true,
      true,
    ]);
    const again = await cache.get("/1", async () => withProducto("one less", 1));
    expect(textOf(again)).toBe("one less");
    expect(cache.find("/1")).toBe(again);
  });

  it("does not keep as new what shows a producto that was sold during the render", async () => {
    const { cache, moveStock } = setUp();
    const gate = Promise.withResolvers<void>();
    const early = cache.get("/1", async () => {
      await gate.promise;
      return withProducto("five", 1);
    });
    await moveStock(1);
    gate.resolve();
    await early;
    expect(textOf(await cache.get("/1", async () => withProducto("four", 1)))).toBe("four");
  });

  it("serves a page with other units for a moment, and never one that is sold out since", async () => {
    const { cache, moveStock } = setUp({ isStrained: () => false });
    const gate = Promise.withResolvers<void>();
    const ask = (body: string, mayLag: boolean, isAvailable = true) =>
      cache.get("/1", async () => withProducto(body, 1, isAvailable), { mayLag });
    let renders = 0;
    await cache.get("/1", async () => {
      if (++renders > 1) await gate.promise;
      return withProducto(`render ${renders}`, 1);
    });
    await moveStock(1);
    expect(textOf(await ask("own", true))).toBe("render 1");
    gate.resolve();
    await expect.poll(async () => textOf(await ask("own", true))).toBe("render 2");
    await moveStock(1);
    expect(textOf(await ask("the list of the API", false))).toBe("the list of the API");
    await moveStock(1, { isAvailable: false });
    expect(textOf(await ask("sold out", true, false))).toBe("sold out");
  });

  it("renders ahead what was asked for often, in the encodings that were asked for", async () => {
    const { cache, change } = setUp();
    let renders = 0;
    const render = async () => page(`body ${++renders} `.repeat(100));
    const once = async () => page("once");
    await cache.get("/", render);
    await (await cache.get("/", render)).encode("br");
    await cache.get("/once", once);
    await change();
    await expect.poll(() => cache.find("/")?.ready.br).toBeDefined();
    expect(renders).toBe(2);
    expect(cache.find("/once")).toBeUndefined();
    expect(cache.stats().ahead).toBe(1);
  });

  it("renders nothing ahead under load, nor once it has stopped", async () => {
    let isStrained = true;
    const { cache, change } = setUp({ isStrained: () => isStrained });
    for (let time = 0; time < 2; time++) await cache.get("/", async () => page("body"));
    await change();
    isStrained = false;
    await cache.stop();
    await change();
    expect(cache.stats()).toMatchObject({ renders: 1, ahead: 0 });
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
    expect((await cache.get("/", away)).ready.identity?.toString()).toBe("last");
    const busy = async () => page("busy", 503);
    expect((await cache.get("/", busy)).ready.identity?.toString()).toBe("last");
    await expect(cache.get("/otra", away)).rejects.toThrow("away");
    expect((await cache.get("/otra", busy)).status).toBe(503);
    expect((await cache.get("/", async () => page("new"))).ready.identity?.toString()).toBe("new");
  });
});
