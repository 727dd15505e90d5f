import { alphabet, plainBox } from "./alphabet.ts";
import { marks } from "./marks.ts";
import { flatten, type Point, readStrokes, type Stroke } from "./strokes.ts";

/** Between the middle of a stroke and that of the accent beyond it, and from one accent to the next. */
const clearance = 22;
const stacked = 27;

export type Glyph = {
  strokes: readonly Stroke[];
  /** Where the strokes of the letter begin and end, without its accents. */
  left: number;
  right: number;
  /** How high and how low it reaches, with its accents. */
  top: number;
  bottom: number;
  /** Room that its shape leaves open at either side. */
  open: readonly [number, number];
};

const kept = new Map<string, Glyph>();

/** One sign: a letter and the combining marks behind it. Made once. */
export function glyphOf(sign: string): Glyph {
  const known = kept.get(sign);
  if (known) return known;
  const glyph = compose(sign);
  kept.set(sign, glyph);
  return glyph;
}

function compose(sign: string): Glyph {
  const [base = "", ...accents] = sign;
  const isRaised = accents.some((accent) => marks[accent]?.side === "above");
  const bare = isRaised ? ({ i: "ı", j: "ȷ" }[base] ?? base) : base;
  const strokes = readStrokes(alphabet.get(bare) ?? plainBox);
  const points = pointsOf(strokes);
  const left = Math.min(...points.map(([x]) => x));
  const right = Math.max(...points.map(([x]) => x));
  const whole = [
    ...strokes,
    ...accents.flatMap(placeMarks({ middle: (left + right) / 2, points })),
  ];
  const heights = pointsOf(whole).map(([, y]) => y);
  return {
    strokes: whole,
    left,
    right,
    top: Math.max(...heights),
    bottom: Math.min(...heights),
    open: [openSide(strokes, (x) => x - left), openSide(strokes, (x) => right - x)],
  };
}

const pointsOf = (strokes: readonly Stroke[]) => strokes.flatMap((it) => flatten(it));

/** Accents at one side stand upon each other. */
function placeMarks({ middle, points }: { middle: number; points: readonly Point[] }) {
  const top = Math.max(...points.map(([, y]) => y));
  const bottom = Math.min(0, ...points.map(([, y]) => y));
  const used = { above: 0, below: 0, touching: 0 };
  return (accent: string): Stroke[] => {
    const mark = marks[accent];
    if (!mark) return [];
    const y = {
      above: top + clearance + used.above * stacked,
      below: bottom - clearance - used.below * stacked,
      touching: bottom,
    }[mark.side];
    used[mark.side] += 1;
    return readStrokes(mark.path).map((stroke) => moved(stroke, { x: middle, y }));
  };
}

function moved(stroke: Stroke, by: { x: number; y: number }): Stroke {
  return stroke.map((piece) => piece.map(([x, y]) => [x + by.x, y + by.y] as const));
}

const rows = [4, 19, 34, 49, 64, 80, 96] as const;
/** How far a stroke along a line reaches above and below itself. */
const reach = 7;
const mostOpen = 36;

/** A slanted or round side leaves air that letters beside it may use; a stem leaves none. */
function openSide(strokes: readonly Stroke[], inset: (x: number) => number): number {
  const lines = strokes.map((stroke) => flatten(stroke));
  const open = rows
    .map((row) => lines.flatMap((points) => crossings(points, row)).map(inset))
    .filter((insets) => insets.length > 0)
    .map((insets) => Math.min(mostOpen, ...insets));
  return open.length === 0 ? 0 : (0.4 * open.reduce((sum, it) => sum + it, 0)) / open.length;
}

/** x of every place at which these points pass the row. */
function crossings(points: readonly Point[], row: number): number[] {
  return points.slice(1).flatMap(([bx, by], i) => {
    const [ax, ay] = points[i] ?? [bx, by];
    if (ay === by) return Math.abs(ay - row) <= reach ? [ax, bx] : [];
    const along = (row - ay) / (by - ay);
    return along < 0 || along > 1 ? [] : [ax + (bx - ax) * along];
  });
}
