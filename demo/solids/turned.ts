import { type BufferGeometry, Float32BufferAttribute, BufferGeometry as Geometry } from "three";
import { toCreasedNormals } from "three/examples/jsm/utils/BufferGeometryUtils.js";

/** Radius and height in mm: outwards, up, and back down inside. */
type Profile = readonly (readonly [number, number])[];

type Warp = (point: { angle: number; r: number; y: number }) => {
  angle?: number;
  r?: number;
  y?: number;
};

/** Revolves a profile around y; `warp` bends each point. */
export function turned(profile: Profile, segments = 160, warp?: Warp): BufferGeometry {
  const points = refine(profile);
  const positions: number[] = [];
  for (const [r, y] of points) {
    for (let i = 0; i <= segments; i += 1) {
      const angle = (i / segments) * Math.PI * 2;
      const bent = { angle, r, y, ...warp?.({ angle, r, y }) };
      positions.push(Math.sin(bent.angle) * bent.r, bent.y, Math.cos(bent.angle) * bent.r);
    }
  }
  const indices: number[] = [];
  const row = segments + 1;
  for (let j = 0; j < points.length - 1; j += 1) {
    for (let i = 0; i < segments; i += 1) {
      const a = j * row + i;
      indices.push(a, a + 1, a + row + 1, a, a + row + 1, a + row);
    }
  }
  const geometry = new Geometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setIndex(indices);
  return toCreasedNormals(geometry, 0.6);
}

/** A hollow vessel from its `outer` curve upwards and `wall` thickness, in mm. */
export function vessel(outer: Profile, wall: number, floor = wall): Profile {
  const foot = outer[0] as readonly [number, number];
  const lip = outer[outer.length - 1] as readonly [number, number];
  const chamfer = Math.min(1.2, wall / 2);
  const inner = outer
    .filter(([, y]) => y > floor && y < lip[1] - wall * 0.4)
    .map(([r, y]) => [Math.max(0.1, r - wall), y] as const)
    .reverse();
  const narrow = Math.min(inner[inner.length - 1]?.[0] ?? foot[0], foot[0] - wall);
  const floorRadius = Math.max(0.1, narrow - 0.6);
  return [
    [0, foot[1]],
    [foot[0] - chamfer, foot[1]],
    [foot[0], foot[1] + chamfer],
    ...outer.slice(1, -1),
    [lip[0], lip[1] - wall * 0.45],
    [lip[0] - wall * 0.15, lip[1] - wall * 0.12],
    [lip[0] - wall * 0.5, lip[1]],
    [lip[0] - wall * 0.85, lip[1] - wall * 0.12],
    [lip[0] - wall, lip[1] - wall * 0.45],
    ...inner,
    [floorRadius, floor],
    [0, floor],
  ];
}

/** Catmull-Rom through `[radius, height]` points in mm. */
export function curve(points: Profile, steps = 10): Profile {
  const result: [number, number][] = [];
  for (let i = 0; i < points.length - 1; i += 1) {
    const [p0, p1, p2, p3] = [-1, 0, 1, 2].map(
      (o) => points[Math.min(points.length - 1, Math.max(0, i + o))] as readonly [number, number],
    ) as [Pair, Pair, Pair, Pair];
    for (let s = 0; s < steps; s += 1) {
      const t = s / steps;
      result.push([spline(p0[0], p1[0], p2[0], p3[0], t), spline(p0[1], p1[1], p2[1], p3[1], t)]);
    }
  }
  const last = points[points.length - 1] as Pair;
  result.push([last[0], last[1]]);
  return result;
}

type Pair = readonly [number, number];

function spline(a: number, b: number, c: number, d: number, t: number): number {
  const t2 = t * t;
  const t3 = t2 * t;
  const bend = (2 * a - 5 * b + 4 * c - d) * t2 + (3 * b - a - 3 * c + d) * t3;
  return 0.5 * (2 * b + (c - a) * t + bend);
}

/** A twist would flatten long straight runs. */
function refine(profile: Profile): Profile {
  const result: Pair[] = [];
  for (let i = 0; i < profile.length - 1; i += 1) {
    const [r, y] = profile[i] as Pair;
    const [nr, ny] = profile[i + 1] as Pair;
    const steps = Math.max(1, Math.ceil(Math.hypot(nr - r, ny - y) / 2.5));
    for (let s = 0; s < steps; s += 1) {
      result.push([r + ((nr - r) * s) / steps, y + ((ny - y) * s) / steps]);
    }
  }
  result.push(profile[profile.length - 1] as Pair);
  return result;
}
