import { alphabet } from "./alphabet.ts";
import { type Glyph, glyphOf } from "./glyph.ts";
import type { Point, Stroke } from "./strokes.ts";

/** Width of the strokes, in hundredths of a capital. */
export const weight = 14;

const gap = 35;
const space = 40;
/** From baseline to baseline, above the first one and below the last: accents and tails have room. */
const line = { pitch: 182, above: 150, below: 42 };
/** At both ends of a line: an accent may be wider than its letter. */
const margin = 28;

export type Drawing = {
  /** Path of SVG for strokes that are `weight` wide with round ends and corners. */
  d: string;
  width: number;
  height: number;
};

/** Lines below each other, each in the middle; deterministic. */
export function drawText(text: string): Drawing {
  const lines = text.split("\n").map(layOut);
  const width = Math.max(...lines.map((it) => it.width)) + 2 * margin;
  const top = reach(lines[0], line.above, ({ top }) => top);
  const below = reach(lines.at(-1), line.below, ({ bottom }) => -bottom);
  const down = (lines.length - 1) * line.pitch;
  const d = lines.flatMap(({ letters, width: own }, row) => {
    const from = { x: (width - own) / 2, y: top + row * line.pitch };
    return letters.map(({ glyph, x }) => toPath(glyph.strokes, { x: from.x + x, y: from.y }));
  });
  return { d: d.join(""), width: round(width), height: round(top + below + down) };
}

type Line = { letters: readonly { glyph: Glyph; x: number }[]; width: number };

/** A letter with two accents needs more than the usual room. */
function reach(of: Line | undefined, usual: number, far: (glyph: Glyph) => number): number {
  const glyphs = of?.letters.map(({ glyph }) => far(glyph) + weight / 2) ?? [];
  return Math.max(usual, ...glyphs);
}

function layOut(text: string): Line {
  const letters: { glyph: Glyph; x: number }[] = [];
  let end = 0;
  let room = 0;
  for (const sign of toSigns(text)) {
    if (sign === " ") {
      room += space;
      continue;
    }
    const glyph = glyphOf(sign);
    const before = letters.at(-1)?.glyph;
    const between = before ? room + gap - before.open[1] - glyph.open[0] : 0;
    const x = end + between - glyph.left;
    letters.push({ glyph, x });
    end = x + glyph.right;
    room = 0;
  }
  return { letters, width: end };
}

/** Letters with their accents, as NFD has them; a ligature without strokes of its own as its letters. */
function toSigns(text: string): string[] {
  const known = [...text.normalize("NFC")].map((sign) =>
    isDrawn(sign) || isDrawn(sign.normalize("NFD")) ? sign : sign.normalize("NFKD"),
  );
  return (
    known
      .join("")
      .normalize("NFD")
      .replace(/\s/g, " ")
      .match(/.\p{M}*/gu) ?? []
  );
}

const isDrawn = ([base = ""]: Iterable<string>) => alphabet.has(base);

const commands = ["", "L", "", "C"];

/** y turns around: a page counts it from above. */
function toPath(strokes: readonly Stroke[], from: { x: number; y: number }): string {
  const at = ([x, y]: Point) => `${round(from.x + x)} ${round(from.y - y)}`;
  return strokes
    .map((stroke) =>
      stroke
        .map((piece, i) => `${i === 0 ? "M" : commands[piece.length]}${piece.map(at).join(" ")}`)
        .join(""),
    )
    .join("");
}

const round = (value: number) => Math.round(value * 10) / 10;
