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
  type Vector4,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";

const vertexShader =
  "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** Averages samples in linear light, only within `window` (pixels), before its background. */
export function createAccumulator(renderer: WebGLRenderer, size: number, window: Vector4) {
  const sample = new WebGLRenderTarget(size, size, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false });
  const behind = new WebGLRenderTarget(size, size, { type: HalfFloatType, depthBuffer: false });
  for (const target of [sample, sum]) {
    target.scissorTest = true;
    target.scissor.copy(window);
  }
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const add = quad({
    fragment:
      "uniform sampler2D map; uniform float weight; varying vec2 vUv; void main() { gl_FragColor = texture2D(map, vUv) * weight; }",
    isAdding: true,
  });
  const develop = quad({
    fragment: /* glsl */ `
      uniform sampler2D map; uniform sampler2D behind; varying vec2 vUv;
      float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }
      void main() {
        vec4 piece = texture2D(map, vUv);
        vec3 c = piece.rgb + (1.0 - piece.a) * texture2D(behind, vUv).rgb;
        vec3 soft = 0.7 + 0.3 * tanh((c - 0.7) / 0.3);
        c = mix(c, soft, step(0.7, c));
        vec3 s = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
        gl_FragColor = vec4(s + grain(gl_FragCoord.xy) / 255.0, 1.0);
      }`,
    isAdding: false,
  });
  renderer.setClearColor(0x000000, 0);
  sum.scissorTest = false;
  renderer.setRenderTarget(sum);
  renderer.clear();
  sum.scissorTest = true;
  return {
    sample,
    behind,
    add(weight: number) {
      add.uniforms.map = { value: sample.texture };
      add.uniforms.weight = { value: weight };
      renderer.setRenderTarget(sum);
      renderer.render(add.scene, camera);
    },
    dispose() {
      sample.dispose();
      sum.dispose();
      behind.dispose();
    },
    develop() {
      develop.uniforms.map = { value: sum.texture };
      develop.uniforms.behind = { value: behind.texture };
      renderer.setRenderTarget(null);
      renderer.render(develop.scene, camera);
    },
  };
}

function quad(options: { fragment: string; isAdding: boolean }) {
  const material = new ShaderMaterial({
    vertexShader,
    fragmentShader: options.fragment,
    uniforms: { map: { value: null }, weight: { value: 1 }, behind: { value: null } },
    depthTest: false,
    depthWrite: false,
    blending: options.isAdding ? CustomBlending : NoBlending,
    blendSrc: OneFactor,
    blendDst: OneFactor,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { scene, uniforms: material.uniforms };
}
