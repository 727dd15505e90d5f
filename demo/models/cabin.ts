import { type Filament, type Model, type Part, print, printSdf } from "../solids/part.ts";
import { plate } from "../solids/plates.ts";
import { noise2 } from "../solids/random.ts";
import { box, cylinder, union } from "../solids/sdf.ts";
import { cut, move, place } from "../solids/sdf-ops.ts";
import { turned } from "../solids/turned.ts";

type CabinParams = { roof: Filament; wall: Filament; land: Filament };

/** A-frame on contoured ground, 120 mm wide. */
export const cabin: Model<CabinParams> = ({ roof, wall, land }, seed) => {
  const front = plate({
    outline: [
      [-23, 0],
      [23, 0],
      [0, 50],
    ],
    thickness: 44,
    bevel: 0.4,
  });
  front.translate(0, 14, 0);
  const slab = (side: number) =>
    place(box([0, 0, 0], [1.8, 31, 27], 1), [side * 13.2, 39.8, 0], { z: side * 24.7 });
  const chimney = box([11, 48, -10], [3.2, 11, 3.2], 0.6);
  const windows = union(
    box([0, 23, 22], [6, 9, 1], 0.4),
    box([-11, 21, 22], [3.4, 4, 1], 0.4),
    box([11, 21, 22], [3.4, 4, 1], 0.4),
    place(cylinder([0, 0, 0], 4.4, 1, 0.2), [0, 42, 22], { x: 90 }),
  );
  const deck = union(
    box([0, 12.6, 31], [25, 1.4, 12], 0.6),
    ...[-22, -7, 7, 22].map((x) => box([x, 8, 40], [1.3, 6, 1.3], 0.4)),
    ...[-23, 23].map((x) => box([x, 18, 42], [1, 5, 1], 0.3)),
    ...[-15, 15].map((x) => box([x, 18, 42], [1, 5, 1], 0.3)),
    ...[-1, 1].map((s) => box([s * 19, 22.4, 42], [5, 0.8, 1.1], 0.3)),
  );
  const parts: Part[] = [
    print(front, wall),
    printSdf(union(slab(1), slab(-1)), roof, { detail: 160 }),
    printSdf(chimney, "pizarra", { detail: 60 }),
    printSdf(windows, "ambar", { detail: 100 }),
    printSdf(deck, "canela", { detail: 150 }),
    printSdf(ground(seed), land, { detail: 190 }),
  ];
  const trees = [
    [-42, -14, 1.2],
    [-47, 14, 0.9],
    [42, -22, 1.3],
    [47, 6, 0.85],
    [-30, -36, 1],
  ] as const;
  for (const [x, z, size] of trees) parts.push(...tree(x, z, size));
  return parts;
};

function ground(seed: number) {
  const field = (x: number, z: number) => {
    const hill = 9 + 5 * noise2(x * 0.028, z * 0.028, seed) + Math.max(0, -z - 8) * 0.16;
    const flat = Math.min(1, Math.max(0, (Math.hypot(x * 0.9, z - 8) - 26) / 18));
    const terraced = Math.round(hill / 2.4) * 2.4;
    return 11 + (terraced - 11) * flat;
  };
  const top = {
    at: (x: number, y: number, z: number) => -(y - field(x, z)) * 0.5,
    min: [0, 0, 0] as const,
    max: [0, 0, 0] as const,
  };
  return cut(box([0, 14, 0], [62, 14, 52], 6), top, 0.8);
}

function tree(x: number, z: number, size: number): Part[] {
  const tiers = [0, 1, 2].flatMap((i) => {
    const y = 10 + i * 8;
    const r = 10 - i * 2.6;
    return [
      [r, y],
      [r * 0.42, y + 9.4],
    ] as [number, number][];
  });
  const crown = turned([[0, 9], ...tiers, [0.2, 38], [0, 38.4]], 28);
  crown.scale(size, size, size);
  crown.translate(x, 8, z);
  return [
    print(crown, "verde"),
    printSdf(move(cylinder([0, 6, 0], 2, 7, 0.4), [x, 8, z]), "castano", { detail: 40 }),
  ];
}
