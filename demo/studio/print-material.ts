import { Color, DataTexture, Matrix4, ShaderMaterial, Vector3 } from "three";
import { filaments, type Part } from "../solids/part.ts";
import { lightGlsl } from "./light.ts";
import type { Visibility } from "./visibility.ts";

/** Place in the world; colour times strength. */
export type Lamp = { at: Vector3; light: Color };

const vertexShader = /* glsl */ `
attribute vec3 printed;
uniform vec3 uLayers;
varying vec3 vPrinted; varying vec3 vAxis; varying vec3 vPlace; varying vec3 vSurface;
void main() {
  vec4 world = modelMatrix * vec4(position, 1.0);
  vPrinted = printed;
  vAxis = mat3(modelMatrix) * uLayers;
  vPlace = world.xyz;
  vSurface = mat3(modelMatrix) * normal;
  gl_Position = projectionMatrix * viewMatrix * world;
}
`;

/**
 * Bends normals like beads of filament; flat tops show diagonal fill. Layers below a pixel fade out, or they
 * would cause moire.
 */
const layers = /* glsl */ `
float hash1(float n) { return fract(sin(n * 12.9898) * 43758.5453); }
struct Bead { vec3 normal; float groove; float tone; };
Bead layBead(vec3 n, vec3 axis) {
  float upness = abs(dot(n, axis));
  vec2 xy = vPrinted.xy / uPitch;
  float h = vPrinted.z / uPitch;
  float layer = floor(h);
  float seen = 1.0 - smoothstep(0.4, 0.95, fwidth(h));
  float drift = sin(xy.x * 0.13 + layer * 2.4) * sin(xy.y * 0.11 + layer * 1.7);
  float f = fract(h) * 2.0 - 1.0;
  float wall = (1.0 - smoothstep(0.9, 0.972, upness)) * seen;
  float bead = f + (0.14 * drift + 0.2 * (hash1(layer) - 0.5)) * (1.0 - f * f);
  bead = sign(bead) * pow(abs(bead), 1.35);
  vec3 bent = n + axis * bead * uRelief * wall;
  float seam = 0.7 + 0.6 * hash1(floor(h + 0.5) + 31.0);
  float fill = (vPrinted.x + vPrinted.y) / (uPitch * 1.6);
  float flatTop = smoothstep(0.97, 0.995, upness) * (1.0 - smoothstep(0.35, 0.85, fwidth(fill)));
  float g = fract(fill) * 2.0 - 1.0;
  vec3 side = normalize(cross(axis, vec3(0.36, 0.48, 0.8)));
  bent += side * g * abs(g) * uRelief * 0.4 * flatTop;
  float edge = smoothstep(0.5, 1.0, abs(f));
  float groove = 1.0 - 0.36 * seam * wall * edge - 0.1 * flatTop * smoothstep(0.6, 1.0, abs(g));
  float cloud = sin(xy.x * 0.031 + h * 0.043) * sin(xy.y * 0.037 - h * 0.029);
  float tone = 1.0 + (hash1(layer + 7.0) - 0.5) * 0.05 * wall + 0.03 * cloud;
  return Bead(normalize(bent), groove, tone);
}
`;

const fragmentShader = /* glsl */ `
uniform vec3 uColor; uniform vec3 uGlow; uniform vec3 uLampAt; uniform vec3 uLampLight;
uniform float uPitch; uniform float uRelief; uniform float uSilk;
uniform sampler2D uSeen; uniform mat4 uSeenFrom;
varying vec3 vPrinted; varying vec3 vAxis; varying vec3 vPlace; varying vec3 vSurface;
${lightGlsl}
${layers}
void main() {
  vec3 n = normalize(gl_FrontFacing ? vSurface : -vSurface);
  Bead bead = layBead(n, normalize(vAxis));
  vec3 b = bead.normal;
  vec4 there = uSeenFrom * vec4(vPlace, 1.0);
  vec3 seen = texture2D(uSeen, there.xy / there.w * 0.5 + 0.5).rgb;
  vec3 color = uColor * bead.tone;
  vec3 pure = color / (0.02 + max(color.r, max(color.g, color.b)));
  vec3 soft = 0.10 + 0.14 * pure;
  vec3 key = KEY_LIGHT * seen.r * max((dot(b, KEY_AT) + soft) / (1.0 + soft), 0.0);
  vec3 sky = skyLight(b) * mix(seen.ggg, pow(seen.ggg, vec3(1.0) - 0.45 * color), 0.9);
  vec3 bounce = FLOOR_LIGHT * seen.b * (0.5 - 0.5 * b.y);
  vec3 lampWay = uLampAt - vPlace;
  float lampNear = dot(lampWay, lampWay);
  vec3 lamp = uLampLight * max(dot(b, lampWay * inversesqrt(lampNear)), 0.0) / (1.0 + lampNear / 900.0);
  vec3 light = (key + sky + bounce + lamp * seen.g) * bead.groove;
  vec3 eye = normalize(cameraPosition - vPlace);
  float facing = max(dot(b, eye), 0.0);
  float rough = mix(0.5, 0.32, uSilk);
  float fresnel = mix(0.042, 0.16, uSilk) + 0.34 * (1.0 - rough) * pow(1.0 - facing, 5.0);
  vec3 shine = mirrored(reflect(-eye, b), mix(12.0, 26.0, uSilk), seen.r, seen.g * seen.g);
  shine *= mix(vec3(1.0), 0.35 + 0.65 * pure, uSilk) * bead.groove * bead.groove;
  vec3 glow = uGlow * bead.groove * bead.tone * (0.62 + 0.38 * facing);
  gl_FragColor = vec4(color * light + shine * fresnel + glow, 1.0);
}
`;

const lampHex = "#ffb765";

/** `pitch` is the layer height in units of `printed`. */
export function printMaterial(part: Part, pitch: number): ShaderMaterial {
  const isLit = part.finish === "lit";
  const glow = new Color(lampHex).multiplyScalar(isLit ? 0.66 * part.glow : 0);
  return new ShaderMaterial({
    vertexShader,
    fragmentShader,
    uniforms: {
      uColor: { value: new Color(filaments[part.filament]).multiplyScalar(isLit ? 0.62 : 1) },
      uLayers: { value: new Vector3(...part.stack) },
      uPitch: { value: pitch },
      uRelief: { value: 0.7 },
      uSilk: { value: part.finish === "silk" ? 1 : 0 },
      uGlow: { value: glow },
      uLampAt: { value: new Vector3() },
      uLampLight: { value: new Color(0) },
      uSeen: { value: unshaded() },
      uSeenFrom: { value: new Matrix4() },
    },
  });
}

export function shade(
  material: ShaderMaterial,
  { visibility, lamp }: { visibility: Visibility; lamp: Lamp | undefined },
): void {
  material.uniforms.uSeen = { value: visibility.piece };
  material.uniforms.uSeenFrom = { value: visibility.pieceFrom };
  if (!lamp) return;
  material.uniforms.uLampAt = { value: lamp.at };
  material.uniforms.uLampLight = { value: lamp.light };
}

/** The lamp stands in the middle of the lit wall. */
export function lampColor(part: Part): Color {
  return new Color(lampHex).multiplyScalar(0.5 * part.glow);
}

let white: DataTexture | undefined;

/** Default: no shadow. */
export function unshaded(): DataTexture {
  if (white) return white;
  white = new DataTexture(new Uint8Array([255, 255, 255, 255]), 1, 1);
  white.needsUpdate = true;
  return white;
}
