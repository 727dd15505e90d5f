import { assemble, type Filament, type Model, type Part, printSdf } from "../solids/part.ts";
import { noise2 } from "../solids/random.ts";
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
import { around, cut, displace, mirror, move, place, turn } from "../solids/sdf-ops.ts";
import { hexPrism, polygon } from "../solids/sdf-shapes.ts";
import { easel } from "./easel.ts";

export const hexagonalBox: Model<{ main: Filament; lid: Filament }> = ({ main, lid }) => {
  const rims = [12, 22, 32, 42].map((y, i) => hexPrism([0, y, 0], 34.4 + (i % 2) * 0.8, 2.6, 1.2));
  const body = cut(
    union(hexPrism([0, 25, 0], 33, 25, 2), ...rims),
    hexPrism([0, 32, 0], 29.6, 28, 1.6),
    0.8,
  );
  const cover = union(
    hexPrism([0, 4, 0], 36, 5, 2),
    hexPrism([0, 10, 0], 28, 3, 1.4),
    hexPrism([0, 14.6, 0], 20, 3, 1.4),
    blend(3, hexPrism([0, 18.4, 0], 12, 3, 1.4), sphere([0, 25, 0], 6)),
  );
  return [
    printSdf(body, main, { detail: 190 }),
    printSdf(place(cover, [6, 51, 5], { y: 16 }), lid, { detail: 150 }),
  ];
};

/** 100 mm long. */
export const piggyBank: Model<{ skin: Filament; coin: Filament }> = ({ skin, coin }) => {
  const body = blend(
    7,
    ellipsoid([0, 38, -4], [29, 27, 34]),
    ellipsoid([0, 43, 24], [20, 19, 17]),
    mirror(
      limb([
        [15, 22, 15, 9],
        [16, 5.6, 16, 7.6],
      ]),
    ),
    mirror(
      limb([
        [15, 22, -20, 9.4],
        [16, 5.6, -21, 7.8],
      ]),
    ),
  );
  const snout = place(cylinder([0, 0, 0], 9.6, 6, 2.6, 8.6), [0, 41, 43], { x: 90 });
  const ear = place(
    cut(ellipsoid([0, 6, 0], [8, 11, 3]), ellipsoid([0, 5, 3], [5.4, 8, 2.4]), 1),
    [12, 57, 25],
    { z: -28, x: 24, y: 10 },
  );
  const curl = limb(
    Array.from(
      { length: 22 },
      (_, i) =>
        [
          Math.sin(i * 0.52) * 4,
          46 + Math.cos(i * 0.52) * 4,
          -37 - i * 0.5,
          2.1 - i * 0.04,
        ] as const,
    ),
  );
  const whole = blend(2.4, body, snout, mirror(ear), curl);
  const slot = box([0, 68, -6], [1.6, 12, 13], 0.6);
  const nostrils = mirror(place(capsule([0, -1, 0], [0, 1, 0], 1.7), [3.4, 41, 50], {}));
  const smile = limb(
    Array.from(
      { length: 9 },
      (_, i) => [(i - 4) * 2, 29.4 + (i - 4) ** 2 * 0.16, 38.4, 0.9] as const,
    ),
  );
  const done = cut(cut(cut(whole, slot, 0.8), nostrils, 0.4), smile, 0.4);
  const money = move(
    turn(
      turn(
        cut(cylinder([0, 0, 0], 12, 1.1, 0.5), around(box([0, 1.2, 8.4], [0.5, 0.6, 2], 0.2), 24)),
        "z",
        90,
      ),
      "y",
      0,
    ),
    [0, 68, -6],
  );
  return [
    printSdf(done, skin, { detail: 190 }),
    printSdf(mirror(sphere([9.6, 51.6, 38.2], 2.4)), "obsidiana", { detail: 80, finish: "silk" }),
    printSdf(money, coin, { detail: 90, finish: "silk" }),
  ];
};

