import { assemble, type Filament, type Model, printSdf, tip } from "../solids/part.ts";
import { blend, box, capsule, cylinder, sphere, union } from "../solids/sdf.ts";
import { cut, move, place, turn } from "../solids/sdf-ops.ts";
import { hexPrism } from "../solids/sdf-shapes.ts";

type TwoColours = { main: Filament; accent: Filament };

/** Print-in-place, 80 mm tall. */
export const doorHinge: Model<TwoColours> = ({ main, accent }) => {
  const leaf = (side: number) => {
    const knuckles = [0, 1, 2, 3, 4]
      .filter((i) => i % 2 === (side > 0 ? 0 : 1))
      .map((i) => cylinder([0, 8.2 + i * 16, 0], 7, 7.6, 0.8));
    const arms = knuckles.map((k) =>
      box([side * 6, (k.min[1] + k.max[1]) / 2, -4.4], [6.4, 7.4, 2.6], 0.8),
    );
    const slab = box([side * 32, 40, -4.4], [23, 40, 2.6], 1.6);
    const holes = [18, 62].flatMap((y) => [24, 44].map((x) => [side * x, y] as const));
    const drilled = holes.map(([x, y]) =>
      union(
        place(cylinder([0, 0, 0], 2.4, 8, 0), [x, y, -4], { x: 90 }),
        place(cylinder([0, 0, 0], 2.4, 2.4, 0, 5.4), [x, y, -3.2], { x: 90 }),
      ),
    );
    return cut(blend(1.5, slab, ...knuckles, ...arms), union(...drilled), 0.3);
  };
  const pin = union(cylinder([0, 40, 0], 3, 41.4, 0.6));
  return [
    printSdf(turn(leaf(1), "y", 30), main, { detail: 180 }),
    printSdf(turn(leaf(-1), "y", -30), accent, { detail: 180 }),
    printSdf(pin, "obsidiana", { detail: 90 }),
  ];
};

/** 120 x 80 mm. */
export const electronicsCase: Model<TwoColours> = ({ main, accent }) => {
  const outer = box([0, 20, 0], [60, 20, 40], 5);
  const hollow = cut(outer, box([0, 26, 0], [57, 23, 37], 3.4), 0.4);
  const open = cut(hollow, box([0, 60, 0], [90, 22, 90], 0));
  const posts = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      cut(cylinder([x * 51, 19, z * 31], 5, 17, 0.6), cylinder([x * 51, 34, z * 31], 1.6, 12, 0)),
    ),
  );
  const standoffs = [-1, 1].flatMap((x) =>
    [-1, 1].map((z) =>
      cut(cylinder([x * 30, 6, z * 20], 4, 5, 0.5), cylinder([x * 30, 10, z * 20], 1.4, 6, 0)),
    ),
  );
  const vents = [-3, -2, -1, 0, 1, 2, 3].map((i) => box([i * 7, 20, 40], [1.7, 11, 8], 1.6));
  const port = union(
    box([60, 15, 10], [8, 4, 8], 1.4),
    place(cylinder([0, 0, 0], 5, 8, 0), [60, 16, -16], { z: 90 }),
  );
  const base = cut(cut(union(open, ...posts, ...standoffs), union(...vents), 0.5), port, 0.5);
  const lidPlate = box([0, 40, 0], [60, 40, 2.4], 2);
  const holes = [-1, 1].flatMap((x) =>
    [9, 71].map((y) => place(cylinder([0, 0, 0], 2.2, 5, 0, 4), [x * 51, y, 1], { x: 90 })),
  );
  const strata = [0, 1, 2].map((i) =>
    box([-8 + i * 5, 31 + i * 9, 2.6], [26 - i * 6, 1.2, 1], 0.9),
  );
  const lid = cut(lidPlate, union(...holes, ...strata), 0.4);
  return [
    printSdf(base, main, { detail: 220 }),
    ...assemble(tip([printSdf(lid, accent, { detail: 190, layers: "z" })], -14), [0, 0, -62]),
  ];
};

