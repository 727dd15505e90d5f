/** In hundredths of a capital; y goes up from the baseline. */
export type Point = readonly [number, number];

/** Pieces of one stroke: the first is where it starts, then a line (one point) or a cubic curve (three). */
export type Stroke = readonly (readonly Point[])[];

const roundness = 0.56;
const size = { M: 1, L: 1, C: 3, h: 1, v: 1 } as const;

/**
 * Like a path of SVG with M, L and C, all absolute, and two of our own: `h x y` is a quarter of an ellipse that
 * leaves along the line, `v x y` one that leaves up or down.
 */
export function readStrokes(path: string): Stroke[] {
  const strokes: (readonly Point[])[][] = [];
  for (const [, command, rest = ""] of path.matchAll(/([MLChv])([^MLChv]*)/g)) {
    const kind = command as keyof typeof size;
    const numbers = rest.match(/-?[\d.]+/g)?.map(Number) ?? [];
    for (let at = 0; at < numbers.length; at += size[kind] * 2) {
      const points = pairs(numbers.slice(at, at + size[kind] * 2));
      if (kind === "M" && at === 0) strokes.push([points]);
      else addPiece(strokes.at(-1) ?? [], kind, points);
    }
  }
  return strokes;
}

function addPiece(stroke: (readonly Point[])[], kind: string, points: readonly Point[]): void {
  const [end = [0, 0]] = points;
  const start = stroke.at(-1)?.at(-1) ?? end;
  const [dx, dy] = [(end[0] - start[0]) * roundness, (end[1] - start[1]) * roundness];
  if (kind === "h") stroke.push([[start[0] + dx, start[1]], [end[0], end[1] - dy], end]);
  else if (kind === "v") stroke.push([[start[0], start[1] + dy], [end[0] - dx, end[1]], end]);
  else stroke.push(points);
}

function pairs(numbers: readonly number[]): Point[] {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [
    numbers[i * 2] ?? 0,
    numbers[i * 2 + 1] ?? 0,
  ]);
}

/** Points of a stroke, a curve in this many straight steps. */
export function flatten(stroke: Stroke, steps = 8): Point[] {
  const points: Point[] = [];
  for (const piece of stroke) {
    const from = points.at(-1);
    const [a, b, c] = piece;
    if (!from || !a || !b || !c) points.push(...piece);
    else
      points.push(
        ...Array.from({ length: steps }, (_, i) => onCurve([from, a, b, c], (i + 1) / steps)),
      );
  }
  return points;
}

type Cubic = readonly [Point, Point, Point, Point];

function onCurve([p, a, b, q]: Cubic, t: number): Point {
  const u = 1 - t;
  const along = (axis: 0 | 1) =>
    u ** 3 * p[axis] + 3 * u * u * t * a[axis] + 3 * u * t * t * b[axis] + t ** 3 * q[axis];
  return [along(0), along(1)];
}
