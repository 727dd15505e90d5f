import { type BufferGeometry, ExtrudeGeometry, Path, Shape } from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";

export type Point2 = readonly [number, number];

/** Extrudes an outline in x-y to `thickness` mm with a bevelled edge. */
export function plate(options: {
  outline: readonly Point2[];
  holes?: readonly (readonly Point2[])[];
  thickness: number;
  bevel?: number;
}): BufferGeometry {
  const { outline, holes = [], thickness, bevel = 0.6 } = options;
  const shape = new Shape();
  trace(shape, outline);
  for (const hole of holes) {
    const path = new Path();
    trace(path, hole);
    shape.holes.push(path);
  }
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelOffset: -bevel,
    bevelSegments: 3,
    curveSegments: 8,
  });
  geometry.translate(0, 0, -thickness / 2 + bevel);
  return toCreasedNormals(geometry, 0.5);
}

function trace(path: Path, points: readonly Point2[]): void {
  points.forEach(([x, y], i) => {
    if (i === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
  });
  path.closePath();
}

/** Radius in mm. */
export function circle(r: number, c: Point2 = [0, 0], steps = 64): Point2[] {
  return Array.from({ length: steps }, (_, i) => {
    const angle = (i / steps) * Math.PI * 2;
    return [c[0] + Math.cos(angle) * r, c[1] + Math.sin(angle) * r] as const;
  });
}

/** In mm, with corners of radius `r`. */
export function roundedRect(width: number, height: number, r: number, c: Point2 = [0, 0]) {
  const points: Point2[] = [];
  for (let corner = 0; corner < 4; corner += 1) {
    const cx = c[0] + (corner === 0 || corner === 3 ? 1 : -1) * (width / 2 - r);
    const cy = c[1] + (corner < 2 ? 1 : -1) * (height / 2 - r);
    for (let i = 0; i <= 8; i += 1) {
      const angle = ((corner + i / 8) * Math.PI) / 2;
      points.push([cx + Math.cos(angle) * r, cy + Math.sin(angle) * r]);
    }
  }
  return points;
}

/** Involute outline of `teeth` teeth of `module` mm. `inner` makes a ring gear's hole. */
export function gearOutline(options: { teeth: number; module: number; inner?: boolean }): Point2[] {
  const { teeth, module, inner = false } = options;
  const pitch = (teeth * module) / 2;
  const base = pitch * Math.cos((20 * Math.PI) / 180);
  const tip = pitch + module * (inner ? 1.15 : 0.95);
  const root = pitch - module * (inner ? 0.9 : 1.15);
  const half = Math.PI / (2 * teeth) + involute(base, pitch) - (inner ? -0.012 : 0.012);
  const points: Point2[] = [];
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const middle = (tooth * 2 * Math.PI) / teeth;
    const flank: Point2[] = [];
    for (let i = 0; i <= 8; i += 1) {
      const r = Math.max(base, root) + ((tip - Math.max(base, root)) * i) / 8;
      flank.push([r, half - involute(base, r)]);
    }
    const start: Point2[] = root < base ? [[root, half * 1.12]] : [];
    const side = [...start, ...flank];
    for (const [r, a] of side) points.push(polar(r, middle - a));
    for (const [r, a] of [...side].reverse()) points.push(polar(r, middle + a));
  }
  return points;
}

function involute(base: number, r: number): number {
  const ratio = Math.sqrt(Math.max(0, (r / base) ** 2 - 1));
  return ratio - Math.atan(ratio);
}

function polar(r: number, angle: number): Point2 {
  return [Math.cos(angle) * r, Math.sin(angle) * r];
}
