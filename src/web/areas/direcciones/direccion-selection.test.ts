import { describe, expect, it } from "vitest";
import { selectedId } from "./direccion-selection.ts";

describe("selectedId", () => {
  it.each([
    ["the first one until something was chosen", undefined, [3, 5], 3],
    ["the chosen one", 5, [3, 5], 5],
    ["none after the chosen one was deleted", null, [3, 5], null],
    ["none when the chosen one is gone", 9, [3, 5], null],
    ["none without addresses", undefined, [], null],
  ])("%s", (_name, choice, ids, expected) => {
    expect(
      selectedId(
        choice,
        ids.map((id) => ({ id })),
      ),
    ).toBe(expected);
  });
});
