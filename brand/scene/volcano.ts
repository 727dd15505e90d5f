import { type BufferGeometry, Color } from "three";
import { type Filament, filaments } from "../../demo/solids/part.ts";
import { type Rgb, stackBeads, type Wall } from "./beads.ts";
import { gyroidBeads } from "./infill.ts";

export const pitch = 0.8;
export const layerCount = 84;
export const cutLayer = 39;
const height = pitch * layerCount;
const base = 50;
const rim = 9.5;
const segments = 560;

/** Filament changes by layer. */
const strata: readonly [from: number, Filament][] = [
  [0, "obsidiana"],
  [12, "cobre"],
  [14, "pizarra"],
  [25, "arcilla"],
  [27, "cobre"],
  [49, "castano"],
  [51, "cobre"],
  [56, "arcilla"],
  [59, "sal"],
];

/** Open above layer `upTo`, so that its infill shows. */
export function volcano(upTo: number): BufferGeometry[] {
  const layers = range(0, upTo);
  const wall = { wall: flank, pitch, colour: colourOf, segments };
  const isWhole = upTo === layerCount;
  const parts = [stackBeads({ ...wall, layers, width: 2.6 })];
  if (isWhole) return [...parts, crater()];
  const top = range(upTo - 12, upTo);
  const rings = [0.85, 1.7].map((inset) =>
    stackBeads({ ...wall, layers: top.slice(-2), inset, width: 0.84 }),
  );
  const outer = stackBeads({ ...wall, layers: top.slice(-1), width: 0.84 });
  const open = stackBeads({ ...wall, layers: layers.slice(0, -1), width: 2.5 });
  return [
    open,
    outer,
    ...rings,
    ...top.map((layer) => gyroidBeads({ flank, layer, pitch, colour: colourOf(layer), inset: 2 })),
  ];
}

const flank: Wall = (angle, y) => {
  const share = Math.min(1, Math.max(0, y / height));
  const slope = rim + (base - rim) * (1 - share) ** 1.55;
  const bend = angle + Math.sin(share * 5 + angle) * 0.12;
  const gullies =
    gully(bend * 3 + 0.7) * 3.4 +
    gully(bend * 5.5 + 2.1 + share) * 2.4 +
    gully(bend * 11 + 4) * 0.9;
  const depth = (1 - share) ** 0.8 * (0.3 + share * 1.9);
  const lean = Math.cos(angle - 0.4) * share * 3.2;
  const spread = Math.sin(angle * 2 + 1) * 2.4 + Math.sin(angle * 5 + 2) * 1.1;
  return slope + lean - gullies * depth + spread * (1 - share);
};

function gully(phase: number): number {
  return (1 - Math.abs(Math.sin(phase))) ** 1.6 * 1.4;
}

function crater(): BufferGeometry {
  const depth = 9;
  const wall: Wall = (angle, y) => {
    const share = (y / pitch - (layerCount - depth)) / depth;
    return (flank(angle, height) - 2.2) * (0.35 + 0.65 * share);
  };
  const layers = range(layerCount - depth, layerCount);
  return stackBeads({
    wall: (angle, y) => wall(angle, y) + 2.4,
    layers,
    pitch,
    colour: (layer) => (layer > layerCount - 4 ? colourOf(layer) : rgb("obsidiana")),
    segments: 360,
    width: 2.4,
  });
}

function colourOf(layer: number): Rgb {
  const filament = strata.findLast(([from]) => layer >= from)?.[1] ?? "obsidiana";
  const tone = 1 + Math.sin(layer * 78.233) * 0.035;
  const [r, g, b] = rgb(filament);
  return [r * tone, g * tone, b * tone];
}

function rgb(filament: Filament): Rgb {
  const { r, g, b } = new Color(filaments[filament]);
  return [r, g, b];
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, index) => from + index);
}

/** The nozzle's place after `upTo` layers. */
export function nozzleAt(upTo: number): [number, number, number] {
  const angle = 0.95;
  const y = upTo * pitch;
  const radius = flank(angle, y) - 0.4;
  return [Math.cos(angle) * radius, y, Math.sin(angle) * radius];
}
