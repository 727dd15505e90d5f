import {
  Box3,
  DepthTexture,
  DoubleSide,
  type Group,
  NearestFilter,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
  Sphere,
  UnsignedIntType,
  type WebGLRenderer,
  WebGLRenderTarget,
} from "three";
import type { LightSample } from "./light.ts";

const mapSize = 640;

export type Sun = ReturnType<typeof createSun>;

/** A movable light with its shadow map. */
export function createSun(renderer: WebGLRenderer, casters: Group) {
  const ball = new Box3().setFromObject(casters).getBoundingSphere(new Sphere());
  const reach = ball.radius * 1.02;
  const camera = new OrthographicCamera(-reach, reach, reach, -reach, reach, reach * 3);
  const map = new WebGLRenderTarget(mapSize, mapSize, {
    depthTexture: new DepthTexture(mapSize, mapSize, UnsignedIntType),
    minFilter: NearestFilter,
    magFilter: NearestFilter,
  });
  const blank = new ShaderMaterial({
    side: DoubleSide,
    colorWrite: false,
    vertexShader:
      "void main() { gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }",
    fragmentShader: "void main() { gl_FragColor = vec4(1.0); }",
  });
  const scene = new Scene();
  scene.overrideMaterial = blank;
  scene.add(casters);
  return {
    map: map.depthTexture as DepthTexture,
    reach,
    view: camera.matrixWorldInverse.clone(),
    shine({ direction }: LightSample): void {
      camera.position.copy(ball.center).addScaledVector(direction, reach * 2);
      camera.up.set(0, Math.abs(direction.y) > 0.95 ? 0 : 1, Math.abs(direction.y) > 0.95 ? 1 : 0);
      camera.lookAt(ball.center);
      camera.updateMatrixWorld();
      this.view.multiplyMatrices(camera.projectionMatrix, camera.matrixWorldInverse);
      renderer.setRenderTarget(map);
      renderer.clear();
      renderer.render(scene, camera);
    },
    dispose(): void {
      map.dispose();
      blank.dispose();
    },
  };
}
