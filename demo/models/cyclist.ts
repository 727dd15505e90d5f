import { type Filament, type Model, type Part, printSdf } from "../solids/part.ts";
import { blend, box, capsule, cylinder, ellipsoid, limb, torus, union } from "../solids/sdf.ts";
import { clip, cut, inlay, mirror, move, place, turn } from "../solids/sdf-ops.ts";

type CyclistParams = { jersey: Filament; frame: Filament };

/** About 110 mm tall. */
export const cyclist: Model<CyclistParams> = ({ jersey, frame }) => {
  const { wheels, spokes, bike, bars, crank } = createBicycle();
  const { torso, arms, shorts, shins, shoes, head, helmet } = createRider();
  const parts: Part[] = [
    printSdf(wheels, "obsidiana", { detail: 170 }),
    printSdf(spokes, "ceniza", { detail: 190 }),
    printSdf(bike, frame, { detail: 150 }),
    printSdf(union(bars, crank), "obsidiana", { detail: 140 }),
    printSdf(torso, jersey, { detail: 120 }),
    printSdf(union(shorts, shoes), "obsidiana", { detail: 120 }),
    printSdf(union(arms, shins, head), "arcilla", { detail: 150 }),
    printSdf(helmet, "sal", { detail: 100 }),
  ];
  const road = box([0, 0, 1], [17, 3, 58], 2.4);
  return [
    ...parts,
    printSdf(road, "pizarra", { detail: 120 }),
    printSdf(inlay(road, box([0, 3, 1], [1.2, 4, 44], 0.4), 0.25), "sal", { detail: 120 }),
  ];
};

function createRider() {
  const torso = blend(
    5,
    limb([
      [0, 66, -16, 9.6],
      [0, 78, -4, 10.4],
      [0, 87, 7, 9],
    ]),
    mirror(
      limb([
        [8, 86, 7, 5],
        [12, 74, 16, 4.2],
      ]),
    ),
  );
  const arms = mirror(
    limb([
      [12, 75, 15.6, 3.7],
      [12.6, 70, 19, 3.2],
      [10.4, 63, 29, 2.8],
    ]),
  );
  const shorts = blend(
    4,
    ellipsoid([0, 64, -17], [10, 8, 9]),
    limb([
      [6, 62, -15, 7.6],
      [7.4, 48, 2, 5.8],
    ]),
    limb([
      [-6, 62, -15, 7.6],
      [-7.4, 58, 4, 5.8],
    ]),
  );
  const shins = union(
    limb([
      [7.4, 49, 1, 5.2],
      [7.6, 42, 4, 4.6],
      [8.2, 20, -1, 3.2],
    ]),
    limb([
      [-7.4, 58, 3, 5.2],
      [-7.6, 55, 6, 4.6],
      [-8.2, 41, -8, 3.2],
    ]),
  );
  const shoes = union(
    ellipsoid([8.4, 16, 1.6], [3.6, 3, 7.4]),
    ellipsoid([-8.4, 38, -6.4], [3.6, 3, 7.4]),
  );
  const head = blend(
    2,
    ellipsoid([0, 100, 14], [7, 8, 8]),
    limb([
      [0, 90, 8, 5],
      [0, 96, 12, 4.6],
    ]),
  );
  const helmet = cut(
    clip(ellipsoid([0, 103, 12.6], [8.6, 8, 11.4]), box([0, 110, 12], [20, 10, 20], 0.5), 1),
    union(...[-4, 0, 4].map((x) => capsule([x, 112, 2], [x * 0.8, 110.4, 20], 1.3))),
    1,
  );
  return { torso, arms, shorts, shins, shoes, head, helmet };
}

function createBicycle() {
  const wheels = union(
    ...[-33, 35].map((z) => move(turn(torus([0, 0, 0], 22, 2.3), "z", 90), [0, 25, z])),
  );
  const spokes = union(
    ...[-33, 35].flatMap((z) =>
      Array.from({ length: 5 }, (_, i) => {
        const a = (i * Math.PI) / 5 + 0.2;
        const [c, s] = [Math.cos(a) * 21, Math.sin(a) * 21];
        return capsule([0, 25 - c, z - s], [0, 25 + c, z + s], 0.8);
      }),
    ),
    ...[-33, 35].map((z) => move(turn(cylinder([0, 0, 0], 3, 4, 1), "z", 90), [0, 25, z])),
  );
  const bike = union(
    limb([
      [0, 25, 35, 2],
      [0, 54, 24, 2.2],
      [0, 60, 22, 2],
    ]),
    limb([
      [0, 52, 25, 2.3],
      [0, 24, -4, 2.4],
    ]),
    limb([
      [0, 52, 24, 2.1],
      [0, 50, -13, 2],
    ]),
    limb([
      [0, 24, -4, 2.2],
      [0, 56, -15, 1.9],
    ]),
    mirror(
      limb([
        [2.6, 25, -33, 1.5],
        [1.2, 24, -4, 1.7],
      ]),
    ),
    mirror(
      limb([
        [2.6, 25, -33, 1.4],
        [0.6, 49, -12, 1.5],
      ]),
    ),
  );
  const bars = union(
    mirror(
      limb([
        [0, 61, 24, 1.8],
        [9, 61, 25, 1.8],
        [10, 60, 32, 1.8],
        [10, 54, 33, 1.8],
      ]),
    ),
    place(ellipsoid([0, 0, 0], [4, 2, 9]), [0, 57.6, -16], {}),
  );
  const crank = union(
    move(turn(cylinder([0, 0, 0], 7.4, 1, 0.5), "z", 90), [3.4, 24, -4]),
    limb([
      [4.4, 24, -4, 1.4],
      [5.4, 13, 0, 1.5],
      [9, 13, 0, 1.8],
    ]),
    limb([
      [-4.4, 24, -4, 1.4],
      [-5.4, 35, -8, 1.5],
      [-9, 35, -8, 1.8],
    ]),
  );
  return { wheels, spokes, bike, bars, crank };
}
