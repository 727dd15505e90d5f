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

type MuleteerParams = { poncho: Filament; stripe: Filament };

/** About 110 mm tall. */
export const muleteer: Model<MuleteerParams> = ({ poncho, stripe }) => {
  const cloth = clip(
    blend(
      9,
      ellipsoid([0, 60, 0], [20, 24, 12]),
      ellipsoid([0, 73, 0], [18.5, 8.5, 10.5]),
      ellipsoid([0, 44, 0], [25, 22, 14.5]),
    ),
    box([0, 68, 0], [40, 32, 40], 2),
    1.4,
  );
  const bands = union(
    ...[41.5, 48, 66].map((y, i) => cylinder([0, y, 0], 60, i === 1 ? 2.8 : 1.2, 0)),
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
    ellipsoid([0, 90, 2], [9.4, 10.4, 9.6]),
    sphere([0, 88.6, 11], 2),
    cylinder([0, 80, 0], 6, 5, 1),
  );
  const moustache = mirror(
    limb([
      [0.6, 85.6, 10.6, 1.1],
      [4, 84.8, 9.4, 0.7],
    ]),
  );
  const hat = blend(
    2,
    cylinder([0, 96.4, 1], 18.5, 1.4, 1.2, 18.5),
    cylinder([0, 101.4, 1], 10.6, 6.4, 2.4, 9.2),
  );
  const hatBent = {
    ...hat,
    at: (x: number, y: number, z: number) => hat.at(x, y - 0.006 * x * x, z) * 0.85,
  };
  const eyes = mirror(sphere([3.8, 91, 10.2], 1));
  const arm = limb([
    [18, 70, 2, 5.4],
    [25, 58, 8, 5],
    [27, 60, 16, 4],
  ]);
  const hand = sphere([27.4, 61, 18], 4.2);
  const trail = blend(
    4,
    cylinder([4, 0.6, 2], 34, 3.4, 2.2, 31),
    ellipsoid([-16, 4, -14], [9, 6, 8]),
    ellipsoid([25, 3, -10], [6, 5, 6]),
  );
  const ring = torus([0, 99, 1], 10.4, 1.2);
  return [
    printSdf(union(cloth, arm), poncho, { detail: 160 }),
    printSdf(inlay(cloth, bands, 0.45), stripe, { detail: 150 }),
    printSdf(legs, "obsidiana", { detail: 90 }),
    printSdf(boots, "castano", { detail: 100 }),
    printSdf(union(head, hand), "arcilla", { detail: 120 }),
    printSdf(union(moustache, eyes), "obsidiana", { detail: 80 }),
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
