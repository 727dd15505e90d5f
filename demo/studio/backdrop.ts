import {
  Color,
  Matrix4,
  Mesh,
  OrthographicCamera,
  type PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector3,
} from "three";
import { type Lamp, unshaded } from "./print-material.ts";
import type { Visibility } from "./visibility.ts";

type FloorOptions = { visibility: Visibility; lamp: Lamp | undefined; tint: Color };

/** Tone depends on the height alone: floors and horizons line up in a row of pictures. */
export function createBackdrop() {
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    uniforms: {
      uSeen: { value: unshaded() },
      uSeenFrom: { value: new Matrix4() },
      uBack: { value: new Matrix4() },
      uEye: { value: new Vector3(0, 1, 0) },
      uTint: { value: new Color(0) },
      uLampAt: { value: new Vector3(0, 1, 0) },
      uLampLight: { value: new Color(0) },
    },
    vertexShader:
      "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
    fragmentShader,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return {
    scene,
    camera: new OrthographicCamera(-1, 1, 1, -1, 0, 1),
    /** Draws the piece's shadow and lamp light on the floor. */
    shade({ visibility, lamp, tint }: FloorOptions): void {
      Object.assign(material.uniforms, {
        uSeen: { value: visibility.floor },
        uSeenFrom: { value: visibility.floorFrom },
        uTint: { value: tint },
      });
      if (!lamp) return;
      Object.assign(material.uniforms, {
        uLampAt: { value: lamp.at },
        uLampLight: { value: lamp.light },
      });
    },
    look(camera: PerspectiveCamera): void {
      const seen = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
      material.uniforms.uBack = { value: seen.invert() };
      material.uniforms.uEye = { value: camera.position.clone() };
    },
  };
}

const fragmentShader = /* glsl */ `
varying vec2 vUv;
uniform sampler2D uSeen; uniform mat4 uSeenFrom; uniform mat4 uBack;
uniform vec3 uEye; uniform vec3 uTint; uniform vec3 uLampAt; uniform vec3 uLampLight;
vec3 linear(vec3 c) { return pow((c + 0.055) / 1.055, vec3(2.4)); }
vec3 beforeTone(vec3 c) { return 0.7 + 0.3 * atanh(clamp((c - 0.7) / 0.3, -0.99, 0.99)); }
vec3 paper(float height) {
  vec3 escarcha = vec3(233.0, 236.0, 241.0) / 255.0;
  float sweep = smoothstep(0.52, 0.70, height);
  float floorTone = 0.022 * smoothstep(0.05, 0.52, height);
  float wallTone = -0.03 + 0.018 * smoothstep(0.66, 1.0, height);
  return linear(escarcha + mix(floorTone, wallTone, sweep));
}
void main() {
  vec3 c = beforeTone(paper(vUv.y));
  vec4 far = uBack * vec4(vUv * 2.0 - 1.0, 1.0, 1.0);
  vec3 way = far.xyz / far.w - uEye;
  vec3 hit = uEye + way * (uEye.y / max(-way.y, 0.001));
  vec4 there = uSeenFrom * vec4(hit, 1.0);
  vec2 uv = there.xy / there.w * 0.5 + 0.5;
  bool isFloor = way.y < -0.001 && there.w > 0.0;
  vec3 seen = isFloor ? texture2D(uSeen, clamp(uv, 0.0, 1.0)).rgb : vec3(1.0);
  float near = isFloor ? 1.0 - smoothstep(150.0, 420.0, length(hit)) : 0.0;
  vec3 key = mix(vec3(0.10, 0.115, 0.15), vec3(1.0), seen.r);
  float open = seen.g * seen.g * (3.0 - 2.0 * seen.g);
  vec3 sky = mix(vec3(0.05, 0.05, 0.06) + 0.5 * uTint, vec3(1.0), mix(seen.g, open, 0.8));
  vec3 lit = 0.42 * key + 0.58 * sky;
  vec3 lampWay = uLampAt - hit;
  float lampNear = dot(lampWay, lampWay);
  vec3 lamp = uLampLight * max(lampWay.y, 0.0) * inversesqrt(lampNear) / (1.0 + lampNear / 900.0);
  gl_FragColor = vec4(c * mix(vec3(1.0), lit, near) + 0.8 * lamp * near * seen.g, 1.0);
}`;
