import { Vector3 } from "three";

/** Direction of the softbox. */
const keyLight = new Vector3(-0.66, 0.86, 0.58).normalize();
const keyRadius = 0.34;
const goldenTurn = Math.PI * (3 - Math.sqrt(5));

export type LightSample = { direction: Vector3; kind: "key" | "sky" | "floor" };

/** Many small lights: hard shadows add up to a soft one. `floor` is bounced light. */
export function lightSamples(count: number): LightSample[] {
  const keys = Math.round(count * 0.36);
  const floors = Math.round(count * 0.18);
  const skies = count - keys - floors;
  const right = new Vector3(0, 1, 0).cross(keyLight).normalize();
  const up = keyLight.clone().cross(right);
  const samples: LightSample[] = [];
  for (let i = 0; i < keys; i += 1) {
    const radius = keyRadius * Math.sqrt((i + 0.5) / keys);
    const turn = i * goldenTurn;
    const direction = keyLight
      .clone()
      .addScaledVector(right, radius * Math.cos(turn))
      .addScaledVector(up, radius * Math.sin(turn));
    samples.push({ direction: direction.normalize(), kind: "key" });
  }
  for (let i = 0; i < skies; i += 1) {
    samples.push({ direction: onDome((i + 0.5) / skies, i), kind: "sky" });
  }
  for (let i = 0; i < floors; i += 1) {
    samples.push({ direction: onDome(-(i + 0.5) / floors, i), kind: "floor" });
  }
  return samples;
}

function onDome(height: number, index: number): Vector3 {
  const radius = Math.sqrt(1 - height * height);
  const turn = index * goldenTurn + 0.4;
  return new Vector3(Math.cos(turn) * radius, height, Math.sin(turn) * radius);
}

/** This light for shaders, in linear colour. */
export const lightGlsl = /* glsl */ `
const vec3 KEY_AT = vec3(${keyLight
  .toArray()
  .map((value) => value.toFixed(5))
  .join(", ")});
const vec3 KEY_LIGHT = vec3(0.98, 0.90, 0.78);
const vec3 FLOOR_LIGHT = vec3(0.31, 0.295, 0.28);

vec3 skyLight(vec3 n) {
  float top = 0.5 + 0.5 * n.y;
  float fill = 0.5 + 0.5 * dot(n, normalize(vec3(0.86, 0.22, 0.46)));
  float rim = max(0.0, dot(n, normalize(vec3(0.55, 0.35, -0.76))));
  return vec3(0.20, 0.215, 0.245) * top + vec3(0.10, 0.125, 0.17) * fill * fill
    + vec3(0.30, 0.32, 0.36) * rim * rim;
}

/** Reflection of a surface of this sharpness: the softbox, a strip at the right, one behind. */
vec3 mirrored(vec3 r, float sharp, float keySeen, float skySeen) {
  float box = exp2(-sharp * (1.0 - dot(r, KEY_AT)));
  float strip = exp2(-sharp * 0.8 * (1.0 - dot(r, normalize(vec3(0.93, 0.30, 0.22)))));
  float back = exp2(-sharp * 0.5 * (1.0 - dot(r, normalize(vec3(0.34, 0.62, -0.70)))));
  float dome = smoothstep(-0.3, 0.9, r.y);
  return vec3(1.0, 0.95, 0.88) * 4.4 * box * keySeen
    + (vec3(0.85, 0.93, 1.05) * (1.0 * strip + 1.1 * back) + 0.30 * dome + 0.12) * skySeen;
}
`;
