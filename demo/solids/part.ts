import { type BufferGeometry, Matrix4, Vector3 } from "three";
import { meshSdf } from "./mesh-sdf.ts";
import type { Sdf, Vec3 } from "./sdf.ts";

export const filaments = {
  sal: "#f1f1ee",
  hueso: "#e6dcc8",
  ceniza: "#a9b0bb",
  pizarra: "#565d6d",
  obsidiana: "#20232d",
  oceano: "#41658f",
  lapis: "#2a40b8",
  cielo: "#7f9be0",
  cobre: "#c4662f",
  canela: "#a8623a",
  castano: "#6b3f28",
  arcilla: "#c98a6a",
  verde: "#1d7a58",
  malaquita: "#2f9e7c",
  musgo: "#6f8a4a",
  ambar: "#f2b23e",
  rojo: "#b9322c",
  rosa: "#dc9aa4",
} as const;

export type Filament = keyof typeof filaments;

/** Plain PLA, silk PLA, or a thin wall with a lamp behind it. */
type Finish = "matte" | "silk" | "lit";

const axes = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1] } as const;

/** Geometry in mm. */
export type Part = {
  geometry: BufferGeometry;
  filament: Filament;
  finish: Finish;
  stack: Vec3;
  /** Brightness of a `lit` wall; 1 by default. */
  glow: number;
};

type PartOptions = {
  finish?: Finish;
  layers?: "x" | "y" | "z";
  detail?: number;
  glow?: number;
};

/** Pure: equal parameters and seed give the same piece. */
export type Model<Params> = (params: Params, seed: number) => Part[];

export function printSdf(sdf: Sdf, filament: Filament, options: PartOptions = {}): Part {
  return print(meshSdf(sdf, options.detail ?? 150), filament, options);
}

export function print(
  geometry: BufferGeometry,
  filament: Filament,
  options: PartOptions = {},
): Part {
  const { finish = "matte", layers = "y", glow = 1 } = options;
  return { geometry, filament, finish, stack: axes[layers], glow };
}

/** Tips parts about x with their layers, unlike `assemble`. */
export function tip(parts: readonly Part[], degrees: number): Part[] {
  const turn = new Matrix4().makeRotationX((degrees * Math.PI) / 180);
  return assemble(parts, [0, 0, 0], { x: degrees }).map((part) => ({
    ...part,
    stack: new Vector3(...part.stack).transformDirection(turn).toArray(),
  }));
}

/** Copies, turned by `degrees`, then moved by `at` mm. */
export function assemble(
  parts: readonly Part[],
  at: Vec3,
  degrees: Partial<Record<"x" | "y" | "z", number>> = {},
): Part[] {
  const matrix = new Matrix4();
  const radians = (value = 0) => (value * Math.PI) / 180;
  matrix.makeTranslation(...at);
  matrix.multiply(new Matrix4().makeRotationY(radians(degrees.y)));
  matrix.multiply(new Matrix4().makeRotationX(radians(degrees.x)));
  matrix.multiply(new Matrix4().makeRotationZ(radians(degrees.z)));
  return parts.map((part) => ({
    ...part,
    geometry: part.geometry.clone().applyMatrix4(matrix),
  }));
}
