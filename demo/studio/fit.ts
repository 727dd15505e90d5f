import {
  Box3,
  BufferGeometry,
  Float32BufferAttribute,
  Matrix4,
  type PerspectiveCamera,
  Vector3,
} from "three";
import type { Part } from "../solids/part.ts";

/** Share of the picture for a piece: cards crop squares to 4:5. Nearest edges rest on one line. */
const frame = { halfWidth: 0.735, top: 0.8 };
const groundLine = -0.64;

/** Keeps print coordinates (fill x, fill y, height) before turning. */
export function rememberPrint(part: Part): BufferGeometry {
  const geometry = part.geometry.clone();
  const position = geometry.getAttribute("position");
  const printed = new Float32Array(position.count * 3);
  const stack = new Vector3(...part.stack);
  const across = new Vector3(stack.x > 0.9 ? 0 : 1, stack.x > 0.9 ? 1 : 0, 0);
  across.addScaledVector(stack, -across.dot(stack)).normalize();
  const along = across.clone().cross(stack);
  const point = new Vector3();
  for (let i = 0; i < position.count; i += 1) {
    point.fromBufferAttribute(position, i);
    printed.set([point.dot(across), point.dot(along), point.dot(stack)], i * 3);
  }
  geometry.setAttribute("printed", new Float32BufferAttribute(printed, 3));
  return geometry;
}

/** For shadow maps, which are drawn a hundred times a picture. */
export function coarsen(geometry: BufferGeometry, cell: number): BufferGeometry {
  const position = geometry.getAttribute("position");
  const index = geometry.getIndex();
  const count = index ? index.count : position.count;
  const firstOfCell = new Map<number, number>();
  const kept = new Uint32Array(position.count);
  const places: number[] = [];
  for (let i = 0; i < position.count; i += 1) {
    const key = [position.getX(i), position.getY(i), position.getZ(i)]
      .map((value) => Math.round(value / cell) + 4096)
      .reduce((sum, value) => sum * 8192 + value, 0);
    let first = firstOfCell.get(key);
    if (first === undefined) {
      first = places.length / 3;
      places.push(position.getX(i), position.getY(i), position.getZ(i));
      firstOfCell.set(key, first);
    }
    // The cell's lowest point, or light leaks under the piece.
    places[first * 3 + 1] = Math.min(places[first * 3 + 1] as number, position.getY(i));
    kept[i] = first;
  }
  const faces: number[] = [];
  for (let i = 0; i < count; i += 3) {
    const [a, b, c] = [i, i + 1, i + 2].map((k) => kept[index ? index.getX(k) : k] as number);
    if (a !== b && b !== c && a !== c) faces.push(a as number, b as number, c as number);
  }
  const coarse = new BufferGeometry();
  coarse.setAttribute("position", new Float32BufferAttribute(places, 3));
  coarse.setIndex(faces);
  return coarse;
}

export function fitTransform(
  parts: readonly Part[],
  options: { yaw: number; camera: PerspectiveCamera },
): Matrix4 {
  const turn = new Matrix4().makeRotationY((options.yaw * Math.PI) / 180);
  const points = samplePoints(parts).map((point) => point.applyMatrix4(turn));
  const bounds = new Box3().setFromPoints(points);
  const centre = bounds.getCenter(new Vector3());
  const rest = new Matrix4().makeTranslation(-centre.x, -bounds.min.y, -centre.z);
  for (const point of points) point.applyMatrix4(rest);
  let low = 0;
  let high = 40;
  let nearness = 0;
  for (let i = 0; i < 30; i += 1) {
    const scale = (low + high) / 2;
    const place = placeOnLine(points, scale, options.camera);
    if (fits(points, { scale, nearness: place, camera: options.camera })) {
      low = scale;
      nearness = place;
    } else high = scale;
  }
  const place = new Matrix4().makeTranslation(0, 0, nearness);
  const scale = new Matrix4().makeScale(low, low, low);
  return place.multiply(scale).multiply(rest).multiply(turn);
}

/** The shift that brings the nearest edge to the common line. */
function placeOnLine(points: readonly Vector3[], scale: number, camera: PerspectiveCamera): number {
  const seen = new Vector3();
  const lowest = (nearness: number) =>
    points.reduce((least, point) => {
      seen
        .copy(point)
        .multiplyScalar(scale)
        .setZ(point.z * scale + nearness)
        .project(camera);
      return Math.min(least, seen.y);
    }, 1);
  let far = -150;
  let near = 150;
  for (let i = 0; i < 14; i += 1) {
    const middle = (far + near) / 2;
    if (lowest(middle) > groundLine) far = middle;
    else near = middle;
  }
  return (far + near) / 2;
}

type Fit = { scale: number; nearness: number; camera: PerspectiveCamera };

function fits(points: readonly Vector3[], { scale, nearness, camera }: Fit): boolean {
  const seen = new Vector3();
  return points.every((point) => {
    seen
      .copy(point)
      .multiplyScalar(scale)
      .setZ(point.z * scale + nearness)
      .project(camera);
    return Math.abs(seen.x) < frame.halfWidth && seen.z < 1 && seen.y < frame.top;
  });
}

function samplePoints(parts: readonly Part[]): Vector3[] {
  const points: Vector3[] = [];
  for (const part of parts) {
    const position = part.geometry.getAttribute("position");
    const step = Math.max(1, Math.floor(position.count / 1500));
    for (let i = 0; i < position.count; i += step) {
      points.push(new Vector3().fromBufferAttribute(position, i));
    }
    part.geometry.computeBoundingBox();
    const box = part.geometry.boundingBox as Box3;
    points.push(new Vector3((box.min.x + box.max.x) / 2, box.min.y, (box.min.z + box.max.z) / 2));
  }
  return points;
}
