import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, capsule, cylinder, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { cut, displace, inlay, mirror, place } from "../solids/sdf-ops.ts";
import { sheet } from "../solids/sdf-shapes.ts";

type HuemulParams = { coat: Filament; ground: Filament };

/** About 130 mm tall with antlers. */
export const huemul: Model<HuemulParams> = ({ coat, ground }) => {
  const antlers = createAntlers();
  const torso = blend(
    9,
    ellipsoid([0, 62, -6], [15.5, 16, 30]),
    ellipsoid([0, 65, -24], [15, 16.5, 15]),
    ellipsoid([0, 61, 18], [14.5, 18, 15]),
  );
  const neck = limb([
    [0, 66, 18, 13.5],
    [0, 82, 27, 10],
    [0, 96, 33, 8],
  ]);
  const head = blend(
    4,
    ellipsoid([0, 100, 37], [9, 8.8, 10.4]),
    limb([
      [0, 98, 43, 6],
      [0, 93.5, 55, 4.2],
    ]),
  );
  const legs = mirror(
    blend(
      4,
      limb([
        [8, 58, 19, 7.4],
        [8, 36, 20, 4.2],
        [7.8, 20, 19, 3.2],
        [7.8, 5, 20.4, 3.4],
      ]),
      limb([
        [9, 62, -24, 11],
        [9.6, 42, -25, 6.4],
        [9, 28, -31, 3.8],
        [8.8, 5, -28, 3.5],
      ]),
    ),
  );
  const ear = place(ellipsoid([0, 6, 0], [4.2, 9, 2.4]), [7, 104, 33], { z: -56, x: -10 });
  const coatSdf = blend(
    4,
    torso,
    neck,
    head,
    legs,
    mirror(ear),
    limb([
      [0, 68, -37, 4],
      [0, 60, -41, 2.6],
    ]),
  );
  const pale = union(
    ellipsoid([0, 46, -4], [8, 6, 22]),
    ellipsoid([0, 91, 50], [4, 3, 7]),
    ellipsoid([0, 74, 36], [5, 12, 7]),
  );
  const rock = displace(cylinder([0, 1, -4], 40, 5, 3, 35), 2, (x, y, z) =>
    y > -1 ? 1.1 * Math.sin(x * 0.17 + 1) * Math.cos(z * 0.14) : 0,
  );
  return [
    printSdf(coatSdf, coat, { detail: 200 }),
    printSdf(antlers, "hueso", { detail: 110 }),
    printSdf(inlay(coatSdf, pale), "hueso", { detail: 130 }),
    printSdf(mirror(sphere([7.4, 102, 42], 1.8)), "obsidiana", { detail: 80, finish: "silk" }),
    printSdf(ellipsoid([0, 95, 58.4], [3, 2.4, 1.9]), "obsidiana", { detail: 40 }),
    printSdf(inlay(coatSdf, cylinder([0, 6, 0], 70, 3.4, 0), 0.3), "obsidiana", { detail: 130 }),
    printSdf(rock, ground, { detail: 140 }),
  ];
};

type WhaleParams = { skin: Filament; belly: Filament };

/** About 200 mm long. */
export const blueWhale: Model<WhaleParams> = ({ skin, belly }) => {
  const trunk = blend(
    10,
    limb([
      [0, 0, 62, 12],
      [0, 1, 38, 18.5],
      [0, 1, 8, 19.5],
      [0, 3, -26, 14],
      [0, 8, -60, 7],
      [0, 14, -84, 3.6],
    ]),
    ellipsoid([0, -2, 56], [15, 13.5, 26]),
  );
  const grooved = displace(trunk, 0.8, (x, y, z) => {
    const under = smooth(-1, -7, y) * smooth(-18, -4, z) * smooth(80, 66, z);
    return 0.62 * under * Math.sin(Math.atan2(x, -y - 1) * 34);
  });
  const fin = mirror(
    place(
      sheet({
        outline: [
          [0, 7],
          [10, 5],
          [26, -7],
          [34, -18],
          [30, -19],
          [18, -12],
          [0, -8],
        ],
        thick: 3.6,
        lift: (x) => -0.006 * x * x,
        reach: 12,
      }),
      [15, -7, 30],
      { z: -20 },
    ),
  );
  const fluke = mirror(
    place(
      sheet({
        outline: [
          [-2, 7],
          [7, 5],
          [20, -5],
          [31, -17],
          [30, -20],
          [17, -15],
          [5, -12],
          [-2, -8],
        ],
        thick: 3.8,
        lift: (x) => 0.004 * x * x,
        reach: 10,
      }),
      [0, 16, -90],
      { x: 14 },
    ),
  );
  const dorsal = place(ellipsoid([0, 3, -3], [1.6, 5, 5]), [0, 17, -42], { x: -28 });
  const whole = blend(4, grooved, fin, fluke, dorsal);
  const mouth = mirror(
    limb([
      [1, 1.6, 83, 0.8],
      [12, -1, 70, 0.8],
      [17.4, -4, 50, 0.8],
      [17.6, -8, 38, 0.6],
    ]),
  );
  const carved = cut(whole, mouth, 0.8);
  const under = ellipsoid([0, -19, 40], [22, 15.4, 46]);
  const swim = (sdf: Parameters<typeof place>[0]) => place(sdf, [0, 62, 0], { x: -9 });
  const sea = displace(cylinder([0, 3, 0], 34, 3.6, 2.2, 31), 2.4, (x, y, z) =>
    y > 2 ? 1.1 * Math.sin(Math.hypot(x + 10, z) * 0.52) : 0,
  );
  return [
    printSdf(swim(carved), skin, { detail: 240, finish: "silk" }),
    printSdf(swim(inlay(carved, under, 0.2)), belly, { detail: 200 }),
    printSdf(swim(mirror(sphere([17.2, -1.4, 42], 1.5))), "obsidiana", {
      detail: 60,
      finish: "silk",
    }),
    printSdf(union(sea, capsule([0, 4, 0], [0, 48, 2], 3.4, 2.6)), "sal", { detail: 150 }),
  ];
};

function smooth(from: number, to: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return t * t * (3 - 2 * t);
}

function createAntlers() {
  const antlers = mirror(
    blend(
      1.6,
      limb([
        [4, 106, 34, 2.6],
        [7, 114, 31, 2.3],
        [9, 122, 29, 2],
        [8.6, 133, 29, 1],
      ]),
      limb([
        [7, 114, 31, 2.2],
        [9.6, 120, 37, 1.7],
        [9.6, 127, 40, 0.9],
      ]),
    ),
  );
  return antlers;
}
