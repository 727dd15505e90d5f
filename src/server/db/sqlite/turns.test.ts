import { expect, test } from "vitest";
import { createStatementTurns } from "./turns.ts";

test("statements that have had their time let others have a turn between two of them", async () => {
  const takeTurn = createStatementTurns(0);
  const seen: string[] = [];
  setImmediate(() => seen.push("others"));
  for (const name of ["a", "b"]) {
    await takeTurn();
    seen.push(name);
  }
  expect(seen).toEqual(["a", "others", "b"]);
});

test("short statements follow each other in one turn", async () => {
  const takeTurn = createStatementTurns(Number.POSITIVE_INFINITY);
  const seen: string[] = [];
  setImmediate(() => seen.push("others"));
  for (const name of ["a", "b", "c"]) {
    await takeTurn();
    seen.push(name);
  }
  expect(seen).toEqual(["a", "b", "c"]);
});