export const coasters: Model<{ colours: readonly Filament[] }> = ({ colours }, seed) => {
  const parts: Part[] = [];
  colours.forEach((filament, i) => {
    const disc = cylinder([0, 0, 0], 45, 2.2, 1);
    const carved = cut(
      cut(
        disc,
        cut(cylinder([0, 2.2, 0], 41, 1.2, 0.2), {
          at: (x, _y, z) => ridge(x, z, seed + i),
          min: [0, 0, 0],
          max: [0, 0, 0],
        }),
        0.3,
      ),
      torus([0, 2.4, 0], 43, 0.5),
      0.2,
    );
    parts.push(
      ...assemble(
        [printSdf(carved, filament, { detail: 190 })],
        i < 3 ? [i * 2 - 2, 8 + i * 5.4, -i] : [0, 0, 0],
        i < 3 ? { y: i * 25 } : {},
      ),
    );
  });
  const last = parts.pop() as Part;
  const tray = cut(cylinder([0, 5, 0], 50, 5, 2), cylinder([0, 12, 0], 46.6, 8, 1), 0.8);
  const leaning = easel(assemble([last], [0, 45, 0], { x: 90 }), {
    width: 34,
    depth: 4.6,
    filament: "pizarra",
  });
  return [
    ...parts,
    printSdf(tray, "pizarra", { detail: 150 }),
    ...assemble(leaning, [62, 0, -38], { y: -10 }),
  ];
};

function ridge(x: number, z: number, seed: number): number {
  const line = (k: number) => -12 + k * 13 - Math.abs(noise2(x * 0.045 + k * 7, k, seed)) * 22;
  const bands = [0, 1, 2, 3].map((k) => Math.abs(z - line(k) - 8) - 2.4);
  return -Math.min(...bands) * 0.6;
}

export const jewelryBox: Model<{ main: Filament; accent: Filament }> = ({ main, accent }) => {
  const heart = Array.from({ length: 72 }, (_, i) => {
    const t = (i / 72) * Math.PI * 2;
    const x = 16 * Math.sin(t) ** 3;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    return [x * 3.1, y * 3.1 + 6] as const;
  });
  const inside = polygon(heart);
  const wall = {
    at: (x: number, y: number, z: number) => {
      const flare = inside(x, -z) - (y - 8) * 0.3;
      const shellD = Math.abs(flare + 2) - 1.9;
      const q = Math.abs(y - 9) - 9;
      const side = Math.max(shellD, q);
      const floor = Math.max(flare + 1, Math.abs(y - 2) - 2);
      return Math.min(side, floor) * 0.9 - 0.4;
    },
    min: [-58, -1, -58] as const,
    max: [58, 19, 64] as const,
  };
  const waves = displace(
    wall,
    0.6,
    (x, y, z) => 0.5 * Math.sin(y * 0.9 + Math.sin(Math.atan2(x, z) * 3) * 2),
  );
  const ring = (x: number, y: number, z: number, tilt: number) =>
    place(torus([0, 0, 0], 9, 1.5), [x, y, z], { x: tilt, y: tilt });
  return [
    printSdf(waves, main, { detail: 210 }),
    printSdf(union(ring(-12, 6.4, 4, 8), ring(6, 8.6, -6, 20)), accent, {
      detail: 120,
      finish: "silk",
    }),
    printSdf(ring(10, 6.4, 14, 6), "ceniza", { detail: 80, finish: "silk" }),
  ];
};

/** Six-bar burr, one colour per direction. */
export const puzzle: Model<{ colours: readonly [Filament, Filament, Filament] }> = ({
  colours,
}) => {
  const bar = (dx: number) => box([dx * 10.1, 0, 0], [9.9, 9.9, 38], 1.8);
  const pair = union(bar(-1), bar(1));
  const lift = (sdf: typeof pair) => move(sdf, [0, 41, 0]);
  return [
    printSdf(lift(pair), colours[0], { detail: 170 }),
    printSdf(lift(turn(turn(pair, "x", 90), "y", 90)), colours[1], { detail: 170 }),
    printSdf(lift(turn(turn(pair, "z", 90), "y", 90)), colours[2], { detail: 170 }),
    printSdf(cylinder([0, 1.6, 0], 26, 2.6, 1.2), "obsidiana", { detail: 100 }),
  ];
};
