import {
  BackSide,
  BoxGeometry,
  Color,
  DirectionalLight,
  Mesh,
  MeshBasicMaterial,
  PMREMGenerator,
  Scene,
  type Texture,
  Vector3,
  type WebGLRenderer,
} from "three";

/** Share of the samples for the softbox; the sky gets the others. */
const keyShare = 0.45;

export type Light = { reach: number; key: readonly [number, number, number]; keySize: number };

/** One hard light, moved between samples: the mean is a soft shadow. */
export function createLight({ reach }: Light): DirectionalLight {
  const light = new DirectionalLight();
  light.castShadow = true;
  light.shadow.mapSize.set(2048, 2048);
  Object.assign(light.shadow.camera, {
    left: -reach,
    right: reach,
    top: reach,
    bottom: -reach,
    near: 10,
    far: reach * 8,
  });
  light.shadow.bias = -0.0004;
  light.shadow.normalBias = reach / 900;
  return light;
}

export function aimLight(
  light: DirectionalLight,
  { key, keySize, reach }: Light,
  { index, total }: { index: number; total: number },
): void {
  const keyCount = Math.max(1, Math.round(total * keyShare));
  const isKey = index < keyCount;
  const count = isKey ? keyCount : Math.max(1, total - keyCount);
  const place = isKey ? index : index - keyCount;
  const share = (place + 0.5) / count;
  const turn = ((place * 0.618034) % 1) * Math.PI * 2;
  const direction = new Vector3();
  if (isKey) {
    const radius = Math.sqrt(share) * keySize;
    direction.set(key[0] + Math.cos(turn) * radius, key[1], key[2] + Math.sin(turn) * radius);
  } else {
    const up = 0.06 + 0.92 * share;
    const radius = Math.sqrt(1 - up * up);
    direction.set(Math.cos(turn) * radius, up, Math.sin(turn) * radius);
  }
  light.position.copy(direction.normalize().multiplyScalar(reach * 3.5)).add(light.target.position);
  light.intensity = ((isKey ? 3 : 1) * total) / count;
  light.color.set(isKey ? "#fff4e6" : "#e9eeff");
}

/** Reflections on shiny parts. */
export function reflections(renderer: WebGLRenderer): Texture {
  const room = new Scene();
  const panel = (colour: Color, size: [number, number, number], at: [number, number, number]) => {
    const mesh = new Mesh(
      new BoxGeometry(...size),
      new MeshBasicMaterial({ color: colour, side: BackSide }),
    );
    mesh.position.set(...at);
    room.add(mesh);
  };
  panel(new Color("#c3cbdb").multiplyScalar(0.4), [40, 30, 40], [0, 10, 0]);
  panel(new Color("#ffffff").multiplyScalar(5), [12, 0.5, 9], [-9, 20, 6]);
  panel(new Color("#ffffff").multiplyScalar(2.4), [0.5, 16, 10], [17, 8, 2]);
  panel(new Color("#f4f0e8").multiplyScalar(0.9), [36, 0.4, 36], [0, -4.6, 0]);
  return new PMREMGenerator(renderer).fromScene(room, 0.03).texture;
}
