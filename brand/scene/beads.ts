import { BufferGeometry, Float32BufferAttribute } from "three";

/** Distance of the wall from its axis, in mm, by angle and height. */
export type Wall = (angle: number, height: number) => number;
export type Rgb = readonly [number, number, number];

export type Stack = {
  wall: Wall;
  layers: readonly number[];
  pitch: number;
  colour: (layer: number) => Rgb;
  segments: number;
  /** How far inside the wall the bead lies, and its depth, in mm. */
  inset?: number;
  width?: number;
  /** Angles that are built when only a part is visible. */
  arc?: readonly [number, number];
};

/** Section of a pressed bead, in shares of width and layer height. */
const section = [
  [1, 0.96],
  [0.6, 1],
  [0.3, 0.98],
  [0.1, 0.87],
  [0, 0.62],
  [0, 0.38],
  [0.1, 0.13],
  [0.3, 0.02],
] as const;

/** One turn of filament for each layer, as real geometry, so that grooves cast shadows. */
export function stackBeads(stack: Stack): BufferGeometry {
  const { layers, segments } = stack;
  const rows = layers.flatMap((layer) =>
    section.map(([inwards, share]) => ({ layer, inwards, share })),
  );
  const around = segments + 1;
  const position = new Float32Array(rows.length * around * 3);
  const colour = new Float32Array(position.length);
  rows.forEach((row, index) => {
    const rgb = stack.colour(row.layer);
    for (let step = 0; step < around; step += 1) {
      const at = (index * around + step) * 3;
      position.set(pointOf(stack, row, step / segments), at);
      colour.set(rgb, at);
    }
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(position, 3));
  geometry.setAttribute("color", new Float32BufferAttribute(colour, 3));
  geometry.setIndex(trianglesOf(layers.length, segments));
  geometry.computeVertexNormals();
  return geometry;
}

function pointOf(
  { wall, pitch, inset = 0, width = 2, arc = [0, Math.PI * 2] }: Stack,
  { layer, inwards, share }: { layer: number; inwards: number; share: number },
  turn: number,
): [number, number, number] {
  const angle = arc[0] + (arc[1] - arc[0]) * turn;
  const wobble = Math.sin(layer * 12.9898) * 0.05 + Math.sin(angle * 37 + layer * 2.7) * 0.025;
  const beadDepth = Math.min(width, pitch * 1.1);
  const depth = inwards === 1 ? width : inwards * beadDepth;
  const radius = Math.max(0.01, wall(angle, layer * pitch) - inset - depth + wobble * pitch);
  return [Math.cos(angle) * radius, (layer + share) * pitch, Math.sin(angle) * radius];
}

function trianglesOf(layerCount: number, segments: number): number[] {
  const around = segments + 1;
  const index: number[] = [];
  for (let layer = 0; layer < layerCount; layer += 1) {
    for (let row = 0; row < section.length - 1; row += 1) {
      const first = (layer * section.length + row) * around;
      for (let step = 0; step < segments; step += 1) {
        const a = first + step;
        index.push(a, a + 1, a + around, a + 1, a + around + 1, a + around);
      }
    }
  }
  return index;
}
