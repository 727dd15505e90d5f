import { type BufferGeometry, type Mesh, type PerspectiveCamera, Vector3 } from "three";

/** Without a height the place is searched for. */
export type Macro = { zoom: number; height?: number; x?: number };

type Spot = { place: Vector3; x: number; y: number; depth: number; mesh: number };
type Options = { macro: Macro; camera: PerspectiveCamera };

const cellsAcross = 6;

export function findFocus(
  meshes: readonly Mesh<BufferGeometry>[],
  { macro, camera }: Options,
): Vector3 {
  const spots = meshes.flatMap((mesh, index) => facingSpots(mesh, { index, camera }));
  const reach = 1 / macro.zoom;
  if (macro.height !== undefined) {
    const asked = new Vector3(macro.x ?? 0, macro.height, 0);
    const focus = asked.clone().project(camera);
    const near = spots.filter(({ x, y }) => Math.hypot(x - focus.x, y - focus.y) < reach * 0.25);
    return near.length > 0 ? nearest(near).place : asked;
  }
  const tries = spots.filter((_, index) => index % Math.ceil(spots.length / 160) === 0);
  let best = { score: -1, focus: new Vector3(0, 43, 0) };
  for (const spot of tries) {
    const score = scoreOf(spot, { spots, reach });
    if (score > best.score) best = { score, focus: spot.place };
  }
  return best.focus;
}

/** Share of the frame with walls facing the camera, and number of filaments. */
function scoreOf(
  middle: Spot,
  { spots, reach }: { spots: readonly Spot[]; reach: number },
): number {
  const cells = new Map<number, Spot>();
  for (const spot of spots) {
    const x = Math.floor(((spot.x - middle.x) / reach + 1) * 0.5 * cellsAcross);
    const y = Math.floor(((spot.y - middle.y) / reach + 1) * 0.5 * cellsAcross);
    if (x < 0 || y < 0 || x >= cellsAcross || y >= cellsAcross) continue;
    const front = cells.get(y * cellsAcross + x);
    if (!front || spot.depth < front.depth) cells.set(y * cellsAcross + x, spot);
  }
  const seen = [...cells.values()];
  const sharp = seen.filter(({ place }) => place.distanceTo(middle.place) < 45).length;
  const filaments = new Set(seen.map(({ mesh }) => mesh)).size;
  return sharp + 3 * Math.min(filaments, 3);
}

function nearest(spots: readonly Spot[]): Spot {
  return spots.reduce((front, spot) => (spot.depth < front.depth ? spot : front));
}

/** Points on steep surfaces that face the camera. */
function facingSpots(
  mesh: Mesh<BufferGeometry>,
  { index, camera }: { index: number; camera: PerspectiveCamera },
): Spot[] {
  const position = mesh.geometry.getAttribute("position");
  const normals = mesh.geometry.getAttribute("normal");
  const step = Math.max(1, Math.floor(position.count / 2500));
  const spots: Spot[] = [];
  const normal = new Vector3();
  for (let i = 0; i < position.count; i += step) {
    const place = new Vector3().fromBufferAttribute(position, i).applyMatrix4(mesh.matrixWorld);
    normal.fromBufferAttribute(normals, i).transformDirection(mesh.matrixWorld);
    const way = camera.position.clone().sub(place).normalize();
    if (normal.dot(way) < 0.45 || Math.abs(normal.y) > 0.85) continue;
    const seen = place.clone().project(camera);
    spots.push({ place, x: seen.x, y: seen.y, depth: seen.z, mesh: index });
  }
  return spots;
}
