import type { Sdf, Vec3 } from "./sdf.ts";

/** `a` without `tool`, edge softened over `k` mm. */
export function cut(a: Sdf, tool: Sdf, k = 0): Sdf {
  return { ...a, at: (x, y, z) => -smoothMin(-a.at(x, y, z), tool.at(x, y, z), k) };
}

/** Intersection, edge softened over `k` mm. */
export function clip(a: Sdf, b: Sdf, k = 0): Sdf {
  return {
    at: (x, y, z) => -smoothMin(-a.at(x, y, z), -b.at(x, y, z), k),
    min: [0, 1, 2].map((i) => Math.max(a.min[i] as number, b.min[i] as number)) as unknown as Vec3,
    max: [0, 1, 2].map((i) => Math.min(a.max[i] as number, b.max[i] as number)) as unknown as Vec3,
  };
}

/** Grows the surface by `d` mm. */
function inflate(a: Sdf, d: number): Sdf {
  return {
    at: (x, y, z) => a.at(x, y, z) - d,
    min: [a.min[0] - d, a.min[1] - d, a.min[2] - d],
    max: [a.max[0] + d, a.max[1] + d, a.max[2] + d],
  };
}

/**
 * The skin of `body` inside `area`, raised by `d` mm: a second filament with a crisp border, unlike vertex
 * colours.
 */
export function inlay(body: Sdf, area: Sdf, d = 0.25): Sdf {
  return clip(inflate(body, d), area, 0.4);
}

/** By `v` mm. */
export function move(a: Sdf, v: Vec3): Sdf {
  const [vx, vy, vz] = v;
  return {
    at: (x, y, z) => a.at(x - vx, y - vy, z - vz),
    min: [a.min[0] + vx, a.min[1] + vy, a.min[2] + vz],
    max: [a.max[0] + vx, a.max[1] + vy, a.max[2] + vz],
  };
}

/** Around an axis through the origin. */
export function turn(a: Sdf, axis: "x" | "y" | "z", degrees: number): Sdf {
  const c = Math.cos((degrees * Math.PI) / 180);
  const s = Math.sin((degrees * Math.PI) / 180);
  const back = rotation(axis, c, -s);
  const there = rotation(axis, c, s);
  const corners: Vec3[] = [];
  for (let i = 0; i < 8; i += 1) {
    const x = i & 1 ? a.max[0] : a.min[0];
    const y = i & 2 ? a.max[1] : a.min[1];
    const z = i & 4 ? a.max[2] : a.min[2];
    corners.push(there(x, y, z));
  }
  return {
    at(x, y, z) {
      const p = back(x, y, z);
      return a.at(p[0], p[1], p[2]);
    },
    min: [0, 1, 2].map((i) => Math.min(...corners.map((p) => p[i] as number))) as unknown as Vec3,
    max: [0, 1, 2].map((i) => Math.max(...corners.map((p) => p[i] as number))) as unknown as Vec3,
  };
}

function rotation(axis: "x" | "y" | "z", c: number, s: number) {
  return (x: number, y: number, z: number): Vec3 => {
    if (axis === "x") return [x, c * y - s * z, s * y + c * z];
    if (axis === "y") return [c * x + s * z, y, -s * x + c * z];
    return [c * x - s * y, s * x + c * y, z];
  };
}

export function place(a: Sdf, at: Vec3, degrees: Partial<Record<"x" | "y" | "z", number>>): Sdf {
  let placed = a;
  for (const axis of ["x", "y", "z"] as const) {
    if (degrees[axis]) placed = turn(placed, axis, degrees[axis]);
  }
  return move(placed, at);
}

/** Mirrors the side with x >= 0. */
export function mirror(a: Sdf): Sdf {
  const reach = Math.max(Math.abs(a.min[0]), Math.abs(a.max[0]));
  return {
    at: (x, y, z) => a.at(Math.abs(x), y, z),
    min: [-reach, a.min[1], a.min[2]],
    max: [reach, a.max[1], a.max[2]],
  };
}

/** Displaces by `amount(x, y, z)` mm, at most `reach` mm. */
export function displace(
  a: Sdf,
  reach: number,
  amount: (x: number, y: number, z: number) => number,
): Sdf {
  return { ...inflate(a, reach), at: (x, y, z) => a.at(x, y, z) - amount(x, y, z) };
}

/** `count` copies around y; build the one towards +z. */
export function around(a: Sdf, count: number): Sdf {
  const step = (2 * Math.PI) / count;
  const corner = Math.max(Math.abs(a.min[0]), Math.abs(a.max[0]));
  const reach = Math.hypot(corner, Math.max(Math.abs(a.min[2]), Math.abs(a.max[2])));
  return {
    at(x, y, z) {
      const angle = Math.atan2(x, z);
      const turned = angle - step * Math.round(angle / step);
      const r = Math.hypot(x, z);
      return a.at(Math.sin(turned) * r, y, Math.cos(turned) * r);
    },
    min: [-reach, a.min[1], -reach],
    max: [reach, a.max[1], reach],
  };
}

function smoothMin(a: number, b: number, k: number): number {
  if (k <= 0) return Math.min(a, b);
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
}
