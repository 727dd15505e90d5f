import { describe, expect, it } from "vitest";
import { cleanCode, cleanLine, cleanText } from "./clean-text.ts";

const unseen = [
  ["soft hyphen", "\u00ad"],
  ["grapheme joiner", "\u034f"],
  ["Arabic letter mark", "\u061c"],
  ["Hangul fillers", "\u115f\u1160\u3164\uffa0"],
  ["Khmer vowels", "\u17b4\u17b5"],
  ["Mongolian separators", "\u180b\u180e"],
  ["signs without a width", "\u200b\u200c\u200d\u2060\ufeff"],
  ["marks and turns of direction", "\u200e\u200f\u202a\u202e\u2066\u2069"],
  ["blank Braille", "\u2800"],
  ["variants of a letter", "\ufe00\ufe0f\u{e0100}"],
  ["tags", "\u{e0041}\u{e007f}"],
  ["controls", "\u0000\u0007\u007f\u0080\u009f"],
] as const;

describe("what nobody sees", () => {
  it.each(unseen)("is dropped: %s", (_name, signs) => {
    expect(cleanText(`An${signs}a`)).toBe("Ana");
    expect(cleanText(`${signs}Ana${signs}`)).toBe("Ana");
  });

  it.each(["👩‍🚀", "👩🏽‍🚀", "❤️‍🔥", "❤️", "☎︎", "1️⃣", "🇨🇱"])("stays in an emoji: %s", (emoji) => {
    expect(cleanText(`a${emoji}b`)).toBe(`a${emoji}b`);
  });
});

it("equal letters are equal", () => {
  expect(cleanText("N\u0303andu\u0301")).toBe("Ñandú");
});

it("replaces what is no letter, and keeps tab and line breaks", () => {
  expect(cleanText("a\ud800b")).toBe("a\ufffdb");
  expect(cleanText(" a\tb\r\nc\n")).toBe("a\tb\r\nc");
});

it("a line has one plain space where it has blanks", () => {
  expect(cleanLine("\u3000Ana\u00a0\u2003 \tPérez ")).toBe("Ana Pérez");
});

it("a code is read in plain letters and digits", () => {
  expect(cleanCode("\u202aａｎａ＠ｘ.cl\u202c")).toBe("ana@x.cl");
  expect(cleanCode("１２\u00a0３４")).toBe("12 34");
});
