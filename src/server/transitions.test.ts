import { describe, expect, it } from "vitest";
import { findFlaws } from "./transitions.ts";

describe("findFlaws", () => {
  it("finds states that nothing leads to and states that lead nowhere", () => {
    const transitions = { a: ["b", "c"], b: [], c: ["c"], d: ["b"] } as const;
    expect(findFlaws(transitions, { initial: "a", final: ["b"] })).toEqual({
      unreachable: ["d"],
      deadEnds: ["c"],
    });
  });
});
