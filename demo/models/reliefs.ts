import { assemble, type Filament, type Model, type Part, print, printSdf } from "../solids/part.ts";
import { type Point2, plate } from "../solids/plates.ts";
import { noise2 } from "../solids/random.ts";
import { box, capsule, cylinder, limb, type Sdf, sphere, torus, union } from "../solids/sdf.ts";
import { around, clip, cut, move, place, turn } from "../solids/sdf-ops.ts";
import { curve, turned, vessel } from "../solids/turned.ts";

type VolcanoParams = { low: Filament; middle: Filament; high: Filament; snow: Filament };

/** Four colours by height, 150 mm wide. */
export const volcano: Model<VolcanoParams> = ({ low, middle, high, snow }, seed) => {
  const height = (x: number, z: number) => {
    const r = Math.hypot(x, z);
    const a = Math.atan2(z, x);
    const cone = 92 * Math.exp(-Math.hypot(r, 5) / 34) + 12 * Math.exp(-r / 70);
    const gullies =
      (2.6 * noise2(a * 5 + 20, r * 0.02, seed) + 1.3 * noise2(a * 12 + 50, r * 0.04, seed)) *
      Math.min(1, r / 22) *
      Math.exp(-r / 90) *
      3;
    const hills =
      5 * noise2(x * 0.04, z * 0.04, seed + 3) * Math.min(1, Math.max(0, (r - 30) / 30));
    const crater = 13 * Math.exp(-((r / 8) ** 2));
    return 12 + cone + gullies + hills - crater;
  };
  const slopes = {
    at: (x: number, y: number, z: number) => (y - height(x, z)) * 0.42,
    min: [0, 0, 0] as const,
    max: [0, 0, 0] as const,
  };
  const block = cut(
    box([0, 50, 0], [72, 50, 60], 4),
    { ...slopes, at: (x, y, z) => -slopes.at(x, y, z) },
    0.5,
  );
  const edge = (x: number, z: number) => 3.4 * noise2(x * 0.13, z * 0.13, seed + 9);
  const band = (from: number, to: number): Sdf => {
    const between = (x: number, y: number, z: number) =>
      Math.max(from - y + (from > 30 ? edge(x, z) : 0), y - to - (to > 30 ? edge(x, z) : 0));
    return {
      at: (x, y, z) => Math.max(block.at(x, y, z), between(x, y, z) * 0.8),
      min: [-72, Math.max(0, from - 4), -60],
      max: [72, Math.min(100, to + 4), 60],
    };
  };
  return [
    printSdf(band(-1, 9), low, { detail: 190 }),
    printSdf(band(9, 24), middle, { detail: 200 }),
    printSdf(band(24, 56), high, { detail: 200 }),
    printSdf(band(56, 120), snow, { detail: 170 }),
  ];
};

export const bookends: Model<{ main: Filament; second: Filament }> = ({ main, second }, seed) => {
  const parts: Part[] = [];
  for (const side of [-1, 1]) {
    [0, 1, 2].forEach((layer) => {
      const outline: Point2[] = [[0, 0]];
      for (let x = 0; x <= 72 - layer * 8; x += 2) {
        const fall = 1 - x / (78 - layer * 8);
        outline.push([
          x,
          Math.max(
            5,
            fall ** 1.15 * (118 - layer * 30) +
              noise2(x * 0.09 + layer * 5, side, seed) * 9 * (1 - fall * 0.5),
          ),
        ]);
      }
      outline.push([72 - layer * 8, 0]);
      const sided = outline.map(([x, y]) => [x * side, y] as const);
      const slab = plate({ outline: sided, thickness: 18, bevel: 1.2 });
      slab.translate(0, 0, -18 + layer * 18);
      const part = print(slab, layer === 1 ? second : main, { layers: "z" });
      parts.push(...assemble([part], [side * 44, 0, 0]));
    });
  }
  const books = [
    [-34, 92, "lapis", 9],
    [-16, 104, "hueso", 8],
    [1, 84, "cobre", 8],
    [17, 98, "malaquita", 7.4],
    [34, 90, "pizarra", 9],
  ] as const;
  const library = books.flatMap(([x, h, filament, half]) => [
    printSdf(box([x, h / 2, 0], [half - 0.4, h / 2, 33], 1.4), filament, { detail: 90 }),
    printSdf(
      union(
        box([x, h * 0.8, 33], [half - 1.2, 1.2, 0.8], 0.5),
        box([x, h * 0.2, 33], [half - 1.2, 1.2, 0.8], 0.5),
      ),
      "ambar",
      { detail: 70 },
    ),
  ]);
  return [...parts, ...library];
};

