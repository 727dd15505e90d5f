import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { memoryStorage } from "#web/app/browser/browser-storage.ts";
import { createDraftStore } from "./draft-store.ts";

const hourMs = 3_600_000;
const TextSchema = z.strictObject({ texto: z.string() });
const mine = { userId: "7", form: "nota:1" };
const other = { userId: "8", form: "nota:1" };

function setUp(initial: Record<string, string> = {}) {
  const storage = memoryStorage(initial);
  const clock = { nowMs: 1_000_000 };
  return { storage, clock, drafts: createDraftStore({ storage, nowMs: () => clock.nowMs }) };
}

describe("a draft", () => {
  it("can be read each time its form opens, until it is removed", () => {
    const { drafts, storage } = setUp();
    drafts.save(mine, { texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    drafts.remove(mine);
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("belongs to one form", () => {
    const { drafts } = setUp();
    const second = { ...mine, form: "nota:2" };
    drafts.save(mine, { texto: "Hola" });
    drafts.save(second, { texto: "Chao" });
    drafts.remove(mine);
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(drafts.read(second, TextSchema)).toEqual({ texto: "Chao" });
  });

  it("is deleted after a day without anybody opening its form, whoever wrote it", () => {
    const { drafts, clock, storage } = setUp();
    drafts.save(mine, { texto: "Hola" });
    clock.nowMs += 24 * hourMs - 1;
    drafts.prune();
    expect(storage.get("keptDrafts")).not.toBeNull();
    clock.nowMs += 1;
    drafts.prune();
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("expires after a day", () => {
    const { drafts, clock, storage } = setUp();
    drafts.save(mine, { texto: "Hola" });
    clock.nowMs += 24 * hourMs - 1;
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    clock.nowMs += 1;
    expect(drafts.read(mine, TextSchema)).toBeNull();
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("is not shown to another person and is deleted when they ask", () => {
    const { drafts } = setUp();
    drafts.save(mine, { texto: "Hola" });
    expect(drafts.read(other, TextSchema)).toBeNull();
    expect(drafts.read(mine, TextSchema)).toBeNull();
  });

  it("is listed by its form's name for its own person only", () => {
    const { drafts, storage } = setUp();
    drafts.save(mine, { texto: "Hola" });
    expect(drafts.names("7")).toEqual(["nota:1"]);
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
    expect(drafts.names("8")).toEqual([]);
    expect(storage.get("keptDrafts")).toBeNull();
  });

  it("of another shape is null", () => {
    const { drafts } = setUp();
    drafts.save(mine, { otro: "Hola" });
    expect(drafts.read(mine, TextSchema)).toBeNull();
  });

  it.each([
    "{",
    "null",
    '{"userId":"7"}',
    '{"userId":"7","forms":[]}',
    '{"userId":"7","forms":{"nota:1":{"content":{"texto":"A"}}}}',
    '{"userId":"7","forms":{"nota:1":{"atMs":999999,"content":4}}}',
  ])("that cannot be parsed is null: %s", (stored) => {
    const { drafts } = setUp({ keptDrafts: stored });
    expect(drafts.read(mine, TextSchema)).toBeNull();
    drafts.save(mine, { texto: "Hola" });
    expect(drafts.read(mine, TextSchema)).toEqual({ texto: "Hola" });
  });
});
