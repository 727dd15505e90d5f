import { assemble, type Filament, type Model, type Part, print, printSdf } from "../solids/part.ts";
import { circle, gearOutline, type Point2, plate } from "../solids/plates.ts";
import { blend, box, cylinder, extruded, sphere, union } from "../solids/sdf.ts";
import { around, clip, cut, move, place, turn } from "../solids/sdf-ops.ts";
import { polygon } from "../solids/sdf-shapes.ts";
import { turned } from "../solids/turned.ts";
import { easel } from "./easel.ts";

type PlanetaryParams = { ring: Filament; planet: Filament; sun: Filament };

const gearModule = 2;

/** Sun 12, three planets of 15, ring 42 teeth; outer diameter 102 mm. */
export const planetaryGears: Model<PlanetaryParams> = ({ ring, planet, sun }) => {
  const options = { layers: "z" } as const;
  const parts: Part[] = [
    print(
      plate({
        outline: circle(51, [0, 0], 160),
        holes: [gearOutline({ teeth: 42, module: gearModule, inner: true })],
        thickness: 13,
        bevel: 0.7,
      }),
      ring,
      options,
    ),
    print(
      plate({
        outline: gearOutline({ teeth: 12, module: gearModule }),
        holes: [hexagon(4.2)],
        thickness: 14,
        bevel: 0.5,
      }),
      sun,
      options,
    ),
  ];
  for (let i = 0; i < 3; i += 1) {
    const gear = print(
      plate({
        outline: gearOutline({ teeth: 15, module: gearModule }),
        holes: [circle(4.5)],
        thickness: 13,
        bevel: 0.5,
      }),
      planet,
      options,
    );
    const a = (i * 120 * Math.PI) / 180;
    const orbit = ((12 + 15) * gearModule) / 2;
    const spun = assemble([gear], [0, 0, 0], { z: i * 120 });
    parts.push(...assemble(spun, [Math.cos(a) * orbit, Math.sin(a) * orbit, 0]));
  }
  return easel(assemble(parts, [0, 51, 0]), { width: 46, depth: 13, filament: "pizarra" });
};

function hexagon(r: number) {
  return circle(r, [0, 0], 6);
}

type HelicalParams = { large: Filament; small: Filament };

/** Herringbone gears of 26 and 14 teeth. */
export const helicalGears: Model<HelicalParams> = ({ large, small }) => {
  const big = herringbone({ teeth: 26, hand: 1, hub: true });
  const little = herringbone({ teeth: 14, hand: -1, hub: false });
  const distance = ((26 + 14) * gearModule) / 2;
  const phase = 180 / 14;
  const base = blend(
    8,
    cylinder([-14, 2, 0], 17, 2, 1.2),
    cylinder([distance - 14, 2, 0], 15, 2, 1.2),
  );
  const pins = union(
    cylinder([-14, 16, 0], 4.4, 15, 1),
    cylinder([distance - 14, 16, 0], 4.4, 15, 1),
  );
  return [
    printSdf(move(big, [-14, 16, 0]), large, { detail: 170 }),
    printSdf(move(turn(little, "y", phase), [distance - 14, 16, 0]), small, { detail: 120 }),
    printSdf(union(base, box([6, 2, 0], [20, 2, 8], 1), pins), "pizarra", { detail: 130 }),
  ];
};

function herringbone(options: { teeth: number; hand: number; hub: boolean }) {
  const { teeth, hand, hub } = options;
  const outline = polygon(gearOutline({ teeth, module: gearModule }));
  const tip = (teeth * gearModule) / 2 + gearModule;
  const twist = (hand * 8) / teeth;
  const flat = extruded({ outline, min: [-tip, -tip], max: [tip, tip], half: 11, round: 0.6 });
  const gear = {
    at(x: number, y: number, z: number) {
      const a = twist * (1 - Math.abs(y) / 11);
      const c = Math.cos(a);
      const s = Math.sin(a);
      return flat.at(x * c - z * s, x * s + z * c, y) * 0.9;
    },
    min: [-tip, -11, -tip] as const,
    max: [tip, 11, tip] as const,
  };
  const bored = cut(gear, cylinder([0, 0, 0], 5, 20, 0), 0.8);
  if (!hub) return bored;
  const windows = around(cylinder([0, 0, 14.5], 4.6, 20, 0), 6);
  const dish = cut(cylinder([0, 11, 0], 21, 2, 0.5), cylinder([0, 11, 0], 9, 3, 0.5));
  return cut(cut(bored, windows, 1), dish, 0.8);
}

