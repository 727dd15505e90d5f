import { type BufferGeometry, Color } from "three";
import { type Filament, filaments } from "../../demo/solids/part.ts";
import { type Rgb, stackBeads } from "./beads.ts";

const pitch = 0.2;
const layerCount = 60;

/** Filament changes by layer. */
const strata: readonly [from: number, Filament][] = [
  [0, "obsidiana"],
  [17, "cobre"],
  [37, "sal"],
  [40, "cobre"],
  [46, "pizarra"],
];

/** A pleated wall in layers of 0.2 mm. */
export function nearWall(): BufferGeometry {
  return stackBeads({
    wall: (angle, y) => 60 + Math.sin(angle * 26 + y * 0.12) * 1.7 + Math.sin(angle * 9) * 0.8,
    layers: Array.from({ length: layerCount }, (_, layer) => layer),
    pitch,
    colour: colourOf,
    segments: 900,
    width: 0.4,
    arc: [Math.PI / 2 - 0.3, Math.PI / 2 + 0.3],
  });
}

function colourOf(layer: number): Rgb {
  const filament = strata.findLast(([from]) => layer >= from)?.[1] ?? "cobre";
  const { r, g, b } = new Color(filaments[filament]);
  const tone = 1 + Math.sin(layer * 78.233) * 0.05;
  return [r * tone, g * tone, b * tone];
}
