import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { blend, box, capsule, cylinder, ellipsoid, limb, torus, union } from "../solids/sdf.ts";
import { clip, cut, mirror, move, place, turn } from "../solids/sdf-ops.ts";

type DeskParams = { main: Filament; accent: Filament };

export const headphoneStand: Model<DeskParams> = ({ main, accent }) => {
  const base = cylinder([0, 5, 4], 52, 5, 3, 48);
  const column = blend(
    10,
    limb([
      [0, 8, -16, 15],
      [0, 60, -20, 10.5],
      [0, 130, -20, 9.4],
      [0, 200, -12, 10.4],
    ]),
    ellipsoid([0, 10, -14], [26, 8, 22]),
  );
  const cradle = clip(
    move(turn(cylinder([0, 0, 0], 44, 17, 4), "x", 90), [0, 184, -4]),
    box([0, 224, -4], [40, 26, 40], 3),
    3,
  );
  const collars = union(
    ...[0, 1, 2, 3, 4, 5].map((i) =>
      place(cylinder([0, 0, 0], 12.6 - i * 0.3, 2.1, 1.8), [0, 72 + i * 13, -20], {}),
    ),
  );
  const band = clip(
    move(turn(torus([0, 0, 0], 62, 6), "x", 90), [0, 175, -4]),
    box([0, 240, 0], [90, 65, 40], 0),
  );
  const wide = {
    ...band,
    at: (x: number, y: number, z: number) =>
      Math.max(Math.abs(Math.hypot(x, y - 175) - 61) - 3.4, Math.abs(z + 4) - 13, 175 - y) - 0.8,
  };
  const yokes = mirror(
    blend(
      3,
      limb([
        [61, 178, -4, 5],
        [65, 160, -4, 5],
        [66, 150, -4, 5],
      ]),
      ellipsoid([65, 138, -4], [6, 22, 15]),
    ),
  );
  const cups = mirror(
    blend(
      2,
      place(cylinder([0, 0, 0], 33, 9, 6), [59, 134, -4], { z: 90 }),
      ellipsoid([66, 134, -4], [8, 28, 28]),
    ),
  );
  const pads = mirror(place(torus([0, 0, 0], 23, 9), [46, 134, -4], { z: 90 }));
  return [
    printSdf(union(base, blend(4, column, cradle)), main, { detail: 220 }),
    printSdf(collars, accent, { detail: 130 }),
    printSdf({ ...wide, min: [-68, 172, -20], max: [68, 244, 14] }, "obsidiana", { detail: 140 }),
    printSdf(union(yokes, cups), "pizarra", { detail: 170 }),
    printSdf(pads, "obsidiana", { detail: 150 }),
  ];
};

export const gamepadStand: Model<DeskParams> = ({ main, accent }) => {
  const foot = cut(
    box([0, 6, 2], [46, 6, 36], 5),
    union(...[0, 1, 2].map((i) => box([0, 12.4, 30 - i * 6], [30 - i * 7, 1, 1.2], 0.8))),
    0.4,
  );
  const spine = limb([
    [0, 8, -20, 13],
    [0, 40, -22, 10],
    [0, 64, -14, 9],
  ]);
  const hooks = mirror(
    blend(
      5,
      limb([
        [6, 50, -18, 8],
        [26, 50, -12, 6.4],
        [30, 50, 6, 5.4],
        [30, 56, 17, 4.6],
      ]),
    ),
  );
  const stand = blend(7, foot, spine, hooks);
  const shellShape = blend(
    12,
    ellipsoid([0, 0, 0], [44, 22, 14]),
    mirror(ellipsoid([40, 2, 0], [25, 24, 16])),
    mirror(
      limb([
        [50, -6, -1, 17],
        [60, -34, -4, 12],
        [62, -44, -5, 10],
      ]),
    ),
  );
  const pad = (sdf: typeof shellShape) => place(sdf, [0, 80, 6], { x: -24 });
  const stick = (x: number, y: number) =>
    place(
      union(cylinder([0, 3, 0], 8.6, 2.4, 1.6), cylinder([0, -2, 0], 4.4, 6, 1)),
      [x, y, 14.5],
      { x: 90 },
    );
  const buttons = [
    [0, 8],
    [8, 0],
    [0, -8],
    [-8, 0],
  ].map(([dx, dy]) => ellipsoid([42 + (dx as number), 8 + (dy as number), 15.4], [3.7, 3.7, 3]));
  const cross = union(
    box([-42, 8, 15.6], [9.6, 3.2, 2.6], 1),
    box([-42, 8, 15.6], [3.2, 9.6, 2.6], 1),
  );
  const triggers = mirror(ellipsoid([42, 21, -6], [15, 7, 8]));
  return [
    printSdf(stand, main, { detail: 170 }),
    printSdf(pad(shellShape), "sal", { detail: 180, finish: "silk" }),
    printSdf(pad(union(stick(-20, -10), stick(20, -10), triggers)), "obsidiana", { detail: 150 }),
    printSdf(pad(union(...buttons)), accent, { detail: 90, finish: "silk" }),
    printSdf(pad(cross), "obsidiana", { detail: 80 }),
  ];
};

