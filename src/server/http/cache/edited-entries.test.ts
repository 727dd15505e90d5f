import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  type Dependencies,
  joinDependencies,
  type ListAnswer,
  type Offer,
} from "./dependencies.ts";
import type { Changes } from "./freshness.ts";
import { createResponseCache } from "./response-cache.ts";

const offer = { precio: 1000, isAvailable: true };
const nothing: Dependencies = { productos: new Map(), ventas: false, lists: [] };

type Lagging = { mayLag?: boolean; own?: number };

function setUp() {
  const changes: Changes = { version: 0, estructura: 0, ediciones: 0, ventas: 0, productos: [] };
  const cache = createResponseCache({ readChanges: async () => changes });
  async function change(raised: Partial<Changes>, changed: [id: number, now: Offer][] = []) {
    const version = ++changes.version;
    Object.assign(changes, raised);
    changes.productos = changed.map(([id, now]) => ({ id, version, offer: now }));
    await cache.refreshVersion();
  }
  const state = { rows: "1, 2", count: "2", asked: 0, isAway: false };
  const list = (isCounted: boolean): ListAnswer => ({
    key: "list",
    digests: { rows: state.rows, count: state.count },
    isCounted,
    async ask() {
      state.asked++;
      if (state.isAway) throw new Error("away");
      return { rows: state.rows, count: state.count };
    },
  });
  let renders = 0;
  const counts = () => ({ renders, asked: state.asked });
  return {
    cache,
    state,
    list,
    counts,
    /** The text is how many renders there were. */
    async read(key: string, shown: () => Dependencies, asking: Lagging = {}): Promise<string> {
      const render = async () => ({ body: String(++renders), headers: {}, dependencies: shown() });
      return String((await cache.get(key, render, asking)).ready.identity);
    },
    edit: (...changed: [id: number, now: Offer][]) =>
      change({ ediciones: changes.version + 1 }, changed),
    sell: (...changed: [id: number, now: Offer][]) =>
      change({ ventas: changes.version + 1 }, changed),
  };
}

const shows = (id: number, now: Offer = offer): Dependencies => ({
  ...nothing,
  productos: new Map([[id, now]]),
});

