import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, capsule, cylinder, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { clip, displace, inlay, mirror, place } from "../solids/sdf-ops.ts";
import { sheet } from "../solids/sdf-shapes.ts";

type BirdParams = { main: Filament; accent: Filament };

/** Wings 180 mm across. */
export const condor: Model<BirdParams> = ({ main, accent }) => {
  const rock = createRock();
  const lift = (x: number, z: number) => 0.0026 * x * x + 0.05 * z;
  const fingers = [0, 1, 2, 3, 4, 5].map((i) => {
    const a = 0.42 - i * 0.27;
    return mirror(
      capsuleSheet(
        [70 - i * 2.6, 10 - i * 7.4],
        [70 - i * 2.6 + Math.cos(a) * (25 - i), 10 - i * 7.4 + Math.sin(a) * 23],
        3.2 - i * 0.14,
        lift,
      ),
    );
  });
  const wing = mirror(
    sheet({
      outline: [
        [-4, 17],
        [16, 20],
        [40, 21],
        [62, 19],
        [76, 12],
        [71, -14],
        [60, -28],
        [46, -24],
        [30, -27],
        [14, -24],
        [-4, -20],
      ],
      thick: 4.6,
      lift,
      reach: 26,
    }),
  );
  const tail = sheet({
    outline: [
      [-8, -22],
      [8, -22],
      [14, -54],
      [7, -58],
      [0, -55],
      [-7, -58],
      [-14, -54],
    ],
    thick: 3.4,
    lift: (_x, z) => 0.05 * z,
    reach: 12,
  });
  const trunk = blend(6, ellipsoid([0, -1, 2], [12, 10, 26]), ellipsoid([0, 0, 18], [10, 8.6, 12]));
  const body = blend(3, trunk, wing, tail, ...fingers);
  const head = blend(
    3,
    limb([
      [0, 0, 28, 6.2],
      [0, -2, 38, 5],
      [0, -3, 44, 4.6],
    ]),
    limb([
      [0, -4, 47, 2.8],
      [0, -6.4, 52, 1.2],
    ]),
  );
  const crest = ellipsoid([0, 2.2, 45.5], [1.4, 3, 5]);
  const up = (sdf: Parameters<typeof place>[0]) => place(sdf, [0, 74, 0], { x: 20, z: 15 });
  const panels = clip(mirror(ellipsoid([42, 8, -12], [26, 22, 9])), sphere([0, 200, 0], 201.2));
  return [
    printSdf(up(body), main, { detail: 230 }),
    printSdf(up(inlay(body, panels, 0.35)), accent, { detail: 170 }),
    printSdf(up(ellipsoid([0, -0.4, 28.4], [8.4, 8, 4.4])), accent, {
      detail: 70,
    }),
    printSdf(up(blend(1, head, crest)), "arcilla", { detail: 80 }),
    printSdf(union(rock, capsule([-8, 20, -3], [0, 70, 0], 3.2, 2.4)), "pizarra", { detail: 150 }),
  ];
};

function capsuleSheet(
  a: [number, number],
  b: [number, number],
  r: number,
  lift: (x: number, z: number) => number,
) {
  const flat = capsule([a[0], 0, a[1]], [b[0], 0, b[1]], r, r * 0.5);
  return {
    at: (x: number, y: number, z: number) => flat.at(x, (y - lift(x, z)) * 1.5, z) * 0.66,
    min: [flat.min[0], -4, flat.min[2]] as const,
    max: [flat.max[0], 34, flat.max[2]] as const,
  };
}

function createRock() {
  const rock = displace(
    blend(
      9,
      cylinder([0, 7, 0], 25, 9, 4, 17),
      cylinder([-9, 20, -3], 13, 12, 4, 5),
      cylinder([8, 14, 6], 12, 9, 4, 7),
    ),
    3,
    (x, y, z) =>
      1.3 * Math.sin(x * 0.34 + y * 0.2) * Math.sin(z * 0.3 - y * 0.25) +
      0.6 * Math.sin(x * 0.8 + z * 0.9),
  );
  return rock;
}
