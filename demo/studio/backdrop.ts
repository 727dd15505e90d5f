import { Mesh, OrthographicCamera, PlaneGeometry, Scene, ShaderMaterial } from "three";

/**
 * The shelf behind every piece. Its tone depends on the picture's height alone, so that the
 * floor, the horizon and the edges of all pictures line up when they stand in a row.
 */
export function createBackdrop(): { scene: Scene; camera: OrthographicCamera } {
  const material = new ShaderMaterial({
    depthTest: false,
    depthWrite: false,
    vertexShader:
      "varying vec2 vUv; void main() { vUv = uv; gl_Position = vec4(position.xy, 0.0, 1.0); }",
    fragmentShader: /* glsl */ `
      varying vec2 vUv;
      vec3 linear(vec3 c) { return pow((c + 0.055) / 1.055, vec3(2.4)); }
      vec3 beforeTone(vec3 c) { return 0.7 + 0.3 * atanh(clamp((c - 0.7) / 0.3, -0.99, 0.99)); }
      void main() {
        vec3 escarcha = vec3(233.0, 236.0, 241.0) / 255.0;
        float line = smoothstep(0.618, 0.626, vUv.y);
        float floorLift = 0.024 * smoothstep(0.1, 0.62, vUv.y);
        float wallDrop = -0.014 * (1.0 - smoothstep(0.62, 0.95, vUv.y));
        vec3 c = escarcha + mix(floorLift, wallDrop, line);
        gl_FragColor = vec4(beforeTone(linear(c)), 1.0);
      }`,
  });
  const scene = new Scene();
  scene.add(new Mesh(new PlaneGeometry(2, 2), material));
  return { scene, camera: new OrthographicCamera(-1, 1, 1, -1, 0, 1) };
}
