import { type Filament, type Model, printSdf } from "../solids/part.ts";
import {
  blend,
  box,
  capsule,
  cylinder,
  ellipsoid,
  limb,
  type Sdf,
  sphere,
  union,
} from "../solids/sdf.ts";
import { cut, mirror, place } from "../solids/sdf-ops.ts";

/** Jointed, 200 mm long. */
export const dragon: Model<{ scales: Filament; spines: Filament }> = ({ scales, spines }) => {
  const path = (t: number) => {
    const a = t * 5.3 - 0.5;
    const r = 16 + t * 34;
    return [Math.sin(a) * r * 1.15, Math.cos(a) * r * 0.9] as const;
  };
  const links: Sdf[] = [];
  const thorns: Sdf[] = [];
  const count = 25;
  for (let i = 0; i < count; i += 1) {
    const t = 1 - i / count;
    const [x, z] = path(t);
    const [nx, nz] = path(t - 0.01);
    const yaw = (Math.atan2(nx - x, nz - z) * 180) / Math.PI;
    const s = i < 2 ? 1 : 1.06 - (i / count) ** 1.5 * 0.78;
    const link = blend(
      2 * s,
      ellipsoid([0, 8 * s, 0], [10 * s, 8.4 * s, 7.4 * s]),
      mirror(
        place(box([0, 0, 0], [3 * s, 2.2 * s, 4 * s], 1.4 * s), [8.6 * s, 4 * s, -2 * s], {
          y: 22,
        }),
      ),
      cylinder([0, 6 * s, -5.4 * s], 3.4 * s, 3.4 * s, 1),
    );
    links.push(place(link, [x, 0, z], { y: yaw }));
    thorns.push(
      place(capsule([0, 13 * s, 0], [0, 22 * s, -4.4 * s], 2.8 * s, 0.7 * s), [x, 0, z], {
        y: yaw,
      }),
    );
    if (i === 4 || i === 13)
      links.push(
        place(
          mirror(
            limb([
              [7 * s, 8 * s, 0, 4.2 * s],
              [16 * s, 8 * s, 3, 3.6 * s],
              [19 * s, 3, 8, 2.8],
              [18 * s, 2.4, 14, 2],
            ]),
          ),
          [x, 0, z],
          { y: yaw },
        ),
      );
  }
  const [hx, hz] = path(1.075);
  const [bx, bz] = path(1);
  const yaw = (Math.atan2(hx - bx, hz - bz) * 180) / Math.PI;
  const head = blend(
    3,
    ellipsoid([0, 15, 0], [10.4, 9, 11]),
    limb([
      [0, 13, 7, 7.4],
      [0, 11, 21, 5.2],
    ]),
    mirror(ellipsoid([6.4, 19.5, 5], [3.4, 3.2, 4.6])),
  );
  const jaw = cut(head, box([0, 9.4, 20], [20, 0.7, 14], 0.5), 0.5);
  const horns = mirror(
    limb([
      [5.4, 21, -4, 3],
      [8.4, 27, -11, 2],
      [8.6, 29, -17, 0.8],
    ]),
  );
  const brow = mirror(sphere([8.6, 20.4, 8.6], 2.2));
  const at = [hx, 0, hz] as const;
  return [
    printSdf(union(...links), scales, { detail: 230, finish: "silk" }),
    printSdf(union(...thorns), spines, { detail: 200 }),
    printSdf(place(jaw, at, { y: yaw }), scales, { detail: 110, finish: "silk" }),
    printSdf(place(horns, at, { y: yaw }), spines, { detail: 90 }),
    printSdf(place(brow, at, { y: yaw }), "obsidiana", { detail: 70, finish: "silk" }),
  ];
};
