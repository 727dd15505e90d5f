import { describe, expect, test } from "vitest";
import type { Campo } from "#contract/schemas/campos.ts";
import { checkValor } from "../producto/personalizacion.ts";
import { plainBox } from "./alphabet.ts";
import { drawText } from "./draw-text.ts";
import { glyphOf } from "./glyph.ts";
import { readStrokes } from "./strokes.ts";

const campo: Campo = {
  ...{ clave: "nombre", etiqueta: "Nombre", tipo: "texto", obligatorio: true },
  max: 12,
  precio: 0,
};
const isAllowed = (sign: string) => "valor" in checkValor(campo, sign);
const signsBetween = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i));
const box = JSON.stringify(readStrokes(plainBox));
const isBox = (sign: string) => JSON.stringify(glyphOf(sign.normalize("NFD")).strokes) === box;
const numbersOf = (text: string) =>
  drawText(text)
    .d.match(/-?[\d.]+/g)
    ?.map(Number) ?? [];
const heightsOf = (text: string) => numbersOf(text).filter((_, i) => i % 2 === 1);

/** Latin-1 and Latin Extended-A: every language of Europe; and the quotes and dashes of a Spanish keyboard. */
const signs = [...signsBetween(0x21, 0x7e), ...signsBetween(0xa1, 0x17f), ..."‘’“”–—…"].filter(
  isAllowed,
);

describe("the alphabet of pieces", () => {
  test("is asked for more than 300 signs", () => {
    expect(signs.length).toBeGreaterThan(300);
  });

  test.for(signs)("draws %s, wider than nothing and inside its box", (sign) => {
    const drawing = drawText(sign);
    expect(drawing.d).not.toBe(drawText("\u{1f436}").d);
    expect(drawText(`${sign}${sign}`).width).toBeGreaterThan(drawing.width);
    const numbers = numbersOf(sign);
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(7);
    expect(Math.max(...numbers.filter((_, i) => i % 2 === 0))).toBeLessThan(drawing.width - 6);
    expect(Math.max(...heightsOf(sign))).toBeLessThan(drawing.height - 6);
  });

  test.for(["\u{1f436}", "Ж", "ƕ", "\u0301"])("draws a plain box for %s", (sign) => {
    expect(isBox(sign)).toBe(true);
  });

  test("an accent leaves the letter as wide as it was, and has lines of its own", () => {
    for (const [sign, base] of ["ÑN", "ñn", "Áa".toUpperCase(), "üu", "çc", "ğg", "ếe", "åa"]) {
      expect(drawText(`x${sign}x`).width).toBe(drawText(`x${base}x`).width);
      expect(drawText(`x${sign}x`).d).not.toBe(drawText(`x${base}x`).d);
    }
    expect(drawText("xíx").width).toBe(drawText("xix").width);
  });

  test("every accent of a letter that may be typed is drawn", () => {
    const lost = signsBetween(0xc0, 0x1ef9)
      .filter((sign) => isAllowed(sign))
      .map((sign) => sign.normalize("NFD"))
      .filter((sign) => sign.length > 1 && !isBox(sign[0] ?? ""))
      .filter((sign) => {
        const before = glyphOf([...sign].slice(0, -1).join("")).strokes.length;
        return glyphOf(sign).strokes.length <= before - (/^[ij]/.test(sign) ? 1 : 0);
      });
    expect(lost).toEqual([]);
  });

  test("a ligature without strokes of its own is drawn as its letters", () => {
    expect(drawText("ĳ")).toEqual(drawText("ij"));
  });
});

describe("a text", () => {
  test("is the same however its accents were typed, and each time", () => {
    expect(drawText("Ñandu\u0301")).toEqual(drawText("Ñandú"));
    expect(drawText("Ñandú")).toEqual(drawText("Ñandú"));
  });

  test("stacks its lines, each in the middle", () => {
    const [one, two, three] = ["Ana", "Ana\nAna", "Ana\nAna\nAna"].map(drawText);
    expect(two?.width).toBe(one?.width);
    expect((two?.height ?? 0) - (one?.height ?? 0)).toBeGreaterThan(150);
    expect((three?.height ?? 0) - (two?.height ?? 0)).toBe((two?.height ?? 0) - (one?.height ?? 0));
    const [first] = numbersOf("I\nMMM");
    expect(first).toBeCloseTo(drawText("MMM").width / 2, 0);
  });

  test("keeps its height and width while letters with and without tails and accents are typed", () => {
    expect(new Set(["A", "Ñ", "g", "Åg", "."].map((text) => drawText(text).height)).size).toBe(1);
  });

  test("without letters draws nothing, as wide as its margins", () => {
    for (const text of ["", " ", "\n"]) {
      expect(drawText(text).d).toBe("");
      expect(drawText(text).width).toBeGreaterThan(0);
    }
  });

  test("a space is wider than none, at the ends it is nothing", () => {
    expect(drawText("A A").width).toBeGreaterThan(drawText("AA").width);
    expect(drawText(" A ").width).toBe(drawText("A").width);
  });

  test("slanted sides stand closer than stems", () => {
    const between = (pair: string) => {
      const [a = "", b = ""] = pair;
      return drawText(pair).width - drawText(a).width - drawText(b).width;
    };
    expect(between("AV")).toBeLessThan(between("HI"));
  });
});
