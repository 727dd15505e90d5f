import { expect, it } from "vitest";
import { retractoOf, retractoSentence, toldLine } from "./retracto.ts";

const plain = toldLine({});
const told = toldLine({ a_medida: true });
const untold = { a_medida: true, sin_retracto: false };

it.each([
  { name: "nothing is made to measure", lines: [plain, plain], words: ["", ""] },
  { name: "all is", lines: [told], words: ["A tu medida: sin retracto"] },
  {
    name: "one of two is",
    lines: [plain, told],
    words: ["10 días para arrepentirte", "A tu medida: sin retracto"],
  },
  { name: "nobody was told", lines: [untold], words: ["10 días para arrepentirte"] },
])("each line says what it has when $name", ({ lines, words }) => {
  expect(lines.map((line) => retractoOf(line, lines))).toEqual(words);
});

it.each([
  { name: "plain ones", lines: [plain], days: true, none: false },
  { name: "one whose buyer was not told", lines: [untold], days: true, none: false },
  { name: "both kinds", lines: [plain, told], days: true, none: true },
  { name: "only what is made to measure", lines: [told, told], days: false, none: true },
])("one sentence says it for $name, and names the garantía of all", ({ lines, days, none }) => {
  const sentence = retractoSentence(lines);
  expect(sentence.includes("10 días")).toBe(days);
  expect(sentence.includes("no tiene retracto")).toBe(none);
  expect(sentence).toContain("6 meses de garantía legal");
});