export const candleHolder: Model<{ main: Filament }> = ({ main }) => {
  const slats = Array.from({ length: 11 }, (_, i) => {
    const y = 6 + i * 7.2;
    const r = 37 - 5.6 * Math.cos((i / 10) * Math.PI * 2);
    const ring = turned(
      [
        [r - 5, y],
        [r, y + 0.6],
        [r + 0.6, y + 2],
        [r, y + 3.6],
        [r - 5, y + 4.2],
        [r - 5, y],
      ],
      200,
      ({ angle, r: radius, y: h }) => ({
        y: h + 2.1 * Math.sin(angle * 5 + i * 0.7),
        r: radius + 1.4 * Math.cos(angle * 5 + i * 0.7),
      }),
    );
    return print(ring, main);
  });
  const glow = turned(
    [
      [20, 6],
      [24, 8],
      [26, 42],
      [24, 80],
      [23, 80],
      [23, 8],
      [20, 6],
    ],
    100,
  );
  const posts = union(
    ...[0, 1, 2, 3].map((i) =>
      place(capsule([0, 6, 33], [0, 80, 33], 2.2), [0, 0, 0], { y: i * 90 + 20 }),
    ),
    cylinder([0, 3, 0], 36, 3, 1.4),
  );
  return [
    ...slats,
    print(glow, "hueso", { finish: "lit", glow: 0.9 }),
    printSdf(posts, main, { detail: 130 }),
  ];
};

export const deskClock: Model<{ main: Filament; dial: Filament; hands: Filament }> = ({
  main,
  dial,
  hands,
}) => {
  const upright = (sdf: Sdf) => move(turn(sdf, "x", 90), [0, 56, 0]);
  const bodyRing = cut(cylinder([0, 0, 0], 54, 13, 4), cylinder([0, 12, 0], 46, 8, 1), 1);
  const steps = union(
    cylinder([0, 1, 0], 46.4, 4, 0.4),
    ...[0, 1].map((i) => cylinder([0, 4.6 + i, 0], 30 - i * 9, 1.2, 0.5)),
  );
  const batons = around(capsule([0, 5.4, 35], [0, 5.4, 40], 1.5), 12);
  const hand = (angle: number, length: number, r: number, y: number) =>
    place(capsule([0, y, 6], [0, y, -length], r, r * 0.7), [0, 0, 0], { y: angle });
  const pair = union(hand(58, 22, 2.2, 8.4), hand(-52, 33, 1.7, 10), cylinder([0, 9, 0], 4, 3, 1));
  const feet = union(
    ...[-1, 1].map((s) => capsule([s * 26, 4, -9], [s * 26, 4, 11], 4)),
    ...[-1, 1].map((s) =>
      limb([
        [s * 26, 4, 0, 4],
        [s * 22, 12, 0, 5],
      ]),
    ),
  );
  return [
    printSdf(upright(bodyRing), main, { detail: 190 }),
    printSdf(upright(steps), dial, { detail: 150, layers: "z" }),
    printSdf(upright(union(batons)), main, { detail: 150, layers: "z" }),
    printSdf(upright(pair), hands, { detail: 110, layers: "z" }),
    printSdf(feet, main, { detail: 100 }),
  ];
};

/** 170 mm across. */
export const wavyBowl: Model<{ main: Filament }> = ({ main }) => {
  const outer = curve(
    [
      [26, 0],
      [40, 7],
      [62, 24],
      [78, 46],
      [86, 66],
    ],
    12,
  );
  const bowl = turned(vessel(outer, 3.6), 360, ({ angle, r, y }) => {
    const t = Math.max(0, y) / 66;
    return {
      y: y + t * t * 9 * Math.sin(angle * 3 + 0.6),
      r: r * (1 + 0.014 * t * Math.cos(angle * 24 + y * 0.07)),
    };
  });
  return [print(bowl, main, { finish: "silk" })];
};

/** 130 mm tall. */
export const knot: Model<{ main: Filament; foot: Filament }> = ({ main, foot }) => {
  const points = Array.from({ length: 121 }, (_, i) => {
    const a = (i / 120) * Math.PI * 4;
    const r = 33 + 17 * Math.cos(1.5 * a);
    return [Math.cos(a) * r, 70 + Math.sin(a) * r, 17 * Math.sin(1.5 * a), 10.4] as const;
  });
  const links = limb(points);
  const ground = clip(cylinder([0, 6, 0], 30, 6, 3, 27), box([0, 10, 0], [40, 10, 40], 1));
  return [
    printSdf(links, main, { detail: 150, finish: "silk" }),
    printSdf(ground, foot, { detail: 100 }),
    printSdf(union(torus([0, 12, 0], 14, 3), sphere([0, 12, 0], 6)), foot, { detail: 70 }),
  ];
};
