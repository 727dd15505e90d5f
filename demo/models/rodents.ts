import { type Filament, type Model, type Part, printSdf } from "../solids/part.ts";
import { blend, capsule, cylinder, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { cut, displace, inlay, mirror, place } from "../solids/sdf-ops.ts";

type RodentParams = { coat: Filament; light: Filament };

/** About 85 mm tall. */
export const chinchilla: Model<RodentParams> = ({ coat, light }) => {
  const body = blend(
    8,
    ellipsoid([0, 27, -3], [25, 27, 26]),
    ellipsoid([0, 50, 6], [18, 17, 18]),
    ellipsoid([0, 46, 20], [7, 6.5, 8]),
  );
  const limbs = mirror(
    union(
      blend(3, ellipsoid([14, 3.8, 16], [6, 3.8, 11]), ellipsoid([19, 14, 2], [9, 14, 15])),
      limb([
        [10, 36, 15, 5],
        [6, 30, 24, 3.4],
        [2.6, 32, 27, 3],
      ]),
    ),
  );
  const earShell = cut(
    ellipsoid([0, 10, 0], [11.6, 12.8, 3.6]),
    ellipsoid([0, 10, 3.4], [9.4, 10.6, 3.2]),
    1,
  );
  const ears = mirror(place(earShell, [11, 58, 0], { z: -24, y: 22 }));
  const fur = blend(4, body, limbs);
  const tail = limb([
    [0, 8, -24, 6],
    [12, 11, -35, 9.4],
    [26, 19, -35, 11],
    [34, 30, -30, 8],
    [37, 40, -27, 2.6],
  ]);
  const whole = blend(3, fur, ears);
  const inner = mirror(
    place(ellipsoid([0, 10, 0.4], [8.6, 9.8, 1.6]), [11, 58, 0], { z: -24, y: 22 }),
  );
  const belly = union(ellipsoid([0, 22, 20], [14, 17, 16]), ellipsoid([0, 42.5, 24], [5.5, 4, 7]));
  return [
    printSdf(whole, coat, { detail: 190 }),
    printSdf(tail, coat, { detail: 110 }),
    printSdf(inlay(whole, belly), light, { detail: 130 }),
    printSdf(inner, "rosa", { detail: 70 }),
    printSdf(mirror(sphere([11.2, 53.5, 18.4], 3.3)), "obsidiana", { detail: 90, finish: "silk" }),
    printSdf(ellipsoid([0, 48.4, 27.6], [2.2, 1.6, 1.4]), "rosa", { detail: 40 }),
  ];
};

/** Monito del monte, about 90 mm tall. */
export const monito: Model<RodentParams> = ({ coat, light }) => {
  const body = blend(
    6,
    ellipsoid([0, 50, 4], [15, 18, 16]),
    ellipsoid([0, 66, 11], [13.5, 12, 13]),
    limb([
      [0, 64, 20, 6],
      [0, 61.5, 29, 3],
    ]),
  );
  const limbs = mirror(
    blend(
      2,
      limb([
        [11, 52, 12, 4.6],
        [13, 42, 18, 3.4],
        [10, 37, 10, 3],
      ]),
      limb([
        [11, 40, 2, 7],
        [15, 33, 10, 4],
        [11, 31, 7, 3.2],
      ]),
      ...[-3, 0, 3].map((dx) => capsule([10.4 + dx, 38, 10.4], [10.4 + dx, 34.6, 12.6], 1.4)),
    ),
  );
  const ears = mirror(
    place(
      cut(ellipsoid([0, 3, 0], [6, 6.4, 2.6]), ellipsoid([0, 3.4, 2.2], [4.4, 4.8, 2])),
      [11, 74, 7],
      { z: -36, y: 18 },
    ),
  );
  const fur = blend(3, body, limbs, ears);
  const patches = mirror(ellipsoid([7.4, 67.4, 21], [4.6, 3.8, 6]));
  const parts: Part[] = [
    printSdf(fur, coat, { detail: 180 }),
    printSdf(
      inlay(fur, union(ellipsoid([0, 46, 20], [9, 13, 12]), ellipsoid([0, 59, 24], [7, 3.6, 9]))),
      light,
      { detail: 120 },
    ),
    printSdf(inlay(fur, patches), "castano", { detail: 90 }),
    printSdf(mirror(sphere([7.2, 67.4, 21.4], 3.1)), "obsidiana", { detail: 90, finish: "silk" }),
    printSdf(ellipsoid([0, 63.4, 31.4], [2, 1.6, 1.4]), "rosa", { detail: 40 }),
  ];
  return [...parts, printSdf(spiralTail(), coat, { detail: 130 }), ...branch()];
};

function spiralTail() {
  const points = Array.from({ length: 34 }, (_, i) => {
    const t = i / 33;
    const a = t * Math.PI * 4.2 - 1.2;
    const r = 9.4 + (1 - t) * 2;
    return [-4 - t * 27, 30 + Math.sin(a) * r - 2, Math.cos(a) * r, 4.4 - t * 2.4] as const;
  });
  return limb(points);
}

function branch(): Part[] {
  const bark = displace(
    blend(
      4,
      limb([
        [-44, 25, 1, 6.5],
        [0, 28, 0, 7.2],
        [40, 33, -1, 5.8],
      ]),
      limb([
        [26, 31, 0, 4.4],
        [36, 45, 4, 2.6],
      ]),
      limb([
        [0, 28, 0, 7],
        [2, 10, 0, 8],
      ]),
    ),
    0.8,
    (x, y, z) => 0.4 * Math.sin(Math.atan2(z, y - 28) * 9 + x * 0.12),
  );
  const leaf = (x: number, y: number, z: number, turn: number) =>
    place(ellipsoid([0, 6, 0], [4.4, 8, 1]), [x, y, z], { x: 30, y: turn, z: -24 });
  return [
    printSdf(blend(3, bark, cylinder([0, 2, 0], 24, 3, 2, 22)), "castano", { detail: 170 }),
    printSdf(union(leaf(36, 46, 4, 20), leaf(38, 43, 3, 140), leaf(35, 45, 6, 260)), "musgo", {
      detail: 90,
    }),
  ];
}
