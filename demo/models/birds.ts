import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, capsule, cylinder, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { cut, displace, inlay, mirror, place } from "../solids/sdf-ops.ts";

type BirdParams = { main: Filament; accent: Filament };

/** Humboldt penguin, about 100 mm tall. */
export const penguin: Model<BirdParams> = ({ main, accent }) => {
  const body = blend(
    8,
    ellipsoid([0, 34, 0], [21, 30, 19]),
    ellipsoid([0, 56, 1], [17, 21, 15.5]),
    ellipsoid([0, 80, 3], [12.4, 12, 13]),
  );
  const beak = limb([
    [0, 79, 14, 4.4],
    [0, 77.4, 23, 2.6],
    [0, 75.4, 26.4, 1.4],
  ]);
  const flipper = mirror(place(ellipsoid([0, -17, 0], [4, 20, 8]), [18, 62, 0], { z: 16, x: 6 }));
  const tail = limb([
    [0, 12, -14, 7],
    [0, 5, -25, 2.6],
  ]);
  const whole = blend(2.5, body, flipper, tail);
  const front = union(
    cut(ellipsoid([0, 36, 17], [15.5, 32, 18]), bow(), 0.6),
    cut(
      ellipsoid([0, 81, 8], [14, 8, 9.4]),
      union(ellipsoid([0, 82, 12], [9.2, 7.6, 14]), ellipsoid([0, 93, 4], [20, 9, 20])),
    ),
  );
  const face = ellipsoid([0, 79, 15], [6.4, 4.6, 5]);
  const feet = mirror(
    blend(2, ...[-4, 0, 4].map((dx) => capsule([9, 5, 10], [9 + dx, 3.4, 22], 3.4, 2.4))),
  );
  const rock = displace(
    cylinder([0, -2, 2], 30, 5, 3, 26),
    1.6,
    (x, _y, z) => 0.9 * Math.sin(x * 0.24) * Math.cos(z * 0.21 + 1),
  );
  return [
    printSdf(whole, main, { detail: 180 }),
    printSdf(inlay(whole, front, 0.3), accent, { detail: 170 }),
    printSdf(inlay(whole, face, 0.45), "rosa", { detail: 70 }),
    printSdf(beak, main, { detail: 70, finish: "silk" }),
    printSdf(mirror(sphere([8.2, 83, 11.6], 1.9)), "obsidiana", { detail: 80, finish: "silk" }),
    printSdf(feet, "obsidiana", { detail: 90 }),
    printSdf(rock, "ceniza", { detail: 130 }),
  ];
};

function bow() {
  const points = Array.from({ length: 13 }, (_, i) => {
    const t = (i - 6) / 6;
    return [t * 17, 62 - t * t * 34 + 2, 22 - Math.abs(t) * 8, 3.2] as const;
  });
  return limb(points);
}

/** About 120 mm tall. */
export const parrot: Model<BirdParams> = ({ main, accent }) => {
  const perch = createPerch();
  const body = blend(
    8,
    ellipsoid([0, 62, 2], [15.5, 24, 15]),
    ellipsoid([0, 80, 5], [13.5, 14, 13.5]),
    ellipsoid([0, 95, 8], [12.4, 12, 13]),
  );
  const wing = mirror(
    place(ellipsoid([0, -20, 0], [4.6, 30, 12]), [14.6, 76, -3], { x: 14, z: 4 }),
  );
  const tail = union(
    ...[-1, 0, 1].map((i) =>
      place(ellipsoid([0, -19, 0], [4.2, 23, 2.2]), [i * 4, 46, -10], { x: 20, z: i * -5 }),
    ),
  );
  const whole = blend(2, body, tail);
  const beak = cut(
    blend(
      1.5,
      limb([
        [0, 95, 19, 6],
        [0, 91, 25.5, 4],
        [0, 85.5, 26, 1],
      ]),
      ellipsoid([0, 89, 19], [4, 4, 4]),
    ),
    ellipsoid([0, 85.4, 20.6], [5, 2.2, 3.6]),
    1,
  );
  const feet = mirror(
    blend(
      1.5,
      ...[-3, 0, 3].map((dx) =>
        limb([
          [6, 40, 4, 3],
          [6 + dx, 38, 9, 2.2],
          [6 + dx * 1.1, 33, 9.4, 1.6],
        ]),
      ),
    ),
  );
  return [
    printSdf(whole, main, { detail: 190 }),
    printSdf(wing, main, { detail: 130 }),
    printSdf(
      inlay(
        wing,
        mirror(place(ellipsoid([0, -32, 0], [12, 20, 16]), [14.6, 76, -3], { x: 14, z: 4 })),
        0.3,
      ),
      "lapis",
      { detail: 130 },
    ),
    printSdf(inlay(whole, ellipsoid([0, 56, 15], [12, 15, 12]), 0.35), "ambar", { detail: 100 }),
    printSdf(inlay(whole, ellipsoid([0, 50, 16], [7, 8, 12]), 0.6), "rojo", { detail: 80 }),
    printSdf(inlay(whole, ellipsoid([0, 78, 17], [12, 5, 12]), 0.3), accent, { detail: 100 }),
    printSdf(mirror(ellipsoid([9.4, 97, 15], [3, 3.6, 3.6])), "hueso", { detail: 70 }),
    printSdf(mirror(sphere([10.8, 97.2, 16.6], 2)), "obsidiana", { detail: 80, finish: "silk" }),
    printSdf(beak, "obsidiana", { detail: 70, finish: "silk" }),
    printSdf(feet, "pizarra", { detail: 80 }),
    printSdf(perch, "castano", { detail: 170 }),
  ];
};

function createPerch() {
  const perch = displace(
    blend(
      4,
      limb([
        [-38, 31, 2, 5.4],
        [0, 33, 2, 6],
        [38, 30, 1, 5],
      ]),
      limb([
        [0, 33, 2, 6],
        [1, 9, 0, 7.5],
      ]),
      cylinder([0, 3, 0], 26, 3.4, 2.4, 24),
      limb([
        [-24, 31, 2, 4],
        [-32, 42, 4, 2.4],
      ]),
    ),
    0.8,
    (x, y, z) => 0.35 * Math.sin(Math.atan2(z, y - 32) * 8 + x * 0.16),
  );
  return perch;
}
