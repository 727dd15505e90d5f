import { glyphOf } from "../../src/contract/values/lettering/glyph.ts";
import { flatten } from "../../src/contract/values/lettering/strokes.ts";
import { extruded, type Sdf } from "./sdf.ts";

/** `height`, stroke `weight` and `depth` in mm; centred. */
export function letters(
  text: string,
  size: { height: number; weight: number; depth: number; gap?: number },
): Sdf & { width: number } {
  const { height, weight, depth, gap = 0.3 } = size;
  const segments: [number, number, number, number][] = [];
  let cursor = 0;
  for (const char of text) {
    const { strokes, left, right } = glyphOf(char);
    const scaled = (x: number) => (cursor + (x - left) / 100) * height;
    for (const stroke of strokes) {
      const points = flatten(stroke, 16);
      points.slice(1).forEach(([bx, by], i) => {
        const [ax, ay] = points[i] ?? [bx, by];
        segments.push([scaled(ax), (ay * height) / 100, scaled(bx), (by * height) / 100]);
      });
    }
    cursor += (right - left) / 100 + gap;
  }
  const width = (cursor - gap) * height;
  const r = weight / 2;
  return {
    ...extruded({
      outline: (x, y) => nearest(segments, x + width / 2, y) - r,
      min: [-width / 2 - r, -r],
      max: [width / 2 + r, height + r],
      half: depth / 2,
      round: Math.min(0.8, weight / 4),
    }),
    width: width + weight,
  };
}

function nearest(segments: readonly [number, number, number, number][], x: number, y: number) {
  let best = 1e9;
  for (const [ax, ay, bx, by] of segments) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9);
    const c = Math.min(1, Math.max(0, t));
    const ex = x - ax - dx * c;
    const ey = y - ay - dy * c;
    best = Math.min(best, ex * ex + ey * ey);
  }
  return Math.sqrt(best);
}
