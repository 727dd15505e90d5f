import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, capsule, cylinder, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { displace, inlay, mirror, place } from "../solids/sdf-ops.ts";

type PuduParams = { coat: Filament; ground: Filament };

/** About 95 mm tall. */
export const pudu: Model<PuduParams> = ({ coat, ground }) => {
  const torso = blend(
    9,
    ellipsoid([0, 46, -3], [15, 15.5, 25]),
    ellipsoid([0, 49, -17], [15.5, 16.5, 15]),
    ellipsoid([0, 44, 13], [13, 15, 13]),
  );
  const head = blend(
    5,
    ellipsoid([0, 75, 29], [10.6, 10.4, 11.6]),
    limb([
      [0, 75, 36, 6.4],
      [0, 71.5, 46, 4.2],
    ]),
    mirror(ellipsoid([4.5, 74, 33], [4.5, 5, 6])),
  );
  const neck = limb([
    [0, 50, 14, 11.5],
    [0, 62, 22, 8.6],
    [0, 73, 28, 7],
  ]);
  const legs = mirror(
    blend(
      4,
      limb([
        [7.6, 40, 14, 6.2],
        [7.4, 24, 15, 3.5],
        [7.2, 12, 14, 2.9],
        [7.2, 5, 15.5, 3.2],
      ]),
      limb([
        [8.6, 43, -17, 10],
        [9.2, 28, -19, 5.6],
        [8.6, 19, -24, 3.4],
        [8.4, 5, -21.5, 3.2],
      ]),
    ),
  );
  const ear = place(
    blend(2, ellipsoid([0, 4.6, 0], [5.2, 7.6, 2.6]), capsule([0, -1, 0], [0, 3, 0], 2.6)),
    [7.8, 82, 24.6],
    { z: -34, x: -12 },
  );
  const tail = limb([
    [0, 52, -30, 3.4],
    [0, 46, -34, 2.4],
  ]);
  const body = blend(5, torso, neck, head, legs, tail);
  const coatSdf = blend(2.2, body, mirror(ear));
  const antlers = mirror(
    limb([
      [3.8, 83, 27, 2.2],
      [4.8, 89, 26.2, 1.7],
      [4.6, 93.5, 26.6, 0.9],
    ]),
  );
  const belly = union(ellipsoid([0, 29, -3], [9, 6, 15]), ellipsoid([0, 66.5, 42], [3.4, 3, 7]));
  const stone = displace(cylinder([0, 1.5, -3], 33, 3.5, 2.4, 30), 1.2, (x, y, z) =>
    y > 0
      ? 0.5 * Math.sin(x * 0.21 + 1) * Math.cos(z * 0.19) + 0.3 * Math.sin(x * 0.5 + z * 0.4)
      : 0,
  );
  const innerEar = mirror(
    place(ellipsoid([0, 4.8, 2], [3, 5.2, 1.7]), [7.8, 82, 24.6], { z: -34, x: -12 }),
  );
  return [
    printSdf(coatSdf, coat, { detail: 190 }),
    printSdf(antlers, "hueso", { detail: 70 }),
    printSdf(innerEar, "rosa", { detail: 60 }),
    printSdf(inlay(coatSdf, belly), "hueso", { detail: 110 }),
    printSdf(mirror(sphere([8.3, 77.2, 36], 2.5)), "obsidiana", { detail: 80, finish: "silk" }),
    printSdf(ellipsoid([0, 73, 49.2], [2.7, 2, 1.9]), "obsidiana", { detail: 40 }),
    printSdf(inlay(coatSdf, cylinder([0, 5, 0], 60, 4, 0), 0.3), "obsidiana", { detail: 120 }),
    printSdf(union(stone, ...fern()), ground, { detail: 170 }),
  ];
};

function fern() {
  const leaves = [];
  for (let i = 0; i < 5; i += 1) {
    const angle = -70 + i * 34;
    const leaf = place(ellipsoid([0, 8, 0], [2.6, 9 - Math.abs(i - 2), 0.9]), [21, 3, 12], {
      x: 30,
      y: angle,
    });
    leaves.push(leaf);
  }
  return leaves;
}
