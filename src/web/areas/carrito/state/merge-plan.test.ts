import { describe, expect, it } from "vitest";
import { mergeCase, parseMergePlan, planMerge } from "./merge-plan.ts";

const guest = (producto_id: number, cantidad: number) => ({
  producto_id,
  nombre: `P${producto_id}`,
  cantidad,
});
const server = (producto_id: number, cantidad: number, disponible = 99) => ({
  producto_id,
  cantidad,
  disponible,
});
const targets = (input: Parameters<typeof planMerge>[0]) =>
  planMerge(input).lines.map((line) => [line.producto_id, line.target, line.answered]);

describe("planMerge", () => {
  it.each([
    ["both empty", [], [], []],
    ["guest only", [guest(1, 2)], [], [[1, 2, false]]],
    ["server only: nothing to send", [], [server(1, 2)], []],
    ["both: the sum", [guest(1, 2)], [server(1, 3)], [[1, 5, false]]],
    ["both, less stock: the stock", [guest(1, 2)], [server(1, 3, 4)], [[1, 4, false]]],
    [
      "both, sold out: the sum, the server names it",
      [guest(1, 2)],
      [server(1, 3, 0)],
      [[1, 5, false]],
    ],
    ["more than a line can hold", [guest(1, 9999)], [server(1, 9999, 99_999)], [[1, 9999, false]]],
  ])("%s", (_name, guestLines, serverLines, expected) => {
    expect(
      targets({ userId: "7", guest: guestLines, server: serverLines, previous: null }),
    ).toEqual(expected);
  });

  it("keeps the first target when the answer was lost and the server already counts it", () => {
    const input = { userId: "7", guest: [guest(1, 2)], server: [server(1, 3)], previous: null };
    const previous = planMerge(input);
    expect(targets({ ...input, server: [server(1, 5)], previous })).toEqual([[1, 5, false]]);
  });

  it("counts only what the guest added since", () => {
    const previous = planMerge({
      userId: "7",
      guest: [guest(1, 2)],
      server: [server(1, 3)],
      previous: null,
    });
    expect(
      targets({ userId: "7", guest: [guest(1, 4)], server: [server(1, 5)], previous }),
    ).toEqual([[1, 7, false]]);
  });

  it("adds to the server's quantity when the earlier part was answered", () => {
    const { lines } = planMerge({
      userId: "7",
      guest: [guest(1, 2)],
      server: [],
      previous: null,
    });
    const previous = { userId: "7", lines: lines.map((line) => ({ ...line, answered: true })) };
    expect(
      targets({ userId: "7", guest: [guest(1, 3)], server: [server(1, 9)], previous }),
    ).toEqual([[1, 10, false]]);
  });

  it("does not send an answered line again", () => {
    const { lines } = planMerge({
      userId: "7",
      guest: [guest(1, 2)],
      server: [],
      previous: null,
    });
    const previous = { userId: "7", lines: lines.map((line) => ({ ...line, answered: true })) };
    expect(
      targets({ userId: "7", guest: [guest(1, 2)], server: [server(1, 2)], previous }),
    ).toEqual([[1, 2, true]]);
  });

  it("does not reuse the plan of another account", () => {
    const previous = planMerge({
      userId: "7",
      guest: [guest(1, 2)],
      server: [server(1, 3)],
      previous: null,
    });
    expect(targets({ userId: "8", guest: [guest(1, 2)], server: [], previous })).toEqual([
      [1, 2, false],
    ]);
  });
});

describe("mergeCase", () => {
  const line = { producto_id: 1, nombre: "P1", guest: 2, target: 5, answered: false };
  it.each([
    ["guest-only", 2, 0, undefined],
    ["both", 2, 3, undefined],
    ["resumed", 2, 3, line],
    ["answered", 2, 3, { ...line, answered: true }],
    ["changed", 4, 3, line],
  ] as const)("%s", (expected, cantidad, serverCantidad, previous) => {
    expect(mergeCase(cantidad, serverCantidad, previous)).toBe(expected);
  });
});

describe("parseMergePlan", () => {
  it.each([[null], ["{"], ["[]"], ['{"userId":1,"lines":[]}']])("ignores %s", (raw) => {
    expect(parseMergePlan(raw)).toBeNull();
  });
});