describe("after an edit", () => {
  test.for<[string, Offer]>([
    ["another precio", { ...offer, precio: 900 }],
    ["sold out", { ...offer, isAvailable: false }],
    ["hidden", null],
  ])("an entry never shows a producto as it was: %s", async ([, now]) => {
    const { read, edit } = setUp();
    expect(await read("/1", () => shows(1))).toBe("1");
    await edit([1, now]);
    expect(await read("/1", () => shows(1, now), { mayLag: true })).toBe("2");
  });

  test("a page that said that a producto is not there is rendered when it is back", async () => {
    const { read, edit } = setUp();
    await read("/1", () => shows(1, null));
    await edit([2, offer]);
    expect(await read("/1", () => shows(1), { mayLag: true })).toBe("1");
    await edit([1, offer]);
    expect(await read("/1", () => shows(1), { mayLag: true })).toBe("2");
  });

  test("only the producto's own page never lags", async () => {
    const { read, edit } = setUp();
    await read("/producto/1", () => shows(1));
    await read("/", () => shows(1));
    await edit([1, offer]);
    expect(await read("/producto/1", () => shows(1), { mayLag: true, own: 1 })).toBe("3");
    expect(await read("/", () => shows(1), { mayLag: true, own: 9 })).toBe("2");
  });

  test("what cannot be told is rendered again, after a sale it is not", async () => {
    const { read, edit, sell } = setUp();
    const unknown = () => ({ ...nothing, lists: null });
    await read("/sitemap.xml", unknown);
    await sell([1, offer]);
    expect(await read("/sitemap.xml", unknown, { mayLag: true })).toBe("1");
    await edit([1, offer]);
    expect(await read("/sitemap.xml", unknown, { mayLag: true })).toBe("2");
  });

  test("entries with one list ask for it once, and are kept while it is the same", async () => {
    const { read, edit, list, counts, state, cache } = setUp();
    const shown = () => ({ ...nothing, lists: [list(true)] });
    for (const key of ["/a", "/b", "/c"]) await read(key, shown);
    await edit([9, offer]);
    for (const key of ["/a", "/b", "/c"]) await read(key, shown);
    expect(counts()).toEqual({ renders: 3, asked: 1 });
    expect(cache.stats()).toMatchObject({ kept: 3, hits: 3 });
    expect(cache.find("/a")).toBeDefined();
    state.rows = "2, 1";
    await edit([9, offer]);
    expect(await read("/a", shown)).toBe("4");
    expect(await read("/b", shown)).toBe("5");
    expect(counts().asked).toBe(2);
  });

  test("how many there are matters only where it was read", async () => {
    const { read, edit, list, state } = setUp();
    const shelf = () => ({ ...nothing, lists: [list(false)] });
    const counted = () => ({ ...nothing, lists: [list(true)] });
    await read("/shelf", shelf);
    await read("/list", counted);
    state.count = "3";
    await edit([9, offer]);
    expect(await read("/shelf", shelf)).toBe("1");
    expect(await read("/list", counted)).toBe("3");
  });

  test("a list that cannot be asked for is no reason to keep an entry", async () => {
    const { read, edit, list, state } = setUp();
    const shown = () => ({ ...nothing, lists: [list(true)] });
    await read("/", shown);
    state.isAway = true;
    await edit([9, offer]);
    expect(await read("/", shown)).toBe("2");
  });

  test("an entry that was kept is stale after the next change of what it shows", async () => {
    const { read, edit, sell, list } = setUp();
    const shown = () => ({ ...shows(1), lists: [list(true)] });
    await read("/", shown);
    await edit([9, offer]);
    expect(await read("/", shown)).toBe("1");
    await sell([1, { ...offer, isAvailable: false }]);
    expect(await read("/", shown, { mayLag: true })).toBe("2");
  });

  test("a list that was asked for before an edit says nothing after it", async () => {
    const { read, edit, list, state, counts } = setUp();
    const shown = () => ({ ...nothing, lists: [list(true)] });
    await read("/a", shown);
    await read("/b", shown);
    await edit([9, offer]);
    await read("/a", shown);
    state.rows = "1";
    await edit([9, offer]);
    expect(await read("/b", shown)).not.toBe("2");
    expect(counts().asked).toBe(2);
  });

  test("two answers of one page that differ make it stale", async () => {
    const { read, edit } = setUp();
    const cheaper = { ...offer, precio: 900 };
    await read("/", () => joinDependencies([shows(1), shows(1, cheaper)]));
    await edit([1, cheaper]);
    expect(await read("/", () => shows(1, cheaper), { mayLag: true })).toBe("2");
  });
});

describe("old bytes", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["performance"] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test("serve half a second after the first change, however many follow", async () => {
    const { read, edit } = setUp();
    const ask = () => read("/", () => shows(1), { mayLag: true });
    await ask();
    for (let time = 0; time < 3; time++) {
      await edit([1, offer]);
      // Nothing is rendered ahead that was asked for once.
      vi.advanceTimersByTime(200);
    }
    expect(await ask()).toBe("2");
  });

  test("do not serve whoever asks for the first time long after the change", async () => {
    const { read, edit } = setUp();
    const ask = () => read("/", () => shows(1), { mayLag: true });
    await ask();
    await edit([1, offer]);
    vi.advanceTimersByTime(60_000);
    await edit([2, offer]);
    expect(await ask()).toBe("2");
  });

  test("serve at once, while a new page is rendered", async () => {
    const { read, edit, counts } = setUp();
    const ask = () => read("/", () => shows(1), { mayLag: true });
    await ask();
    await edit([1, offer]);
    expect(await ask()).toBe("1");
    await expect.poll(() => counts().renders).toBe(2);
    expect(await ask()).toBe("2");
  });
});
