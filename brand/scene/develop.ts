import {
  CustomBlending,
  FloatType,
  HalfFloatType,
  Mesh,
  NoBlending,
  OneFactor,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

const vertexShader =
  "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

const addShader =
  "uniform sampler2D map; uniform float weight; varying vec2 vUv; void main() { gl_FragColor = texture2D(map, vUv) * weight; }";

/** The tone curve of the catalogue's pictures. */
const developShader = /* glsl */ `
uniform sampler2D map; varying vec2 vUv;
void main() {
  vec4 mean = texture2D(map, vUv);
  vec3 c = mean.rgb / max(mean.a, 0.0001);
  c = mix(c, 0.7 + 0.3 * tanh((c - 0.7) / 0.3), step(0.7, c));
  vec3 s = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
  gl_FragColor = vec4(s * mean.a, mean.a);
}`;

/** Averages samples in linear light, alpha included. */
export function createDarkroom(renderer: WebGLRenderer, width: number, height: number) {
  const sample = new WebGLRenderTarget(width, height, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(width, height, { type: FloatType, depthBuffer: false });
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const adding = quad(addShader, true);
  const developing = quad(developShader, false);
  renderer.setRenderTarget(sum);
  renderer.setClearColor(0x000000, 0);
  renderer.clear();
  return {
    sample,
    add(weight: number) {
      adding.uniforms.map = { value: sample.texture };
      adding.uniforms.weight = { value: weight };
      renderer.setRenderTarget(sum);
      renderer.render(adding.scene, camera);
    },
    develop() {
      developing.uniforms.map = { value: sum.texture };
      renderer.setRenderTarget(null);
      renderer.clear();
      renderer.render(developing.scene, camera);
      sample.dispose();
      sum.dispose();
    },
  };
}

function quad(fragmentShader: string, isAdding: boolean) {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: { map: { value: null }, weight: { value: 1 } },
    depthTest: false,
    depthWrite: false,
    transparent: isAdding,
    blending: isAdding ? CustomBlending : NoBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { scene, uniforms: material.uniforms };
}
