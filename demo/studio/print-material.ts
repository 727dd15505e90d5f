import { Color, MeshPhysicalMaterial, Vector3 } from "three";
import { FILAMENTS, type Part } from "../solids/part.ts";

const VERTEX_HEAD = /* glsl */ `
attribute vec3 printed;
varying vec3 vPrinted;
varying vec3 vAxis;
uniform vec3 uAxis;
`;

const FRAGMENT_HEAD = /* glsl */ `
varying vec3 vPrinted;
varying vec3 vAxis;
uniform float uPitch;
uniform float uRelief;
uniform vec3 uGlow;
float hash1(float n) { return fract(sin(n * 12.9898) * 43758.5453); }
float gGroove;
float gTone;
`;

/**
 * Bends the normal inside each layer like a bead of filament; flat tops show the diagonal
 * fill instead. Layers smaller than a pixel fade out, or they would turn into moire.
 */
const FRAGMENT_NORMAL = /* glsl */ `
#include <normal_fragment_maps>
{
  vec3 axis = normalize(vAxis);
  float upness = abs(dot(normal, axis));
  float h = vPrinted.z / uPitch;
  float wide = fwidth(h);
  float seen = 1.0 - smoothstep(0.35, 0.9, wide);
  float f = fract(h) * 2.0 - 1.0;
  float wall = (1.0 - smoothstep(0.75, 0.98, upness)) * seen;
  float bead = sign(f) * pow(abs(f), 1.7);
  normal = normalize(normal + axis * bead * uRelief * wall);
  float fill = (vPrinted.x + vPrinted.y) / (uPitch * 1.7);
  float flatTop = smoothstep(0.97, 0.995, upness) * (1.0 - smoothstep(0.3, 0.8, fwidth(fill)));
  float g = fract(fill) * 2.0 - 1.0;
  vec3 side = normalize(cross(axis, vec3(0.36, 0.48, 0.8)));
  normal = normalize(normal + side * sign(g) * g * g * uRelief * 0.35 * flatTop);
  gGroove = 1.0 - 0.3 * wall * smoothstep(0.55, 1.0, abs(f)) - 0.08 * flatTop * smoothstep(0.6, 1.0, abs(g));
  gTone = 1.0 + (hash1(floor(h)) - 0.5) * 0.06 * seen;
}
`;

const FRAGMENT_LIGHT = /* glsl */ `
#include <lights_fragment_end>
reflectedLight.directDiffuse *= gGroove * gTone;
reflectedLight.indirectDiffuse *= gGroove * gTone;
reflectedLight.directSpecular *= gGroove;
reflectedLight.indirectSpecular *= gGroove * gGroove;
totalEmissiveRadiance += uGlow * gGroove * gTone * (0.72 + 0.28 * abs(normal.z));
`;

const AXES = { x: new Vector3(1, 0, 0), y: new Vector3(0, 1, 0), z: new Vector3(0, 0, 1) };

/** Filament as a material; `pitch` is the layer height in the same units as `printed`. */
export function printMaterial(part: Part, pitch: number): MeshPhysicalMaterial {
  const color = new Color(FILAMENTS[part.filament]);
  const material = new MeshPhysicalMaterial({
    color,
    roughness: part.finish === "seda" ? 0.3 : 0.46,
    sheen: 0.25,
    sheenRoughness: 0.6,
    sheenColor: new Color(color).lerp(new Color("#ffffff"), 0.5),
    specularIntensity: part.finish === "seda" ? 1 : 0.7,
    metalness: part.finish === "seda" ? 0.18 : 0,
  });
  const glow =
    part.finish === "luz" ? new Color("#ffb765").multiplyScalar(0.62 * part.glow) : new Color(0);
  material.onBeforeCompile = (shader) => {
    shader.uniforms.uPitch = { value: pitch };
    shader.uniforms.uRelief = { value: 0.65 };
    shader.uniforms.uAxis = { value: AXES[part.layers] };
    shader.uniforms.uGlow = { value: glow };
    shader.vertexShader =
      VERTEX_HEAD +
      shader.vertexShader.replace(
        "#include <begin_vertex>",
        "#include <begin_vertex>\nvPrinted = printed;\nvAxis = normalize(normalMatrix * uAxis);",
      );
    shader.fragmentShader =
      FRAGMENT_HEAD +
      shader.fragmentShader
        .replace("#include <normal_fragment_maps>", FRAGMENT_NORMAL)
        .replace("#include <lights_fragment_end>", FRAGMENT_LIGHT);
  };
  return material;
}
