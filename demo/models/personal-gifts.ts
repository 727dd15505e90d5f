import { letters } from "../solids/letters.ts";
import { assemble, type Filament, type Model, type Part, print, printSdf } from "../solids/part.ts";
import { circle, type Point2, plate, roundedRect } from "../solids/plates.ts";
import { noise2 } from "../solids/random.ts";
import { box, capsule, extruded, limb, torus, union } from "../solids/sdf.ts";
import { move, turn } from "../solids/sdf-ops.ts";
import { polygon } from "../solids/sdf-shapes.ts";

type PlateParams = { text: string; base: Filament; letter: Filament };

export const namePlate: Model<PlateParams> = ({ text, base, letter }) => {
  const word = letters(text, { height: 30, weight: 6.2, depth: 11, gap: 0.36 });
  const half = word.width / 2 + 9;
  const steps = [0, 1, 2].map((i) => box([0, 2 + i * 3, 0], [half - i * 3, 2.2, 15 - i * 3], 1.1));
  return [
    printSdf(move(word, [0, 11.2, 0]), letter, { detail: 260 }),
    printSdf(union(...steps), base, { detail: 220 }),
  ];
};

type KeyRingParams = { text: string; tags: readonly Filament[]; letter: Filament };

export const keyRings: Model<KeyRingParams> = ({ text, tags, letter }) => {
  const parts: Part[] = [];
  const count = text.length;
  [...text].forEach((char, i) => {
    const x = (i - (count - 1) / 2) * 44;
    const tag = plate({
      outline: roundedRect(36, 46, 10, [0, -12]),
      holes: [circle(3.2, [0, 5.5], 32)],
      thickness: 5,
      bevel: 1,
    });
    const word = letters(char, { height: 19, weight: 4.6, depth: 4 });
    const tagParts = [
      print(tag, tags[i % tags.length] as Filament, { layers: "z" }),
      printSdf(move(word, [0, -27, 3]), letter, { detail: 110, layers: "z" }),
      printSdf(
        move(turn(turn(torus([0, 0, 0], 8.4, 1.1), "x", 90), "y", 70), [0, 12, 0]),
        "ceniza",
        { detail: 80, finish: "silk" },
      ),
    ];
    parts.push(...assemble(tagParts, [x, 61, 0], { y: i % 2 ? -9 : 7, z: i % 2 ? 3 : -2 }));
  });
  const reach = count * 22 + 6;
  const rack = union(
    box([0, 3, -3], [reach, 3, 17], 2),
    ...[-1, 1].map((s) => box([s * (reach - 6), 44, -3], [3.4, 42, 3.4], 1.4)),
    box([0, 82, -3], [reach - 3, 3.4, 3.4], 1.6),
    ...[...text].map((_, i) =>
      limb([
        [(i - (count - 1) / 2) * 44, 81, 0, 1.8],
        [(i - (count - 1) / 2) * 44, 79, 6, 1.6],
        [(i - (count - 1) / 2) * 44, 83, 9, 1.4],
      ]),
    ),
  );
  return [...parts, printSdf(rack, "obsidiana", { detail: 190 })];
};

/** Thinner layers let more light through. */
export const lithophane: Model<{ frame: Filament }> = ({ frame }, seed) => {
  const back = plate({ outline: roundedRect(112, 84, 2, [0, 52]), thickness: 2, bevel: 0.2 });
  const parts = [print(back, "arcilla", { finish: "lit", glow: 0.5, layers: "z" })];
  const sun = plate({ outline: circle(12, [20, 68]), thickness: 1.4, bevel: 0.2 });
  sun.translate(0, 0, 1.2);
  parts.push(print(sun, "sal", { finish: "lit", glow: 0.9, layers: "z" }));
  const ridges = [
    ["arcilla", 0.62],
    ["canela", 0.4],
    ["castano", 0.24],
    ["castano", 0.06],
  ] as const;
  ridges.forEach(([filament, glow], i) => {
    const outline: Point2[] = [[56, 12]];
    outline.push([-56, 12]);
    for (let x = -56; x <= 56; x += 1.4) {
      const peaks =
        Math.abs(noise2(x * 0.035 + i * 9, i, seed)) * 26 + noise2(x * 0.14, i + 4, seed) * 4;
      outline.push([x, 58 - i * 11.5 + peaks * (1 - i * 0.17)]);
    }
    const ridge = plate({ outline, thickness: 1.6, bevel: 0.15 });
    ridge.translate(0, 0, 1.8 + i * 1.3);
    parts.push(print(ridge, filament, { finish: "lit", glow, layers: "z" }));
  });
  const border = plate({
    outline: roundedRect(128, 100, 7, [0, 52]),
    holes: [roundedRect(108, 80, 3, [0, 52])],
    thickness: 15,
    bevel: 1.6,
  });
  parts.push(print(border, frame, { layers: "z" }));
  const foot = printSdf(union(...[-1, 1].map((s) => box([s * 38, 2, 0], [7, 4, 20], 2))), frame, {
    detail: 130,
  });
  return [...assemble(parts, [0, 3, 0], { x: -5 }), foot];
};

/** A cake topper on two pins. */
export const topper: Model<PlateParams> = ({ text, base, letter }) => {
  const word = letters(text, { height: 58, weight: 10, depth: 7, gap: 0.34 });
  const star = polygon(
    Array.from({ length: 10 }, (_, i) => {
      const a = Math.PI / 2 + (i * Math.PI) / 5;
      const r = i % 2 ? 4.4 : 10;
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    }),
  );
  const shape = extruded({ outline: star, min: [-10, -10], max: [10, 10], half: 3.4, round: 0.8 });
  const pins = union(
    ...[-19, 19].map((x) => capsule([x, 6, 0], [x, 36, 0], 2.6)),
    box([0, 33, 0], [word.width / 2 - 2, 3.4, 3.4], 1.6),
  );
  return [
    printSdf(move(word, [0, 38, 0]), letter, { detail: 200, layers: "z" }),
    printSdf(pins, letter, { detail: 140, layers: "z" }),
    printSdf(
      union(
        move(turn(shape, "z", 12), [word.width / 2 + 3, 94, 2]),
        move(turn(shape, "z", -20), [-word.width / 2 - 2, 44, 3]),
      ),
      "ambar",
      { detail: 150, layers: "z" },
    ),
    printSdf(box([0, 6, 0], [38, 6, 13], 3), base, { detail: 120 }),
  ];
};

/** Leans as if against its wall; a screw goes through each end. */
export const houseNumber: Model<PlateParams> = ({ text, base, letter }) => {
  const word = letters(text, { height: 52, weight: 9.6, depth: 7, gap: 0.36 });
  const width = word.width + 52;
  const board = plate({
    outline: roundedRect(width, 88, 16),
    holes: [-1, 1].map((side) => circle(3, [side * (width / 2 - 12), 0], 32)),
    thickness: 6,
    bevel: 1.4,
  });
  const parts = [
    print(board, base, { layers: "z" }),
    printSdf(move(word, [0, -26, 5]), letter, { detail: 240, layers: "z" }),
  ];
  return assemble(parts, [0, 45, 0], { x: -10 });
};
