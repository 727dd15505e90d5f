import { assemble, type Filament, type Part, printSdf, tip } from "../solids/part.ts";
import { box, union } from "../solids/sdf.ts";
import { cut, place } from "../solids/sdf-ops.ts";

const tilt = -16;

/** A stand `width` mm wide for flat pieces, which stand on y = 0 with their back near z = -depth / 2. */
export function easel(
  parts: readonly Part[],
  options: { width: number; depth: number; filament: Filament },
): Part[] {
  const { width, depth, filament } = options;
  const half = depth / 2;
  const shoe = union(
    box([0, -2.4, 0], [width / 2, 2.4, half + 6], 1.4),
    box([0, 1, half + 4], [width / 2, 5, 2], 1.4),
    box([0, 11, -half - 3], [width / 2, 14, 2], 1.4),
  );
  const leaning = place(shoe, [0, 6, 0], { x: tilt });
  const leg = box([0, 4, -half - 12], [width / 2 - 6, 4.4, 12], 1.6);
  const toe = box([0, 2, half + 4.5], [width / 2, 5, 3.2], 1.2);
  const stand = cut(union(leaning, leg, toe), box([0, -50, 0], [200, 50, 200], 0));
  return [
    ...assemble(tip(parts, tilt), [0, 6.2, 0]),
    printSdf({ ...stand, min: [stand.min[0], -1, stand.min[2]] }, filament, { detail: 120 }),
  ];
}
