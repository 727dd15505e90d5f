import {
  type BufferGeometry,
  DoubleSide,
  Mesh,
  MeshPhysicalMaterial,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
} from "three";
import { cordillera } from "./cordillera.ts";
import { printHead } from "./head.ts";
import type { Light } from "./light.ts";
import { nearWall } from "./macro.ts";
import type { Picture, View } from "./photograph.ts";
import { plate } from "./plate.ts";
import { cutLayer, layerCount, nozzleAt, volcano } from "./volcano.ts";

const heroView: View = { fov: 18, from: [-60, 196, 470], to: [13, 41, 0] };
const heroLight: Light = { reach: 130, key: [-0.95, 0.85, 0.35], keySize: 0.28 };
const palePlate = { surface: "#dde2ea", line: "#9aa3b4", speck: "#b8c0cd", edge: "#6b7282" };
const plateSize = { width: 210, depth: 122 };

/** Built on demand. */
export const scenes = {
  "hero-media": () => hero({ upTo: cutLayer, hasFloor: true }),
  "hero-lista": () => hero({ upTo: layerCount, hasFloor: false }),
  "hero-cabezal": head,
  "capas-cerca": near,
  cordillera: range,
} satisfies Record<string, () => Picture>;

export type SceneName = keyof typeof scenes;

function hero({ upTo, hasFloor }: { upTo: number; hasFloor: boolean }): Picture {
  const scene = new Scene();
  scene.add(...volcano(upTo).map(printed), bed());
  if (hasFloor) scene.add(shadowOnPage(-4));
  return { scene, view: heroView, light: heroLight };
}

/** The head alone: the page moves it. */
function head(): Picture {
  const scene = new Scene();
  const part = printHead();
  part.scale.setScalar(0.78);
  part.position.set(...nozzleAt(layerCount));
  scene.add(part);
  return { scene, view: heroView, light: heroLight };
}

function near(): Picture {
  const scene = new Scene();
  scene.add(printed(nearWall()));
  return {
    scene,
    view: { fov: 5.2, from: [-26, 22, 128], to: [0.4, 6, 60], aperture: 2.4 },
    light: { reach: 16, key: [-1, 0.85, 0.42], keySize: 0.22 },
  };
}

function range(): Picture {
  const scene = new Scene();
  scene.add(...cordillera().map(printed), shadowOnPage(0));
  return {
    scene,
    view: { fov: 10.4, from: [-90, 150, 600], to: [0, 24, 0] },
    light: { reach: 170, key: [-0.95, 0.7, 0.3], keySize: 0.26 },
  };
}

function bed(): Mesh {
  const mesh = plate(plateSize, palePlate);
  mesh.rotation.y = -0.2;
  mesh.position.set(44, 0, 8);
  return mesh;
}

function printed(geometry: BufferGeometry): Mesh {
  const material = new MeshPhysicalMaterial({
    vertexColors: true,
    side: DoubleSide,
    roughness: 0.44,
    specularIntensity: 0.7,
    sheen: 0.2,
    sheenRoughness: 0.6,
  });
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function shadowOnPage(y: number): Mesh {
  const floor = new Mesh(
    new PlaneGeometry(900, 900),
    new ShadowMaterial({ color: "#1b2234", opacity: 0.28 }),
  );
  floor.rotation.x = -Math.PI / 2;
  floor.position.y = y;
  floor.receiveShadow = true;
  return floor;
}