/** 70 mm high. */
export const angleBracket: Model<TwoColours> = ({ main }) => {
  const foot = box([0, 3.5, 12], [28, 3.5, 36], 2);
  const back = box([0, 36, -20.5], [28, 36, 3.5], 2);
  const rib = (x: number) => {
    const slab = box([x, 32, 10], [2.6, 30, 32], 1);
    const slope = {
      at: (_x: number, y: number, z: number) => -(y * 0.72 + z * 0.69 - 34),
      min: [0, 0, 0] as const,
      max: [0, 0, 0] as const,
    };
    const window = place(cylinder([0, 0, 0], 8, 10, 0), [x, 20, -2], { z: 90 });
    return cut(cut(slab, slope, 3), window, 0.8);
  };
  const body = blend(4, foot, back, rib(-20), rib(20));
  const footHoles = [0, 26].map((z) =>
    union(cylinder([0, 3, z + 6], 3.4, 12, 0), cylinder([0, 7, z + 6], 3.4, 2.4, 0, 6)),
  );
  const backHoles = [30, 54].map((y) =>
    union(
      place(cylinder([0, 0, 0], 3.4, 12, 0), [0, y, -20], { x: 90 }),
      place(cylinder([0, 0, 0], 3.4, 2.6, 0, 6.4), [0, y, -18.4], { x: 90 }),
    ),
  );
  return [printSdf(cut(body, union(...footHoles, ...backHoles), 0.4), main, { detail: 190 })];
};

/** 110 mm tall. */
export const boltAndNut: Model<TwoColours> = ({ main, accent }) => {
  const pitch = 9;
  const thread = (r: number, depth: number) => ({
    at(x: number, y: number, z: number) {
      const turnShare = Math.atan2(z, x) / (2 * Math.PI);
      const t = y / pitch - turnShare;
      const wave = Math.abs((t - Math.floor(t)) * 2 - 1);
      const profile = Math.min(1, Math.max(0, (wave - 0.18) / 0.64));
      return (Math.hypot(x, z) - (r - depth * profile)) * 0.72;
    },
    min: [-r, 0, -r] as const,
    max: [r, 110, r] as const,
  });
  const shank = cut(
    thread(17, 4),
    union(box([0, 140, 0], [40, 29, 40], 0), box([0, -20, 0], [40, 26, 40], 0)),
    1,
  );
  const tipped = cut(
    shank,
    { at: (x, y, z) => -(y + Math.hypot(x, z) * 0.9 - 122) * 0.7, min: [0, 0, 0], max: [0, 0, 0] },
    0.6,
  );
  const chamfer = (top: number, bottom: number) => ({
    at: (x: number, y: number, z: number) =>
      -Math.max(
        (Math.hypot(x, z) * 0.6 + (y - top)) * 0.86,
        (Math.hypot(x, z) * 0.6 - (y - bottom)) * 0.86,
      ),
    min: [0, 0, 0] as const,
    max: [0, 0, 0] as const,
  });
  const head = cut(hexPrism([0, 9, 0], 28, 9, 1.2), chamfer(35.4, -17.4), 0.6);
  const nut = cut(
    cut(hexPrism([0, 62, 0], 28, 10, 1.2), chamfer(89.4, 34.6), 0.6),
    cylinder([0, 62, 0], 17.4, 20, 0),
    1,
  );
  return [
    printSdf(union(head, tipped), main, { detail: 200 }),
    printSdf(turn(nut, "y", 22), accent, { detail: 150 }),
  ];
};

/** 120 mm tall. */
export const universalJoint: Model<TwoColours> = ({ main, accent }) => {
  const yoke = (angle: number) => {
    const arms = [-1, 1].map((s) =>
      blend(
        3,
        box([s * 19, -12, 0], [4, 16, 9], 1.6),
        place(cylinder([0, 0, 0], 10, 4, 1), [s * 19, 0, 0], { z: 90 }),
      ),
    );
    const bridge = box([0, -26, 0], [23, 4.6, 9.4], 2);
    const shaft = blend(4, cylinder([0, -42, 0], 10, 16, 1.4), cylinder([0, -30, 0], 12, 3, 2));
    const eyes = place(cylinder([0, 0, 0], 4.6, 40, 0), [0, 0, 0], { z: 90 });
    return turn(cut(blend(3, ...arms, bridge, shaft), eyes, 0.5), "y", angle);
  };
  const cross = union(
    box([0, 0, 0], [9, 9, 9], 2.4),
    capsule([-23.4, 0, 0], [23.4, 0, 0], 4),
    capsule([0, 0, -23.4], [0, 0, 23.4], 4),
    sphere([0, 0, 0], 11),
  );
  const upper = place(yoke(90), [0, 0, 0], { x: 180 });
  const bent = turn(upper, "x", 24);
  const stand = cylinder([0, 3.6, 0], 30, 3.6, 2);
  return [
    printSdf(move(yoke(0), [0, 64, 0]), main, { detail: 170 }),
    printSdf(move(bent, [0, 64, 0]), accent, { detail: 170 }),
    printSdf(move(cross, [0, 64, 0]), "obsidiana", { detail: 110 }),
    printSdf(stand, "pizarra", { detail: 100 }),
  ];
};
