import { PCFShadowMap, PerspectiveCamera, type Scene, Vector3, WebGLRenderer } from "three";
import { createRandom } from "../../demo/solids/random.ts";
import { createDarkroom } from "./develop.ts";
import { aimLight, createLight, type Light, reflections } from "./light.ts";

type Place = readonly [number, number, number];

export type View = {
  fov: number;
  from: Place;
  to: Place;
  /** Lens radius in mm: larger means less depth of field. */
  aperture?: number;
};

export type Picture = { scene: Scene; view: View; light: Light; background?: string };
export type Quality = { width: number; height: number; samples: number };

/** Each sample has its own light, pixel offset and point of the lens. */
export function photograph(
  canvas: HTMLCanvasElement,
  picture: Picture,
  { width, height, samples }: Quality,
): void {
  const renderer = prepare(canvas, width, height);
  const { scene, view } = picture;
  scene.environment = reflections(renderer);
  scene.environmentIntensity = 0.4;
  const light = createLight(picture.light);
  light.target.position.set(...view.to);
  scene.add(light, light.target);
  const camera = createCamera(view, width / height);
  const random = createRandom(5);
  const darkroom = createDarkroom(renderer, width, height);
  for (let index = 0; index < samples; index += 1) {
    aimLight(light, picture.light, { index, total: samples });
    throughLens(camera, view, random);
    camera.setViewOffset(width, height, random() - 0.5, random() - 0.5, width, height);
    renderer.setRenderTarget(darkroom.sample);
    renderer.setClearColor(0x000000, 0);
    renderer.clear();
    renderer.render(scene, camera);
    darkroom.add(1 / samples);
  }
  darkroom.develop();
}

let shared: WebGLRenderer | undefined;

function prepare(canvas: HTMLCanvasElement, width: number, height: number): WebGLRenderer {
  shared ??= new WebGLRenderer({
    canvas,
    alpha: true,
    antialias: false,
    preserveDrawingBuffer: true,
  });
  shared.autoClear = false;
  shared.shadowMap.enabled = true;
  shared.shadowMap.type = PCFShadowMap;
  shared.setSize(width, height, false);
  return shared;
}

function createCamera(view: View, aspect: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(view.fov, aspect, 1, 4000);
  camera.position.set(...view.from);
  camera.lookAt(...view.to);
  camera.updateMatrixWorld();
  return camera;
}

/** Shifts the eye within the lens; the target stays in place. */
function throughLens(camera: PerspectiveCamera, view: View, random: () => number): void {
  if (!view.aperture) return;
  const target = new Vector3(...view.to);
  camera.position.set(...view.from);
  camera.lookAt(target);
  const radius = Math.sqrt(random()) * view.aperture;
  const turn = random() * Math.PI * 2;
  camera.translateX(Math.cos(turn) * radius);
  camera.translateY(Math.sin(turn) * radius);
  camera.lookAt(target);
  camera.updateMatrixWorld();
}
