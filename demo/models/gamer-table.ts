import { type Filament, type Model, printSdf } from "../solids/part.ts";
import { createRandom } from "../solids/random.ts";
import { box, cylinder, ellipsoid, limb, type Sdf, union } from "../solids/sdf.ts";
import { cut, displace, place } from "../solids/sdf-ops.ts";

export const deckBox: Model<{ main: Filament; accent: Filament }> = ({ main, accent }) => {
  const outer = box([0, 44, 0], [37, 44, 26], 4);
  const body = cut(
    cut(outer, box([0, 52, 0], [33.6, 50, 22.6], 1), 0.6),
    union(
      box([0, 96, 0], [60, 12, 60], 0),
      place(cylinder([0, 0, 0], 15, 60, 0), [0, 86, 0], { x: 90 }),
    ),
    1,
  );
  const line = (x: number, k: number) =>
    20 +
    k * 13 +
    (k === 2 ? 10 : 6) * Math.max(0, 1 - Math.abs(x - 4 + k * 7) / 17) +
    4 * Math.max(0, 1 - Math.abs(x + 18 - k * 9) / 9);
  const ridges = [0, 1, 2].map((k) => {
    const steps = Array.from({ length: 17 }, (_, i) => -30 + i * 3.75);
    return limb(steps.map((x) => [x, line(x, k), 26, 1.5 - k * 0.25] as const));
  });
  const cards = union(
    ...Array.from({ length: 9 }, (_, i) =>
      place(
        box([0, 0, 0], [31.5, 44, 0.9], 0.5),
        [0, 48 + (i === 5 ? 7 : 0) + (i === 2 ? 3 : 0), -16 + i * 4],
        { z: i === 5 ? 3 : 0 },
      ),
    ),
  );
  return [
    printSdf(body, main, { detail: 200 }),
    printSdf(union(...ridges), accent, { detail: 160 }),
    printSdf(cards, "sal", { detail: 170 }),
  ];
};

/** 110 mm wide. */
export const ruinedTower: Model<{ stone: Filament; ground: Filament }> = (
  { stone, ground },
  seed,
) => {
  const random = createRandom(seed);
  const blocks: Sdf[] = [];
  for (let row = 0; row < 11; row += 1) {
    for (let i = 0; i < 18; i += 1) {
      const angle = (i + (row % 2) * 0.5) * 20;
      const door = Math.abs(((angle + 180) % 360) - 180) < 22 && row < 5;
      const broken =
        row > 3.5 + 7 * Math.abs(Math.sin(((angle + 62) * Math.PI) / 360)) - random() * 1.2;
      if (door || broken) continue;
      const size: readonly [number, number, number] = [
        5.9 + random() * 0.3,
        3.9,
        5 + random() * 0.8,
      ];
      blocks.push(
        place(box([0, 0, 36 + random() * 0.9], size, 1.2), [0, 8.5 + row * 7.9, 0], { y: angle }),
      );
    }
  }
  for (let i = 0; i < 9; i += 1) {
    const a = random() * 360;
    blocks.push(
      place(
        box([0, 0, 0], [5.4, 3.8, 4.4], 1.2),
        [Math.sin(a) * (46 + random() * 8), 6 + random() * 2, Math.cos(a) * (46 + random() * 8)],
        { x: random() * 40, y: a, z: random() * 40 },
      ),
    );
  }
  const lintel = place(box([0, 0, 36], [19, 4, 6], 1.4), [0, 48, 0], {});
  const mortar = cut(
    cut(cylinder([0, 20, 0], 39, 18, 1), cylinder([0, 24, 0], 33, 24, 0)),
    box([0, 26, 38], [12, 24, 12], 1),
  );
  const soil = displace(cylinder([0, 2, 0], 58, 3, 2, 55), 2, (x, y, z) =>
    y > 1 ? 0.9 * Math.sin(x * 0.2) * Math.cos(z * 0.17 + 2) + 0.3 * Math.sin(x * 0.7 + z) : 0,
  );
  const half = Math.ceil(blocks.length / 2);
  return [
    printSdf(union(lintel, ...blocks.slice(0, half)), stone, { detail: 170 }),
    printSdf(union(...blocks.slice(half)), stone, { detail: 170 }),
    printSdf(mortar, "pizarra", { detail: 120 }),
    printSdf(soil, ground, { detail: 150 }),
    printSdf(
      union(
        ...[0, 1, 2, 3, 4].map((i) =>
          ellipsoid([Math.cos(i * 1.3) * 48, 5, Math.sin(i * 1.3) * 48], [5 + (i % 2) * 3, 3, 4.4]),
        ),
      ),
      "musgo",
      { detail: 150 },
    ),
  ];
};
