import { BufferGeometry, Color, Float32BufferAttribute } from "three";
import { type Filament, filaments } from "../../demo/solids/part.ts";
import { noise2 } from "../../demo/solids/random.ts";

const size = { width: 260, depth: 84 };
const cells = { across: 1040, deep: 336 };
const pitch = 0.9;
const ground = 7;

const strata: readonly [from: number, Filament][] = [
  [0, "obsidiana"],
  [9, "cobre"],
  [11, "pizarra"],
  [20, "arcilla"],
  [22, "cobre"],
  [40, "castano"],
  [42, "cobre"],
  [47, "sal"],
];

export function cordillera(): BufferGeometry[] {
  return [relief(), front()];
}

function relief(): BufferGeometry {
  return grid({ columns: cells.across, rows: cells.deep }, (across, deep) => {
    const x = (across - 0.5) * size.width;
    const z = (deep - 0.5) * size.depth;
    const height = heightAt(x, z);
    const layer = Math.floor(height / pitch);
    const share = height / pitch - layer;
    return { point: [x, (layer + riser(share)) * pitch, z], layer };
  });
}

function front(): BufferGeometry {
  const steps = 6;
  const layers = 84;
  return grid({ columns: cells.across, rows: layers * steps }, (across, up) => {
    const x = (across - 0.5) * size.width;
    const height = heightAt(x, size.depth / 2);
    const top = Math.floor(height / pitch) + riser((height / pitch) % 1);
    const at = Math.min(top, (1 - up) * layers);
    const share = at % 1;
    const bulge = Math.sqrt(Math.max(0, 1 - (share * 2 - 1) ** 2)) * 0.3;
    return {
      point: [x, at * pitch, size.depth / 2 + bulge],
      layer: Math.max(0, Math.ceil(at) - 1),
    };
  });
}

function riser(share: number): number {
  const rise = Math.min(1, share / 0.3);
  return rise * rise * (3 - 2 * rise);
}

/** Three sizes of ridges, highest right of the middle. */
function heightAt(x: number, z: number): number {
  const ridge = (scale: number, seed: number) => {
    const folded = 1.03 - Math.hypot(noise2(x / scale + 31, z / scale + 7, seed), 0.07);
    return folded * folded;
  };
  const near = Math.min(1, (size.depth / 2 - z) / 44 + 0.42);
  const across = Math.exp(-(((x - 42) / 74) ** 2)) + 0.62 * Math.exp(-(((x + 66) / 46) ** 2));
  const edge = Math.min(1, (size.width / 2 - Math.abs(x)) / 16 + 0.3);
  const raw = ridge(52, 5) * 38 + ridge(21, 9) * 13 + ridge(9, 3) * 3.5;
  return ground + raw * near * edge * (0.24 + across * 0.95);
}

type Vertex = { point: readonly [number, number, number]; layer: number };

function grid(
  { columns, rows }: { columns: number; rows: number },
  vertex: (across: number, along: number) => Vertex,
): BufferGeometry {
  const position: number[] = [];
  const colour: number[] = [];
  const index: number[] = [];
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      const { point, layer } = vertex(column / columns, row / rows);
      position.push(...point);
      colour.push(...colourOf(layer));
      const at = row * (columns + 1) + column;
      const below = at + columns + 1;
      if (row < rows && column < columns) index.push(at, below, at + 1, at + 1, below, below + 1);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(position, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colour, 3));
  geometry.setIndex(index);
  geometry.computeVertexNormals();
  return geometry;
}

function colourOf(layer: number): [number, number, number] {
  const filament = strata.findLast(([from]) => layer >= from)?.[1] ?? "obsidiana";
  const { r, g, b } = new Color(filaments[filament]);
  const tone = 1 + Math.sin(layer * 78.233) * 0.04;
  return [r * tone, g * tone, b * tone];
}
