import { type Filament, type Model, type Part, print, printSdf } from "../solids/part.ts";
import { noise2 } from "../solids/random.ts";
import { blend, capsule, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { displace, place } from "../solids/sdf-ops.ts";
import { curve, turned, vessel } from "../solids/turned.ts";

/** 120 mm tall. */
export const planter: Model<{ pot: Filament; plant: Filament }> = ({ pot, plant }) => {
  const outer = curve(
    [
      [32, 6],
      [38, 20],
      [46, 52],
      [49, 76],
      [50, 84],
    ],
    10,
  );
  const body = turned(vessel(outer, 4.4, 64), 420, ({ angle, r, y }) => {
    const fade = Math.min(1, Math.max(0, (78 - y) / 8)) * Math.min(1, Math.max(0, (y - 8) / 8));
    return { r: r + 1.5 * fade * (Math.abs(Math.sin(angle * 14)) - 0.4) };
  });
  const saucer = turned(
    vessel(
      [
        [38, 0],
        [47, 3],
        [51, 9],
      ],
      3,
      3.4,
    ),
    160,
  );
  const soil = turned(
    [
      [0, 72],
      [44, 70],
      [44.6, 68],
      [0, 66],
    ],
    80,
  );
  return [
    print(body, pot),
    print(saucer, pot),
    print(soil, "castano"),
    printSdf(rosette(), plant, { detail: 190 }),
  ];
};

function rosette() {
  const leaves = Array.from({ length: 34 }, (_, i) => {
    const ring = i / 34;
    const tilt = 74 - ring * 66;
    const size = 1.42 - ring * 0.66;
    const leaf = blend(
      2,
      ellipsoid([0, 15 * size, 0], [6.8 * size, 15 * size, 2.8 * size]),
      capsule([0, 24 * size, 0], [0, 30.6 * size, 0], 2.2 * size, 0.5),
    );
    return place(leaf, [0, 76 + ring * 9, 0], { x: tilt, y: i * 137.5 });
  });
  return union(...leaves);
}

/** 130 mm tall. */
export const cactus: Model<{ pot: Filament; plant: Filament }> = ({ pot, plant }) => {
  const column = (x: number, y: number, h: number, r: number) => {
    const body = blend(8, capsule([x, y, 0], [x, y + h, 0], r));
    return displace(
      body,
      3,
      (px, _py, pz) => 1.7 * (Math.abs(Math.cos(Math.atan2(pz, px - x) * 5)) - 0.6),
    );
  };
  const arms = union(
    column(0, 44, 70, 18),
    blend(
      5,
      limb([
        [12, 70, 0, 8.4],
        [31, 72, 0, 8.6],
        [34, 82, 0, 9],
      ]),
      column(34, 80, 22, 9.6),
    ),
    blend(
      5,
      limb([
        [-12, 58, 0, 7.4],
        [-29, 60, 0, 7.6],
        [-31, 68, 0, 8],
      ]),
      column(-31, 66, 14, 8.4),
    ),
  );
  const flower = (x: number, y: number, size: number) =>
    union(
      ...Array.from({ length: 7 }, (_, i) =>
        place(ellipsoid([0, 5 * size, 0], [2.6 * size, 5.4 * size, 1.1 * size]), [x, y, 0], {
          x: 48,
          y: i * 51.4,
        }),
      ),
      sphere([x, y + 2, 0], 2.4 * size),
    );
  const bowl = turned(
    vessel(
      curve(
        [
          [24, 0],
          [36, 12],
          [40, 30],
          [37, 46],
        ],
        8,
      ),
      4,
      36,
    ),
    120,
    ({ r, y, angle }) => ({ r: r + 0.6 * Math.sin(y * 0.9 + 0.4 * noise2(angle * 2, 0, 3)) }),
  );
  const soil = turned(
    [
      [0, 41],
      [34, 40],
      [34, 36],
      [0, 36],
    ],
    60,
  );
  const parts: Part[] = [
    print(bowl, pot),
    print(soil, "hueso"),
    printSdf(arms, plant, { detail: 190 }),
  ];
  return [
    ...parts,
    printSdf(union(flower(0, 131, 1.2), flower(34, 110, 0.8)), "rosa", { detail: 130 }),
  ];
};