export const cableOrganizer: Model<{ main: Filament; cables: readonly Filament[] }> = ({
  main,
  cables,
}) => {
  const block = box([0, 11, 0], [52, 11, 18], 7);
  const xs = [-36, -18, 0, 18, 36];
  const slots = union(
    ...xs.map((x) => capsule([x, 15, -40], [x, 15, 40], 3.6)),
    ...xs.map((x) => box([x, 22, 0], [1.9, 7, 40], 0.6)),
    ...[0, 1].map((i) => box([0, 5.4 + i * 3.6, 18], [40 - i * 8, 0.7, 1], 0.6)),
  );
  const cable = (x: number, i: number) =>
    limb([
      [x, 15, -24, 3],
      [x, 15, 18, 3],
      [x * 1.03, 13, 24, 3],
      [x * 1.07, 7, 29 + (i % 2) * 2, 3],
      [x * 1.1, 3.4, 36 + (i % 3) * 4, 3],
    ]);
  const parts = [printSdf(cut(block, slots, 0.9), main, { detail: 190 })];
  xs.forEach((x, i) => {
    if (i === 3) return;
    const end = 36 + (i % 3) * 4;
    const plug = union(
      box([x * 1.1, 4, end + 6], [5.4, 3.6, 9], 2.4),
      box([x * 1.1, 4, end + 18], [3.6, 1.8, 6], 0.6),
    );
    parts.push(
      printSdf(union(cable(x, i), plug), cables[i % cables.length] as Filament, { detail: 160 }),
    );
  });
  return parts;
};

/** 160 mm long. */
export const wristRest: Model<DeskParams> = ({ main, accent }) => {
  const core = box([0, 9, 0], [78, 12, 34], 9);
  const dune = {
    ...core,
    at: (x: number, y: number, z: number) => {
      const wave = 2.2 * Math.sin(z * 0.24 + Math.sin(x * 0.032) * 2.4);
      const top = y - 17 - wave + z * 0.1;
      const base = core.at(x, y, z);
      return Math.max(base, top * 0.8);
    },
  };
  const caps = cut(box([0, 9.4, 0], [80, 12.6, 35], 9.4), box([0, 10, 0], [70, 40, 60], 0), 0.6);
  return [printSdf(dune, main, { detail: 260 }), printSdf(caps, accent, { detail: 190 })];
};

export const phoneStand: Model<DeskParams> = ({ main, accent }) => {
  const tiers = [0, 1, 2, 3, 4].map((i) =>
    box([0, 4 + i * 7, -4 - i * 3.4], [42 - i * 3.2, 4.2, 34 - i * 5.4], 2.6),
  );
  const stand = cut(
    union(...tiers),
    place(box([0, 0, 0], [37, 60, 6.4], 2), [0, 66, 0], { x: -18 }),
    0.6,
  );
  const slab = place(box([0, 0, 0], [35.4, 74, 4.4], 4.2), [0, 82, -5], { x: -18 });
  const glass = place(box([0, 0, 4.2], [33, 71, 0.7], 0.6), [0, 82, -5], { x: -18 });
  return [
    printSdf(stand, main, { detail: 170 }),
    printSdf(slab, "pizarra", { detail: 140 }),
    printSdf(glass, accent, { detail: 140, finish: "silk", layers: "z" }),
  ];
};