type BearingParams = { race: Filament; ball: Filament };

/** 80 mm across. */
export const ballBearing: Model<BearingParams> = ({ race, ball }) => {
  const groove = [4, 3, 2, 1, 0, -1, -2, -3, -4].map(
    (y) => [27.8 + Math.sqrt(6.9 ** 2 - y ** 2), y] as const,
  );
  const outer = turned(
    [
      [40, -9],
      [40, 9],
      [39, 10],
      [33.4, 10],
      [33, 9.4],
      ...groove,
      [33, -9.4],
      [33.4, -10],
      [39, -10],
      [40, -9],
    ],
    180,
  );
  const inner = turned(
    [
      [22.6, -9.4],
      [22.6, 9.4],
      [22, 10],
      [15, 10],
      [14, 9],
      [14, -9],
      [15, -10],
      [22, -10],
      [22.6, -9.4],
    ],
    140,
  );
  const balls = Array.from({ length: 9 }, (_, i) => {
    const a = (i / 9) * Math.PI * 2;
    return sphere([Math.sin(a) * 27.8, 0, Math.cos(a) * 27.8], 6.4);
  });
  const cage = cut(
    cut(cylinder([0, 0, 0], 30, 3, 0.6), cylinder([0, 0, 0], 25.6, 6, 0)),
    around(sphere([0, 0, 27.8], 7), 9),
    0.4,
  );
  const upright = assemble(
    [
      print(outer, race, { finish: "silk", layers: "z" }),
      print(inner, race, { finish: "silk", layers: "z" }),
      printSdf(union(...balls), ball, { detail: 150, finish: "silk", layers: "z" }),
      printSdf(cage, "obsidiana", { detail: 150, layers: "z" }),
    ],
    [0, 40, 0],
    { x: 90 },
  );
  return easel(upright, { width: 36, depth: 20, filament: "pizarra" });
};

type ImpellerParams = { main: Filament };

/** Seven swept blades, 90 mm across. */
export const impeller: Model<ImpellerParams> = ({ main }) => {
  const disc = cylinder([0, 3, 0], 45, 3, 1.2);
  const hub = blend(8, cylinder([0, 12, 0], 11, 12, 2, 8), cylinder([0, 6, 0], 20, 3, 2, 12));
  const blades = Array.from({ length: 7 }, (_, i) => {
    const points = Array.from({ length: 11 }, (_point, k) => {
      const t = k / 10;
      const r = 10 + t * 34;
      const a = -t * t * 1.15 - t * 0.25;
      return [Math.cos(a) * r, Math.sin(a) * r] as const;
    });
    const back = points.map(([x, y], k) => besideBlade([x, y], points[k + 1] ?? [x * 1.02, y - 3]));
    const blade = extruded({
      outline: polygon([...points, ...back.reverse()]),
      min: [-14, -50],
      max: [46, 12],
      half: 13,
      round: 0.7,
    });
    return place(blade, [0, 12, 0], { x: 90, y: (i * 360) / 7 });
  });
  const sloped = cut(
    clip(union(...blades), cylinder([0, 15, 0], 43, 14, 0.5)),
    { at: (x, y, z) => -(y - 25 + Math.hypot(x, z) * 0.34) * 0.95, min: [0, 0, 0], max: [0, 0, 0] },
    1,
  );
  const bore = union(cylinder([0, 12, 0], 4.2, 30, 0), box([4, 12, 0], [1.6, 30, 1.4], 0.2));
  const body = cut(blend(2.5, disc, hub, sloped), bore, 0.8);
  return easel(
    assemble([printSdf(body, main, { detail: 190, layers: "z" })], [0, 45, -8], { x: 90 }),
    { width: 40, depth: 26, filament: "pizarra" },
  );
};

/** The blade's other face, at a constant distance. */
function besideBlade([x, y]: Point2, [nextX, nextY]: Point2): Point2 {
  const length = Math.hypot(nextX - x, nextY - y);
  return [x + (2.7 * (nextY - y)) / length, y - (2.7 * (nextX - x)) / length];
}
