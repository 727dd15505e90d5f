import {
  AmbientLight,
  BackSide,
  BoxGeometry,
  type BufferGeometry,
  Color,
  DirectionalLight,
  Group,
  Mesh,
  MeshBasicMaterial,
  type MeshPhysicalMaterial,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShadowMaterial,
  type Texture,
  Vector3,
  WebGLRenderer,
} from "three";
import type { Part } from "../solids/part.ts";
import { createRandom } from "../solids/random.ts";
import { createAccumulator } from "./accumulate.ts";
import { createBackdrop } from "./backdrop.ts";
import { fitTransform, rememberPrint } from "./fit.ts";
import { printMaterial } from "./print-material.ts";

/** How one picture is taken: the piece's turn in degrees; `macro` moves close to a height. */
export type Shot = {
  yaw: number;
  macro?: { height: number; zoom: number; x: number };
};

const KEY_SHARE = 0.42;

/** Photographs parts on the canvas; the light is sampled so that shadows are soft everywhere. */
export function photograph(
  canvas: HTMLCanvasElement,
  parts: readonly Part[],
  shot: Shot,
  quality: { size: number; samples: number },
): void {
  const renderer = sharedRenderer(canvas);
  renderer.setSize(quality.size, quality.size, false);
  renderer.autoClear = false;
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = PCFShadowMap;
  const camera = createCamera();
  const { scene, light, floor, meshes } = createSet(renderer, parts, shot, camera);
  if (shot.macro) moveClose(camera, shot.macro);
  const backdrop = createBackdrop();
  const sums = createAccumulator(renderer, quality.size);
  const random = createRandom(7);
  sums.clear();
  const keyCount = Math.max(1, Math.round(quality.samples * KEY_SHARE));
  for (let i = 0; i < quality.samples; i += 1) {
    aim({ light, floor, index: i, keyCount, total: quality.samples });
    camera.setViewOffset(
      quality.size,
      quality.size,
      random() - 0.5,
      random() - 0.5,
      quality.size,
      quality.size,
    );
    renderer.setRenderTarget(sums.sample);
    renderer.clear();
    renderer.render(backdrop.scene, backdrop.camera);
    renderer.render(scene, camera);
    sums.add(1 / quality.samples);
  }
  sums.develop();
  for (const mesh of meshes) {
    mesh.geometry.dispose();
    mesh.material.dispose();
  }
  light.dispose();
  sums.dispose();
}

let shared: WebGLRenderer | undefined;

/** One renderer for all pictures, so that the shaders are compiled once. */
function sharedRenderer(canvas: HTMLCanvasElement): WebGLRenderer {
  shared ??= new WebGLRenderer({ canvas, antialias: false, preserveDrawingBuffer: true });
  return shared;
}

function createCamera(): PerspectiveCamera {
  const camera = new PerspectiveCamera(22, 1, 10, 2000);
  camera.position.set(0, 178, 480);
  camera.lookAt(0, 43, 0);
  camera.updateMatrixWorld();
  camera.updateProjectionMatrix();
  return camera;
}

function moveClose(camera: PerspectiveCamera, macro: NonNullable<Shot["macro"]>): void {
  const target = new Vector3(macro.x, macro.height, 0);
  camera.position.sub(new Vector3(0, 43, 0)).add(target);
  camera.lookAt(target);
  camera.fov = 22 / macro.zoom;
  camera.updateProjectionMatrix();
}

function createSet(
  renderer: WebGLRenderer,
  parts: readonly Part[],
  shot: Shot,
  camera: PerspectiveCamera,
) {
  const scene = new Scene();
  scene.environment = studioReflections(renderer);
  scene.environmentIntensity = 0.42;
  const matrix = fitTransform(parts, { yaw: shot.yaw, camera });
  const scale = new Vector3().setFromMatrixScale(matrix).x;
  const group = new Group();
  const meshes: Mesh<BufferGeometry, MeshPhysicalMaterial>[] = [];
  for (const part of parts) {
    const pitch = (shot.macro ? 0.62 : 0.8) / scale;
    const mesh = new Mesh(rememberPrint(part), printMaterial(part, pitch));
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    group.add(mesh);
    meshes.push(mesh);
  }
  group.applyMatrix4(matrix);
  scene.add(group, new AmbientLight(new Color("#dfe6f5"), 0.12));
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  Object.assign(light.shadow.camera, {
    left: -130,
    right: 130,
    top: 130,
    bottom: -130,
    near: 50,
    far: 900,
  });
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.2;
  light.shadow.radius = 2;
  const floor = new Mesh(new PlaneGeometry(900, 900), new ShadowMaterial());
  floor.rotation.x = -Math.PI / 2;
  floor.receiveShadow = true;
  scene.add(light, floor);
  return { scene, light, floor, meshes };
}

/** The first samples wander over a large softbox at the left, the others over the whole sky. */
function aim(options: {
  light: DirectionalLight;
  floor: Mesh<PlaneGeometry, ShadowMaterial>;
  index: number;
  keyCount: number;
  total: number;
}): void {
  const { light, floor, index, keyCount, total } = options;
  const isKey = index < keyCount;
  const n = isKey ? keyCount : total - keyCount;
  const k = isKey ? index : index - keyCount;
  const u = (k + 0.5) / n;
  const v = (k * 0.618034) % 1;
  const direction = new Vector3();
  if (isKey) {
    const r = Math.sqrt(u) * 0.3;
    direction.set(-0.62 + Math.cos(v * 6.2832) * r, 0.95, 0.55 + Math.sin(v * 6.2832) * r);
  } else {
    const y = 0.08 + 0.9 * u;
    const r = Math.sqrt(1 - y * y);
    direction.set(Math.cos(v * 6.2832) * r, y, Math.sin(v * 6.2832) * r);
  }
  light.position.copy(direction.normalize().multiplyScalar(400));
  const boost = total / n;
  light.intensity = (isKey ? 2.3 : 1.15) * boost;
  light.color.set(isKey ? "#fff6ea" : "#eef2ff");
  floor.material.color.set("#252c3f");
  floor.material.opacity = Math.min(
    1,
    (isKey ? 0.38 : 1.05) * boost * (isKey ? 1 : direction.y / 400),
  );
}

let reflections: Texture | undefined;

function studioReflections(renderer: WebGLRenderer): Texture {
  if (reflections) return reflections;
  const room = new Scene();
  const panel = (
    color: string,
    strength: number,
    size: [number, number, number],
    at: [number, number, number],
  ) => {
    const material = new MeshBasicMaterial({
      color: new Color(color).multiplyScalar(strength),
      side: BackSide,
    });
    const mesh = new Mesh(new BoxGeometry(...size), material);
    mesh.position.set(...at);
    room.add(mesh);
  };
  panel("#c9d0de", 0.42, [40, 30, 40], [0, 10, 0]);
  panel("#ffffff", 5, [12, 0.5, 9], [-9, 20, 6]);
  panel("#ffffff", 2.4, [0.5, 16, 10], [17, 8, 2]);
  panel("#f4f0e8", 0.9, [36, 0.4, 36], [0, -4.6, 0]);
  const generator = new PMREMGenerator(renderer);
  reflections = generator.fromScene(room, 0.03).texture;
  return reflections;
}
