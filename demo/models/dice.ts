import { assemble, type Filament, type Model, type Part, printSdf } from "../solids/part.ts";
import { createRandom } from "../solids/random.ts";
import { blend, box, cylinder, type Sdf, sphere, union } from "../solids/sdf.ts";
import { around, cut, inlay, place } from "../solids/sdf-ops.ts";
import { hexPrism } from "../solids/sdf-shapes.ts";

type TowerParams = { stone: Filament; roof: Filament; dice: readonly Filament[] };

/** 150 mm tall. */
export const diceTower: Model<TowerParams> = ({ stone, roof, dice }, seed) => {
  const random = createRandom(seed);
  const shaft = cylinder([0, 66, 0], 33, 66, 2, 28);
  const crown = cylinder([0, 134, 0], 33, 10, 1.4, 35);
  const corbels = around(box([0, 122, 31], [2.6, 5, 5], 1.2), 14);
  const shell = cut(blend(2, shaft, crown), cylinder([0, 100, 0], 24, 96, 1), 0.8);
  const gaps = around(box([0, 145, 34], [4, 7, 10], 0.6), 9);
  const arch = union(
    box([0, 16, 26], [17, 15, 26], 1),
    place(cylinder([0, 0, 0], 17, 26, 0), [0, 30, 26], { x: 90 }),
  );
  const frame = union(
    box([0, 17, 30], [21.4, 17, 5], 1.4),
    place(cylinder([0, 0, 0], 21.4, 5, 1.4), [0, 31, 29], { x: 90 }),
  );
  const slits = [0, 1, 2].map((i) =>
    place(box([0, 0, 0], [2.2, 8, 12], 2), [0, 92 - (i % 2) * 8, 0], { y: i * 120 + 60 }),
  );
  const bricks: Sdf[] = [];
  for (let i = 0; i < 46; i += 1) {
    const y = 12 + Math.floor(random() * 13) * 8.2;
    const angle = random() * 360;
    const r = 33 - (y / 132) * 5;
    bricks.push(
      place(box([0, 0, r - 0.2], [3.4 + random() * 2.4, 2.8, 1.5], 1), [0, y, 0], { y: angle }),
    );
  }
  const windows = union(
    gaps,
    arch,
    ...slits,
    place(box([0, 0, 20], [3.4, 7, 20], 3.2), [0, 84, 0], {}),
  );
  const tower = cut(blend(0.6, shell, corbels, frame, ...bricks), windows, 0.6);
  const tray = cut(box([0, 6, 64], [40, 6.4, 40], 5), box([0, 11, 64], [36.4, 9, 36.4], 3.4), 0.6);
  const floor = cylinder([0, 2, 0], 36, 2.4, 1.2);
  const places = [
    [-14, 52, 20],
    [14, 72, 50],
    [20, 47, 75],
  ] as const;
  const rolled = places.flatMap(([x, z, yaw], i) =>
    die(8, dice[i % dice.length] as Filament, [x, 10.2, z], yaw),
  );
  return [
    printSdf(union(tower, floor), stone, { detail: 230 }),
    printSdf(tray, roof, { detail: 150 }),
    ...rolled,
  ];
};

/** `half` is half the edge in mm. */
function die(
  half: number,
  filament: Filament,
  at: readonly [number, number, number],
  yaw: number,
): Part[] {
  const cube = box([0, 0, 0], [half, half, half], half * 0.24);
  const round = {
    ...cube,
    at: (x: number, y: number, z: number) =>
      Math.max(cube.at(x, y, z), Math.hypot(x, y, z) - half * 1.48),
  };
  const p = half * 0.5;
  const r = half * 0.2;
  const faces: [number, number][][] = [
    [[0, 0]],
    [
      [-p, -p],
      [p, p],
    ],
    [
      [-p, -p],
      [0, 0],
      [p, p],
    ],
    [
      [-p, -p],
      [p, p],
      [-p, p],
      [p, -p],
    ],
    [
      [-p, -p],
      [p, p],
      [-p, p],
      [p, -p],
      [0, 0],
    ],
    [
      [-p, -p],
      [-p, 0],
      [-p, p],
      [p, -p],
      [p, 0],
      [p, p],
    ],
  ];
  const on = (face: number, u: number, v: number): Sdf => {
    const d = half + r * 0.25;
    const spots = [
      [u, d, v],
      [u, v, d],
      [d, u, v],
      [-d, u, v],
      [u, v, -d],
      [u, -d, v],
    ] as const;
    return sphere(spots[face] as readonly [number, number, number], r);
  };
  const pips = faces.flatMap((points, face) =>
    points.map(([u, v]) => on([5, 1, 2, 3, 4, 0][face] as number, u, v)),
  );
  const light: Filament = filament === "sal" || filament === "hueso" ? "obsidiana" : "sal";
  const bored = cut(round, union(...pips), 0.2);
  const paint = inlay(round, union(...pips), -0.25);
  return assemble(
    [
      printSdf(bored, filament, { detail: 90, finish: "silk" }),
      printSdf(paint, light, { detail: 100 }),
    ],
    at,
    { y: yaw },
  );
}

/** 160 mm across. */
export const diceTray: Model<{ tray: Filament; felt: Filament; dice: readonly Filament[] }> = ({
  tray,
  felt,
  dice,
}) => {
  const rim = cut(hexPrism([0, 11, 0], 78, 11, 3), hexPrism([0, 18, 0], 71, 14, 2), 1);
  const steps = [0, 1, 2].map((i) => hexPrism([0, 5 + i * 5.4, 0], 79.4, 1.5, 1));
  const hollow = cut(union(rim, ...steps), hexPrism([0, 18, 0], 71, 14, 2), 1);
  const spots = [
    [-30, 12, 12],
    [4, 30, 40],
    [28, -8, 70],
    [-8, -18, 25],
    [40, 24, 5],
  ] as const;
  return [
    printSdf(hollow, tray, { detail: 200 }),
    printSdf(hexPrism([0, 4.4, 0], 71.5, 1, 0.3), felt, { detail: 120 }),
    ...spots.flatMap(([x, z, yaw], i) =>
      die(10.5, dice[i % dice.length] as Filament, [x, 15.9, z], yaw),
    ),
  ];
};
