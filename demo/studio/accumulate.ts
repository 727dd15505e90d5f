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

const VERTEX =
  "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }";

/** Adds samples in linear light and develops the mean: no banding, true edges. */
export function createAccumulator(renderer: WebGLRenderer, size: number) {
  const sample = new WebGLRenderTarget(size, size, { type: HalfFloatType });
  const sum = new WebGLRenderTarget(size, size, { type: FloatType, depthBuffer: false });
  const camera = new OrthographicCamera(-1, 1, 1, -1, 0, 1);
  const add = quad({
    fragment:
      "uniform sampler2D map; uniform float weight; varying vec2 vUv; void main() { gl_FragColor = vec4(texture2D(map, vUv).rgb * weight, 1.0); }",
    isAdding: true,
  });
  const develop = quad({
    fragment: /* glsl */ `
      uniform sampler2D map; varying vec2 vUv;
      float grain(vec2 p) { return fract(sin(dot(p, vec2(12.9898, 78.233))) * 43758.5453) - 0.5; }
      void main() {
        vec3 c = texture2D(map, vUv).rgb;
        vec3 soft = 0.7 + 0.3 * tanh((c - 0.7) / 0.3);
        c = mix(c, soft, step(0.7, c));
        vec3 s = mix(c * 12.92, 1.055 * pow(max(c, 0.0), vec3(1.0 / 2.4)) - 0.055, step(0.0031308, c));
        gl_FragColor = vec4(s + grain(gl_FragCoord.xy) / 255.0, 1.0);
      }`,
    isAdding: false,
  });
  return {
    sample,
    clear() {
      renderer.setRenderTarget(sum);
      renderer.setClearColor(0x000000, 0);
      renderer.clear();
    },
    add(weight: number) {
      add.uniforms.map = { value: sample.texture };
      add.uniforms.weight = { value: weight };
      renderer.setRenderTarget(sum);
      renderer.render(add.scene, camera);
    },
    dispose() {
      sample.dispose();
      sum.dispose();
    },
    develop() {
      develop.uniforms.map = { value: sum.texture };
      renderer.setRenderTarget(null);
      renderer.render(develop.scene, camera);
    },
  };
}

function quad(options: { fragment: string; isAdding: boolean }) {
  const material = new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: options.fragment,
    uniforms: { map: { value: null }, weight: { value: 1 } },
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
