import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Rgb, Wall } from "./beads.ts";

type Point = readonly [number, number];
type Options = {
  flank: Wall;
  layer: number;
  pitch: number;
  colour: Rgb;
  inset: number;
};

const cell = 11;
const step = 0.5;
const beadWidth = 0.55;

/** Gyroid infill of one layer. */
export function gyroidBeads({ flank, layer, pitch, colour, inset }: Options): BufferGeometry {
  const y = layer * pitch;
  const isInside = ([x, z]: Point) =>
    Math.hypot(x, z) < flank(Math.atan2(z, x), y) - inset + beadWidth / 2;
  const position: number[] = [];
  for (const [from, to] of contour(y)) {
    if (isInside(from) && isInside(to)) position.push(...bar(from, to, { y, pitch }));
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(position, 3));
  const colours = Array.from({ length: position.length / 3 }, () => colour).flat();
  geometry.setAttribute("color", new Float32BufferAttribute(colours, 3));
  geometry.computeVertexNormals();
  return geometry;
}

function gyroid([x, z]: Point, y: number): number {
  const k = (Math.PI * 2) / cell;
  return (
    Math.sin(x * k) * Math.cos(y * k) +
    Math.sin(y * k) * Math.cos(z * k) +
    Math.sin(z * k) * Math.cos(x * k)
  );
}

/** Marching squares along the field's zero. */
function contour(y: number): [Point, Point][] {
  const lines: [Point, Point][] = [];
  for (let x = -45; x < 45; x += step) {
    for (let z = -45; z < 45; z += step) {
      const corners: Point[] = [
        [x, z],
        [x + step, z],
        [x + step, z + step],
        [x, z + step],
      ];
      for (const [a, b, c] of [
        [0, 1, 2],
        [0, 2, 3],
      ] as const) {
        const crossed = crossings([corners[a], corners[b], corners[c]] as Point[], y);
        if (crossed[0] && crossed[1]) lines.push([crossed[0], crossed[1]]);
      }
    }
  }
  return lines;
}

function crossings(corners: readonly Point[], y: number): Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] as Point;
    const [a, b] = [gyroid(from, y), gyroid(to, y)];
    if (a > 0 === b > 0) return [];
    const share = a / (a - b);
    return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as Point];
  });
}

/** A bead without ends: three faces. */
function bar(from: Point, to: Point, { y, pitch }: { y: number; pitch: number }): number[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const [dx, dz] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const row = (across: number, up: number) =>
    [from, to].map(([x, z], end) => {
      const along = (end === 0 ? -1 : 1) * 0.06;
      return [x + dx * along - dz * across, y + up * pitch, z + dz * along + dx * across];
    });
  const half = beadWidth / 2;
  const rows = [
    row(-half, 0),
    row(-half, 0.75),
    row(-half * 0.5, 1),
    row(half * 0.5, 1),
    row(half, 0.75),
    row(half, 0),
  ];
  return rows.slice(1).flatMap((next, index) => {
    const [a, b] = rows[index] as [number[], number[]];
    const [c, d] = next as [number[], number[]];
    return [a, b, c, b, d, c].flat();
  });
}
