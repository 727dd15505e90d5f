import {
  Box3,
  type BufferGeometry,
  Float32BufferAttribute,
  Matrix4,
  type PerspectiveCamera,
  Vector3,
} from "three";
import type { Part } from "../solids/part.ts";

/** Share of the picture a piece may take: the page crops squares to 4:5. */
const FRAME = { halfWidth: 0.7, top: 0.78, bottom: -0.68 };

/** Keeps each point's print coordinates (fill x, fill y, height) before anything is turned. */
export function rememberPrint(part: Part): BufferGeometry {
  const geometry = part.geometry.clone();
  const position = geometry.getAttribute("position");
  const printed = new Float32Array(position.count * 3);
  const axes = { x: [1, 2, 0], y: [0, 2, 1], z: [0, 1, 2] }[part.layers];
  for (let i = 0; i < position.count; i += 1) {
    for (let k = 0; k < 3; k += 1) {
      printed[i * 3 + k] = position.getComponent(i, axes[k] as number);
    }
  }
  geometry.setAttribute("printed", new Float32BufferAttribute(printed, 3));
  return geometry;
}

/** Turns the pieces, stands them on the floor and finds the scale that fills the frame. */
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
  for (let i = 0; i < 30; i += 1) {
    const scale = (low + high) / 2;
    if (fits(points, scale, options.camera)) low = scale;
    else high = scale;
  }
  const scale = new Matrix4().makeScale(low, low, low);
  return scale.multiply(rest).multiply(turn);
}

function fits(points: readonly Vector3[], scale: number, camera: PerspectiveCamera): boolean {
  const seen = new Vector3();
  return points.every((point) => {
    seen.copy(point).multiplyScalar(scale).project(camera);
    const isInside = Math.abs(seen.x) < FRAME.halfWidth && seen.z < 1;
    return isInside && seen.y < FRAME.top && seen.y > FRAME.bottom;
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
