import {
  Box2,
  Box3,
  type BufferGeometry,
  Color,
  Group,
  Mesh,
  PerspectiveCamera,
  type ShaderMaterial,
  Vector2,
  Vector3,
  Vector4,
  WebGLRenderer,
} from "three";
import { filaments, type Part } from "../solids/part.ts";
import { createRandom } from "../solids/random.ts";
import { createAccumulator } from "./accumulate.ts";
import { createBackdrop } from "./backdrop.ts";
import { coarsen, fitTransform, rememberPrint } from "./fit.ts";
import { findFocus, type Macro } from "./focus.ts";
import { type Lamp, lampColor, printMaterial, shade } from "./print-material.ts";
import { measureVisibility } from "./visibility.ts";

/** Degrees. `macro` moves close, to a given place or to where most surface is visible. */
export type Shot = { yaw: number; macro?: Macro };

/** `samples` for antialiasing, `lights` for soft shadows. */
export type Quality = { size: number; samples: number; lights?: number };

type PrintMesh = Mesh<BufferGeometry, ShaderMaterial>;

const lookAtPoint = new Vector3(0, 43, 0);
/** Detail of shadow casters; a picture is about 187 wide. */
const casterCell = 1.8;
/** Lens radius of a macro. */
const lensHalfWidth = 2.2;

/** Light accumulation first, then the piece. */
export function photograph(
  canvas: HTMLCanvasElement,
  parts: readonly Part[],
  shot: Shot,
  quality: Quality,
): void {
  const renderer = sharedRenderer(canvas);
  renderer.setSize(quality.size, quality.size, false);
  renderer.autoClear = false;
  const overview = createCamera();
  const set = createSet(parts, shot, overview);
  const camera = createCamera();
  const target = shot.macro ? moveClose(camera, shot.macro, set.meshes) : lookAtPoint;
  const visibility = measureVisibility(renderer, {
    group: set.group,
    casters: set.casters,
    camera,
    overview,
    size: quality.size,
    lights: quality.lights ?? 84,
  });
  for (const mesh of set.meshes) shade(mesh.material, { visibility, lamp: set.lamp });
  const backdrop = createBackdrop();
  backdrop.shade({ visibility, lamp: set.lamp, tint: set.tint });
  const sums = createAccumulator(renderer, quality.size, windowOf(set.group, camera, quality.size));
  renderer.setRenderTarget(sums.behind);
  backdrop.look(camera);
  renderer.render(backdrop.scene, backdrop.camera);
  const home = camera.position.clone();
  for (const place of lensPlaces(quality.samples)) {
    camera.position.copy(home);
    if (shot.macro) openLens(camera, place.lens, target);
    camera.setViewOffset(quality.size, quality.size, ...place.shift, quality.size, quality.size);
    renderer.setRenderTarget(sums.sample);
    renderer.clear();
    renderer.render(set.group, camera);
    sums.add(1 / quality.samples);
  }
  sums.develop();
  for (const mesh of set.meshes) {
    mesh.geometry.dispose();
    mesh.material.dispose();
  }
  for (const caster of set.casters.children) (caster as Mesh).geometry.dispose();
  visibility.dispose();
  sums.dispose();
}

/** Bounds of the piece in pixels. */
function windowOf(group: Group, camera: PerspectiveCamera, size: number): Vector4 {
  const box = new Box3().setFromObject(group);
  const seen = new Box2();
  for (let corner = 0; corner < 8; corner += 1) {
    const point = new Vector3(
      corner & 1 ? box.max.x : box.min.x,
      corner & 2 ? box.max.y : box.min.y,
      corner & 4 ? box.max.z : box.min.z,
    ).project(camera);
    seen.expandByPoint(new Vector2(point.x, point.y));
  }
  const pixels = (value: number, spare: number) =>
    Math.min(size, Math.max(0, Math.round((value * 0.5 + 0.5) * size) + spare));
  const left = pixels(seen.min.x, -24);
  const bottom = pixels(seen.min.y, -24);
  return new Vector4(left, bottom, pixels(seen.max.x, 24) - left, pixels(seen.max.y, 24) - bottom);
}

let shared: WebGLRenderer | undefined;

/** One renderer, so that shaders compile once. */
function sharedRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  shared ??= new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
  return shared;
}

export function createCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(22, 1, 10, 2000);
  camera.position.set(0, 178, 480);
  camera.lookAt(lookAtPoint);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

function moveClose(camera: PerspectiveCamera, macro: Macro, meshes: PrintMesh[]): Vector3 {
  const target = findFocus(meshes, { macro, camera });
  camera.position.sub(lookAtPoint).add(target);
  camera.lookAt(target);
  camera.fov = 22 / macro.zoom;
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return target;
}

type LensPlace = { lens: [number, number]; shift: [number, number] };

/** Evenly spread over lens and pixel: few samples suffice. */
function lensPlaces(count: number): LensPlace[] {
  const random = createRandom(7);
  return Array.from({ length: count }, (_, i) => {
    const radius = Math.sqrt((i + 0.5) / count);
    const turn = i * 2.399963;
    const shiftX = ((i * 0.754878) % 1) - 0.5 + (random() - 0.5) * 0.1;
    const shiftY = ((i * 0.569841) % 1) - 0.5 + (random() - 0.5) * 0.1;
    return {
      lens: [Math.cos(turn) * radius, Math.sin(turn) * radius],
      shift: [shiftX, shiftY],
    };
  });
}

function openLens(camera: PerspectiveCamera, lens: [number, number], target: Vector3): void {
  camera.translateX(lens[0] * lensHalfWidth);
  camera.translateY(lens[1] * lensHalfWidth);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}

function createSet(parts: readonly Part[], shot: Shot, camera: PerspectiveCamera) {
  const matrix = fitTransform(parts, { yaw: shot.yaw, camera });
  const scale = new Vector3().setFromMatrixScale(matrix).x;
  const group = new Group();
  const casters = new Group();
  const meshes: PrintMesh[] = [];
  const tint = new Color(0);
  let lamp: Lamp | undefined;
  for (const part of parts) {
    const pitch = (shot.macro ? 0.56 : 0.8) / scale;
    const mesh = new Mesh(rememberPrint(part), printMaterial(part, pitch));
    group.add(mesh);
    casters.add(new Mesh(coarsen(part.geometry, casterCell / scale)));
    meshes.push(mesh);
    tint.add(new Color(filaments[part.filament]).multiplyScalar(0.3 / parts.length));
  }
  group.applyMatrix4(matrix);
  casters.applyMatrix4(matrix);
  casters.updateMatrixWorld(true);
  group.updateMatrixWorld(true);
  for (const [i, part] of parts.entries()) {
    const mesh = meshes[i];
    if (part.finish !== "lit" || !mesh) continue;
    const at = new Box3().setFromObject(mesh).getCenter(new Vector3());
    lamp = { at, light: lampColor(part) };
  }
  return { group, casters, meshes, lamp, tint };
}
