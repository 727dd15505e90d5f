import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, capsule, ellipsoid, limb, sphere, union } from "../solids/sdf.ts";
import { clip, inlay, mirror, place } from "../solids/sdf-ops.ts";

type FoxParams = { coat: Filament; light: Filament; dark: Filament };

/** Culpeo fox, about 95 mm tall. */
export const fox: Model<FoxParams> = ({ coat, light, dark }) => {
  const trunk = blend(
    8,
    ellipsoid([0, 20, -11], [16.5, 19, 18]),
    limb([
      [0, 28, -9, 15],
      [0, 45, 1, 12.2],
      [0, 60, 7, 9.5],
      [0, 70, 10, 8],
    ]),
    mirror(ellipsoid([12.5, 16, -5], [7, 13, 13])),
  );
  const head = blend(
    5,
    ellipsoid([0, 75, 12], [11.5, 10, 10.5]),
    mirror(ellipsoid([7, 71.5, 13.5], [6, 4.6, 5.4])),
    limb([
      [0, 73, 19, 5.6],
      [0, 70.5, 31, 2.7],
    ]),
  );
  const ear = place(
    blend(2, capsule([0, 0, 0], [0, 16, 0], 6, 0.8), capsule([0, 2, -1], [0, 8, -1], 5, 3)),
    [7.2, 80, 8],
    { z: -20, y: 16 },
  );
  const earCut = clip(ear, ellipsoid([7.4, 84, 8], [12, 14, 4.2]), 1);
  const paws = mirror(
    blend(
      3,
      limb([
        [6, 46, 6, 6.4],
        [6.2, 22, 12, 4],
        [6.2, 5, 13, 3.6],
      ]),
      ellipsoid([6.3, 3.4, 16.5], [4.2, 3.4, 5.6]),
      ellipsoid([14, 3.6, 7], [4.8, 3.4, 8.4]),
    ),
  );
  const tail = blend(
    3,
    limb([
      [0, 9, -24, 5],
      [16, 7.5, -29, 7.4],
      [31, 8.5, -17, 9.4],
      [35, 8.5, 2, 8.2],
      [30, 7, 17, 2],
    ]),
  );
  const body = blend(3.5, trunk, head, paws, mirror(earCut));
  const chest = union(
    ellipsoid([0, 46, 16], [8.4, 19, 12]),
    ellipsoid([0, 67.5, 27], [6.4, 4.1, 14]),
    mirror(ellipsoid([9, 69.4, 19], [5, 4, 6])),
  );
  const socks = union(
    mirror(ellipsoid([6.3, 3, 15], [6, 9, 8])),
    mirror(ellipsoid([14, 1.5, 9], [6, 5, 9])),
  );
  const earTips = mirror(place(ellipsoid([0, 15, 0], [6, 7, 6]), [7.2, 80, 8], { z: -20, y: 16 }));
  return [
    printSdf(body, coat, { detail: 180 }),
    printSdf(tail, coat, { detail: 120 }),
    printSdf(inlay(tail, ellipsoid([30, 7, 14], [12, 14, 10])), light, { detail: 80 }),
    printSdf(inlay(body, chest), light, { detail: 150 }),
    printSdf(inlay(body, socks, 0.3), dark, { detail: 130 }),
    printSdf(inlay(body, earTips, 0.3), dark, { detail: 90 }),
    printSdf(mirror(ellipsoid([5.6, 77, 21], [1.9, 2.2, 1.5])), "obsidiana", {
      detail: 80,
      finish: "silk",
    }),
    printSdf(sphere([0, 71.4, 33], 2.5), "obsidiana", { detail: 40 }),
  ];
};
