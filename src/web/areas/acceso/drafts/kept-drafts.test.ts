import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createKeptDrafts } from "./kept-drafts.ts";

const hourMs = 3_600_000;
const TextSchema = z.strictObject({ texto: z.string() });
const mine = { userId: "7", form: "nota:1" };
const other = { userId: "8", form: "nota:1" };

function setUp(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const clock = { nowMs: 1_000_000 };
  return { storage, clock, drafts: createKeptDrafts({ storage, nowMs: () => clock.nowMs }) };
}

describe("a kept draft", () => {
  it("is read as often as its form opens, until it is dropped", () => {
    const { drafts, storage } = setUp();
    drafts.keep(mine, { texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    drafts.drop(mine);
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("belongs to one form", () => {
    const { drafts } = setUp();
    const second = { ...mine, form: "nota:2" };
    drafts.keep(mine, { texto: "Hola" });
    drafts.keep(second, { texto: "Chao" });
    drafts.drop(mine);
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(drafts.read(second, TextSchema)).toEqual({ texto: "Chao" });
  });

  it("is gone after a day", () => {
    const { drafts, clock, storage } = setUp();
    drafts.keep(mine, { texto: "Hola" });
    clock.nowMs += 24 * hourMs - 1;
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    clock.nowMs += 1;
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("is neither shown to another person nor kept once they were here", () => {
    const { drafts } = setUp();
    drafts.keep(mine, { texto: "Hola" });
    expect(drafts.read(other, TextSchema)).toBeNull();
    expect(drafts.read(mine, TextSchema)).toBeNull();
  });

  it("is known to wait by its form's name, for its own person", () => {
    const { drafts, storage } = setUp();
    drafts.keep(mine, { texto: "Hola" });
    expect(drafts.waiting("7")).toEqual(["nota:1"]);
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    expect(drafts.waiting("8")).toEqual([]);
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("of another shape is none", () => {
    const { drafts } = setUp();
    drafts.keep(mine, { otro: "Hola" });
    expect(drafts.read(mine, TextSchema)).toBeNull();
  });

  it.each([
    "{",
    "null",
    '{"userId":"7"}',
    '{"userId":"7","forms":[]}',
    '{"userId":"7","forms":{"nota:1":{"content":{"texto":"A"}}}}',
    '{"userId":"7","forms":{"nota:1":{"atMs":999999,"content":4}}}',
  ])("that cannot be read is none: %s", (stored) => {
    const { drafts } = setUp({ keptDrafts: stored });
    expect(drafts.read(mine, TextSchema)).toBeNull();
    drafts.keep(mine, { texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
  });
});
