import { type Filament, type Model, printSdf } from "../solids/part.ts";
import {
  blend,
  box,
  capsule,
  cylinder,
  ellipsoid,
  limb,
  sphere,
  torus,
  union,
} from "../solids/sdf.ts";
import { clip, inlay, mirror } from "../solids/sdf-ops.ts";

export type ArrieroParams = { poncho: Filament; stripe: Filament };

/** An arriero with hat, poncho and staff on a piece of trail, about 110 mm tall. */
export const arriero: Model<ArrieroParams> = ({ poncho, stripe }) => {
  const cloth = clip(
    blend(
      9,
      ellipsoid([0, 54, 0], [20, 33, 13]),
      ellipsoid([0, 74, 0], [17, 8, 10.5]),
      ellipsoid([0, 36, 1], [31, 16, 19]),
    ),
    box([0, 66, 0], [40, 32, 40], 2),
    2,
  );
  const bands = union(
    ...[40, 46, 68].map((y, i) => cylinder([0, y, 0], 60, i === 1 ? 2.6 : 1.3, 0)),
  );
  const legs = mirror(
    limb([
      [6.6, 40, 0, 6.4],
      [7.4, 22, 1, 5.4],
      [7.8, 8, 0, 4.8],
    ]),
  );
  const boots = mirror(
    blend(2, capsule([7.8, 14, 0], [7.8, 6, 0], 5.6), ellipsoid([8, 5, 5], [5.2, 4.4, 9])),
  );
  const head = blend(
    3,
    ellipsoid([0, 90, 2], [9, 10, 9.4]),
    sphere([0, 88, 11], 2),
    cylinder([0, 80, 0], 6, 5, 1),
  );
  const moustache = mirror(
    limb([
      [0, 85.4, 11, 1.5],
      [4, 84, 9.6, 1.1],
    ]),
  );
  const hat = blend(
    2,
    cylinder([0, 97.4, 1], 22, 1.4, 1.2, 22),
    cylinder([0, 103, 1], 10.6, 6.4, 2.4, 9.2),
  );
  const hatBent = {
    ...hat,
    at: (x: number, y: number, z: number) => hat.at(x, y - 0.006 * x * x, z) * 0.85,
  };
  const arm = limb([
    [18, 70, 2, 5.4],
    [25, 58, 8, 5],
    [27, 60, 16, 4],
  ]);
  const hand = sphere([27.4, 61, 18], 4.2);
  const trail = blend(
    4,
    cylinder([4, 0.6, 2], 34, 3.4, 2.2, 31),
    ellipsoid([-16, 2, -14], [9, 7, 8]),
    ellipsoid([25, 2, -10], [6, 5, 6]),
  );
  const ring = torus([0, 100, 1], 10.4, 1.2);
  return [
    printSdf(union(cloth, arm), poncho, { detail: 160 }),
    printSdf(inlay(cloth, bands, 0.45), stripe, { detail: 150 }),
    printSdf(legs, "pizarra", { detail: 90 }),
    printSdf(boots, "castano", { detail: 100 }),
    printSdf(union(head, hand), "arcilla", { detail: 120 }),
    printSdf(moustache, "obsidiana", { detail: 60 }),
    printSdf({ ...hatBent, max: [22, 112, 23] }, "hueso", { detail: 130 }),
    printSdf(ring, "castano", { detail: 90 }),
    printSdf(
      limb([
        [28, 4, 20, 1.9],
        [27.4, 60, 19, 1.8],
        [26, 92, 17, 1.5],
      ]),
      "canela",
      { detail: 110 },
    ),
    printSdf(trail, "ceniza", { detail: 130 }),
  ];
};
