import { type Filament, type Model, print, printSdf } from "../solids/part.ts";
import { ellipsoid, limb, union } from "../solids/sdf.ts";
import { place } from "../solids/sdf-ops.ts";
import { curve, turned, vessel } from "../solids/turned.ts";

type VaseParams = { main: Filament };

/** Nine lobes, 180 mm tall. */
export const spiralVase: Model<VaseParams> = ({ main }) => {
  const outer = curve(
    [
      [30, 0],
      [38, 22],
      [46, 62],
      [41, 104],
      [27, 142],
      [26, 162],
      [33, 180],
    ],
    14,
  );
  const geometry = turned(vessel(outer, 3.2), 360, ({ angle, r, y }) => {
    const t = y / 180;
    const lobe = 1 + 0.09 * Math.sin(t * Math.PI * 0.9 + 0.25) * Math.cos(9 * angle);
    return { r: r * lobe, angle: angle + t * t * 1.9 + t * 0.5 };
  });
  return [print(geometry, main, { finish: "silk" })];
};

/** 170 mm tall; the stems are printed apart. */
export const facetedVase: Model<VaseParams & { stems: Filament }> = ({ main, stems }) => {
  const rows = [
    [36, 0],
    [47, 36],
    [51, 76],
    [32, 130],
    [23, 146],
    [27, 160],
  ] as const;
  const geometry = turned(vessel(rows, 3), 9 * 12, ({ angle, r, y }) => {
    const row = rows.findIndex(([, height]) => height >= y - 0.01);
    const low = rows[Math.max(0, row - 1)] as readonly [number, number];
    const high = rows[Math.max(1, row)] as readonly [number, number];
    const t = Math.min(1, Math.max(0, (y - low[1]) / (high[1] - low[1])));
    const step = (Math.PI * 2) / 9;
    const phase = Math.max(0, row - 1) + t;
    const turned0 = angle - phase * step * 0.5;
    const local = turned0 - step * Math.round(turned0 / step);
    return { r: (r * Math.cos(step / 2)) / Math.cos(local) };
  });
  geometry.computeVertexNormals();
  const sprig = (lean: number, spin: number, height: number) =>
    place(
      union(
        limb([
          [0, 100, 0, 1.3],
          [lean * 0.4, height * 0.8, 0, 1.2],
          [lean, height, 0, 1],
        ]),
        ...Array.from({ length: 7 }, (_, i) => {
          const t = 0.72 + i * 0.045;
          const side = i % 2 ? 1 : -1;
          return place(ellipsoid([0, 6, 0], [3.4, 7.4, 1.2]), [lean * t * t, height * t, 0], {
            z: -side * 44,
            y: i * 50,
          });
        }),
        place(ellipsoid([0, 6, 0], [3.2, 8, 1.2]), [lean, height, 0], {}),
      ),
      [0, 0, 0],
      { y: spin },
    );
  return [
    print(geometry, main),
    printSdf(union(sprig(24, 20, 204), sprig(-20, 60, 194), sprig(12, 190, 214)), stems, {
      detail: 190,
    }),
  ];
};

/** Lit from inside, 230 mm tall. */
export const lampShade: Model<{ shade: Filament; foot: Filament }> = ({ shade, foot }) => {
  const outer = curve(
    [
      [40, 84],
      [66, 104],
      [74, 140],
      [60, 184],
      [34, 214],
    ],
    12,
  );
  const profile = [
    ...outer,
    [32.6, 214.6] as const,
    [31.4, 214] as const,
    ...[...outer].reverse().map(([r, y]) => [r - 2.2, y] as const),
    outer[0] as readonly [number, number],
  ];
  const pleated = turned(profile, 480, ({ angle, r, y }) => ({
    r: r * (1 + 0.045 * Math.cos(30 * angle)),
    angle: angle + (y - 84) * 0.0036,
  }));
  const base = turned(
    [
      [0, 0],
      [43, 0],
      [45, 2],
      [45, 6],
      [43, 9],
      [26, 13],
      [14, 22],
      [10, 40],
      [11, 60],
      [17, 74],
      [26, 82],
      [30, 86],
      [0, 86],
    ],
    160,
  );
  const rings = turned(
    [
      [0, 20],
      [15.6, 20],
      [17, 22],
      [15.6, 24],
      [0, 24],
    ],
    120,
  );
  return [
    print(pleated, shade, { finish: "lit" }),
    print(base, foot),
    print(rings, "ambar", { finish: "silk" }),
  ];
};
