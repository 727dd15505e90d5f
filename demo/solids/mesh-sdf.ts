import { BufferGeometry, Float32BufferAttribute } from "three";
import type { Sdf } from "./sdf.ts";

type Grid = {
  size: readonly [number, number, number];
  origin: readonly [number, number, number];
  cell: number;
  values: Float32Array;
};

const blockSize = 8;

/**
 * Surface nets with `detail` cells along the longest side; vertices and normals are then corrected by the
 * field.
 */
export function meshSdf(sdf: Sdf, detail = 150): BufferGeometry {
  const grid = sampleGrid(sdf, detail);
  const { positions, cellIndex } = netVertices(grid);
  const indices = netFaces(grid, cellIndex);
  const normals = settle(sdf, positions, grid.cell);
  const geometry = new BufferGeometry();
  geometry.setAttribute("position", new Float32BufferAttribute(positions, 3));
  geometry.setAttribute("normal", new Float32BufferAttribute(normals, 3));
  geometry.setIndex(indices);
  return geometry;
}

function sampleGrid(sdf: Sdf, detail: number): Grid {
  const extent = [0, 1, 2].map((i) => (sdf.max[i] as number) - (sdf.min[i] as number));
  const cell = Math.max(...extent) / detail;
  const [ox, oy, oz] = sdf.min.map((low) => low - cell * 2.37) as [number, number, number];
  const [nx, ny, nz] = extent.map((length) => Math.ceil(length / cell) + 6) as [
    number,
    number,
    number,
  ];
  const values = new Float32Array(nx * ny * nz);
  const reach = blockSize * cell * 1.3;
  const blocks: Size = [
    Math.ceil(nx / blockSize),
    Math.ceil(ny / blockSize),
    Math.ceil(nz / blockSize),
  ];
  forEachCell(blocks, (bx, by, bz) => {
    const [x0, y0, z0] = [bx * blockSize, by * blockSize, bz * blockSize];
    const half = blockSize / 2;
    const middle = sdf.at(
      ox + (x0 + half) * cell,
      oy + (y0 + half) * cell,
      oz + (z0 + half) * cell,
    );
    // Far from the surface only the sign matters.
    const isFar = Math.abs(middle) > reach;
    const size: Size = [
      Math.min(blockSize, nx - x0),
      Math.min(blockSize, ny - y0),
      Math.min(blockSize, nz - z0),
    ];
    forEachCell(size, (dx, dy, dz) => {
      const [x, y, z] = [x0 + dx, y0 + dy, z0 + dz];
      const at = x + nx * (y + ny * z);
      values[at] = isFar ? middle : sdf.at(ox + x * cell, oy + y * cell, oz + z * cell);
    });
  });
  return { size: [nx, ny, nz], origin: [ox, oy, oz], cell, values };
}

type Size = readonly [number, number, number];

function forEachCell(size: Size, visit: (x: number, y: number, z: number) => void): void {
  for (let z = 0; z < size[2]; z += 1) {
    for (let y = 0; y < size[1]; y += 1) {
      for (let x = 0; x < size[0]; x += 1) visit(x, y, z);
    }
  }
}

const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => [i & 1, (i >> 1) & 1, (i >> 2) & 1] as const);
const edges = corners.flatMap((_, a) =>
  [1, 2, 4].filter((bit) => !(a & bit)).map((bit) => [a, a | bit] as const),
);

function netVertices(grid: Grid) {
  const [nx, ny, nz] = grid.size;
  const { values, cell, origin } = grid;
  const cellIndex = new Int32Array(nx * ny * nz).fill(-1);
  const positions: number[] = [];
  const d = new Float64Array(8);
  const offsets = corners.map(([x, y, z]) => x + nx * (y + ny * z));
  forEachCell([nx - 1, ny - 1, nz - 1], (x, y, z) => {
    const at = x + nx * (y + ny * z);
    let inside = 0;
    for (let i = 0; i < 8; i += 1) {
      d[i] = values[at + (offsets[i] as number)] as number;
      if ((d[i] as number) < 0) inside += 1;
    }
    if (inside === 0 || inside === 8) return;
    const [vx, vy, vz] = crossing(d);
    cellIndex[at] = positions.length / 3;
    positions.push(
      origin[0] + (x + vx) * cell,
      origin[1] + (y + vy) * cell,
      origin[2] + (z + vz) * cell,
    );
  });
  return { positions, cellIndex };
}

function crossing(d: Float64Array): readonly [number, number, number] {
  let x = 0;
  let y = 0;
  let z = 0;
  let count = 0;
  for (const [a, b] of edges) {
    const da = d[a] as number;
    const db = d[b] as number;
    if (da < 0 === db < 0) continue;
    const t = da / (da - db);
    const p = corners[a] as readonly [number, number, number];
    const q = corners[b] as readonly [number, number, number];
    x += p[0] + (q[0] - p[0]) * t;
    y += p[1] + (q[1] - p[1]) * t;
    z += p[2] + (q[2] - p[2]) * t;
    count += 1;
  }
  return [x / count, y / count, z / count];
}

function netFaces(grid: Grid, cellIndex: Int32Array): number[] {
  const [nx, ny, nz] = grid.size;
  const step = [1, nx, nx * ny] as const;
  const indices: number[] = [];
  const addFace = (at: number, axis: 0 | 1 | 2, isInside: boolean) => {
    const u = step[(axis + 1) % 3] as number;
    const v = step[(axis + 2) % 3] as number;
    const [a, b, c, e] = [at - u - v, at - v, at, at - u].map((i) => cellIndex[i] as number) as [
      number,
      number,
      number,
      number,
    ];
    if (Math.min(a, b, c, e) < 0) return;
    if (isInside) indices.push(a, b, c, a, c, e);
    else indices.push(a, c, b, a, e, c);
  };
  forEachCell([nx - 2, ny - 2, nz - 2], (x, y, z) => {
    const at = x + 1 + nx * (y + 1 + ny * (z + 1));
    const isInside = (grid.values[at] as number) < 0;
    for (const axis of [0, 1, 2] as const) {
      const isNextInside = (grid.values[at + step[axis]] as number) < 0;
      if (isNextInside !== isInside) addFace(at, axis, isInside);
    }
  });
  return indices;
}

/** Moves vertices onto the surface in place; answers their normals. */
function settle(sdf: Sdf, positions: number[], cell: number): number[] {
  const normals = new Array<number>(positions.length);
  const h = cell * 0.6;
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    const y = positions[i + 1] as number;
    const z = positions[i + 2] as number;
    const a = sdf.at(x + h, y - h, z - h);
    const b = sdf.at(x - h, y - h, z + h);
    const c = sdf.at(x - h, y + h, z - h);
    const e = sdf.at(x + h, y + h, z + h);
    const gx = a - b - c + e;
    const gy = c + e - a - b;
    const gz = b + e - a - c;
    const length = Math.hypot(gx, gy, gz) || 1;
    const miss = Math.max(-cell / 2, Math.min(cell / 2, (sdf.at(x, y, z) * 4 * h) / length));
    normals[i] = gx / length;
    normals[i + 1] = gy / length;
    normals[i + 2] = gz / length;
    positions[i] = x - (gx / length) * miss;
    positions[i + 1] = y - (gy / length) * miss;
    positions[i + 2] = z - (gz / length) * miss;
  }
  return normals;
}
