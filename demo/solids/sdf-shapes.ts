import type { Point2 } from "./plates.ts";
import type { Sdf, Vec3 } from "./sdf.ts";

/** Signed distance in mm. */
export function polygon(points: readonly Point2[]): (x: number, y: number) => number {
  const n = points.length;
  return (x, y) => {
    let d = 1e12;
    let sign = 1;
    for (let i = 0, j = n - 1; i < n; j = i, i += 1) {
      const [ax, ay] = points[i] as Point2;
      const [bx, by] = points[j] as Point2;
      const ex = bx - ax;
      const ey = by - ay;
      const wx = x - ax;
      const wy = y - ay;
      const t = Math.min(1, Math.max(0, (wx * ex + wy * ey) / (ex * ex + ey * ey + 1e-12)));
      d = Math.min(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2);
      const c1 = y >= ay;
      const c2 = y < by;
      const c3 = ex * wy > ey * wx;
      if ((c1 && c2 && c3) || !(c1 || c2 || c3)) sign = -sign;
    }
    return sign * Math.sqrt(d);
  };
}

/** Outline in x-z, lifted by `lift(x, z)` and `thick` mm thick. A steep lift breaks the distance. */
export function sheet(options: {
  outline: readonly Point2[];
  thick: number;
  lift?: (x: number, z: number) => number;
  reach?: number;
}): Sdf {
  const { outline, thick, lift = () => 0, reach = 20 } = options;
  const inside = polygon(outline);
  const xs = outline.map(([x]) => x);
  const zs = outline.map(([, z]) => z);
  const round = Math.min(1, thick * 0.45);
  return {
    at(x, y, z) {
      const qx = inside(x, z) + round;
      const qy = Math.abs(y - lift(x, z)) - thick / 2 + round;
      const d = Math.hypot(Math.max(qx, 0), Math.max(qy, 0)) + Math.min(Math.max(qx, qy), 0);
      return (d - round) * 0.85;
    },
    min: [Math.min(...xs), -reach, Math.min(...zs)],
    max: [Math.max(...xs), reach, Math.max(...zs)],
  };
}

/** Along y; `r` mm to the flat. */
export function hexPrism(c: Vec3, r: number, half: number, round = 0.8): Sdf {
  const wide = r * 1.16;
  return {
    at(x, y, z) {
      const px = Math.abs(x - c[0]);
      const pz = Math.abs(z - c[2]);
      const flat = Math.max(px * 0.866025 + pz * 0.5, pz) - r + round;
      const qy = Math.abs(y - c[1]) - half + round;
      const out = Math.hypot(Math.max(flat, 0), Math.max(qy, 0));
      return out + Math.min(Math.max(flat, qy), 0) - round;
    },
    min: [c[0] - wide, c[1] - half, c[2] - wide],
    max: [c[0] + wide, c[1] + half, c[2] + wide],
  };
}
