import { expect, test } from "vitest";
import { searchWords } from "./search-words.ts";

test.each([
  ["", []],
  ["  Pudú   DEL bosque ", ["bosque", "pudu", "del"]],
  ["100% algodón_x \\", ["algodon", "100", "x"]],
  ["%_\\", []],
  ["figura fig gur figura", ["figura"]],
])("%j is looked for as %j", (q, words) => {
  expect(searchWords(q)).toEqual(words);
});

test("of many words the eight longest are looked for", () => {
  const words = searchWords("a bb ccc dddd eeeee ffffff ggggggg hhhhhhhh iiiiiiiii j k l m");
  expect(words).toHaveLength(8);
  expect(words[0]).toBe("iiiiiiiii");
  expect(words).not.toContain("a");
});
