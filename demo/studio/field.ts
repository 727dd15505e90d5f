import {
  CustomBlending,
  DoubleSide,
  FloatType,
  GLSL3,
  type Group,
  LinearFilter,
  type Matrix4,
  Mesh,
  NearestFilter,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type Texture,
  Vector3,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import { askShader, blurShader, softenShader } from "./field-shaders.ts";
import type { LightSample } from "./light.ts";
import type { Sun } from "./sun.ts";

const fullScreen =
  "out vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

type FieldOptions = { of: Group | Mesh; camera: PerspectiveCamera; size: number };
type AddOptions = { sample: LightSample; weight: number; floor?: Texture; floorFrom?: Matrix4 };

/** A G-buffer and the light accumulated on it. */
export function createField(renderer: WebGLRenderer, { of, camera, size }: FieldOptions) {
  const places = drawPlaces(renderer, { of, camera, size });
  const [place, normal] = places.textures as [Texture, Texture];
  const sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false });
  const done = new WebGLRenderTarget(size, size, {
    type: FloatType,
    depthBuffer: false,
    minFilter: LinearFilter,
    magFilter: LinearFilter,
  });
  const isFloor = of instanceof Mesh;
  const ask = quad(askShader, true);
  const soften = quad(isFloor ? blurShader : softenShader, false);
  renderer.setRenderTarget(sum);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  const screen = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  return {
    add(sun: Sun, { sample, weight, floor, floorFrom }: AddOptions): void {
      Object.assign(ask.uniforms, {
        place: { value: place },
        surface: { value: normal },
        shadow: { value: sun.map },
        light: { value: sun.view },
        towards: { value: sample.direction },
        share: { value: shareOf(sample.kind, weight) },
        offset: { value: isFloor ? 0 : sun.reach * 0.006 },
        floorSeen: { value: floor ?? null },
        floorFrom: { value: floorFrom ?? sun.view },
        isBelow: { value: sample.kind === "floor" ? 1 : 0 },
      });
      renderer.setRenderTarget(sum);
      renderer.render(ask.scene, screen);
    },
    smooth(): Texture {
      Object.assign(soften.uniforms, {
        place: { value: place },
        surface: { value: normal },
        sum: { value: sum.texture },
        pixel: { value: 1 / size },
      });
      renderer.setRenderTarget(done);
      renderer.clear();
      renderer.render(soften.scene, screen);
      return done.texture;
    },
    dispose(): void {
      for (const target of [places, sum, done]) target.dispose();
      for (const { scene, material } of [ask, soften]) {
        scene.clear();
        material.dispose();
      }
    },
  };
}

function shareOf(kind: LightSample["kind"], weight: number): Vector3 {
  if (kind === "key") return new Vector3(weight, 0, 0);
  if (kind === "sky") return new Vector3(0, weight, 0);
  return new Vector3(0, 0, weight);
}

function drawPlaces(renderer: WebGLRenderer, { of, camera, size }: FieldOptions) {
  const target = new WebGLRenderTarget(size, size, {
    count: 2,
    type: FloatType,
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    side: DoubleSide,
    vertexShader: /* glsl */ `
      out vec3 vPlace; out vec3 vSurface;
      void main() {
        vec4 world = modelMatrix * vec4(position, 1.0);
        vPlace = world.xyz;
        vSurface = mat3(modelMatrix) * normal;
        gl_Position = projectionMatrix * viewMatrix * world;
      }`,
    fragmentShader: /* glsl */ `
      in vec3 vPlace; in vec3 vSurface;
      layout(location = 0) out vec4 place;
      layout(location = 1) out vec4 surface;
      void main() {
        place = vec4(vPlace, 1.0);
        surface = vec4(normalize(gl_FrontFacing ? vSurface : -vSurface), 1.0);
      }`,
  });
  const scene = new Scene();
  const home = of.parent;
  scene.add(of);
  scene.overrideMaterial = material;
  renderer.setRenderTarget(target);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  renderer.render(scene, camera);
  scene.remove(of);
  home?.add(of);
  material.dispose();
  return target;
}

function quad(fragmentShader: string, isAdding: boolean) {
  const material = new ShaderMaterial({
    glslVersion: GLSL3,
    vertexShader: fullScreen,
    fragmentShader,
    uniforms: {},
    depthTest: false,
    depthWrite: false,
    blending: isAdding ? CustomBlending : NoBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { scene, material, uniforms: material.uniforms };
}
