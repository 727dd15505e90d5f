import { BoxGeometry, CylinderGeometry, Group, Mesh, MeshPhysicalMaterial } from "three";

type Look = ConstructorParameters<typeof MeshPhysicalMaterial>[0];

const brass: Look = { color: "#e0a45a", metalness: 0.35, roughness: 0.32 };
const sock: Look = { color: "#23283a", roughness: 0.7 };
const metal: Look = { color: "#aeb5c2", metalness: 0.3, roughness: 0.36 };
const shell: Look = { color: "#14161f", roughness: 0.5 };
const filament: Look = { color: "#f1f1ee", roughness: 0.45 };

/** A hot end, tip at the origin. */
export function printHead(): Group {
  const head = new Group();
  const turned = (
    look: Look,
    [top, bottom, from, to]: readonly [number, number, number, number],
  ) => {
    const geometry = new CylinderGeometry(top, bottom, to - from, 64);
    geometry.translate(0, (from + to) / 2, 0);
    head.add(solid(geometry, look));
  };
  turned(brass, [2.3, 0.5, 0, 3]);
  turned(brass, [3.4, 3.4, 3, 5.4]);
  const block = new BoxGeometry(15, 8.5, 12);
  block.translate(1.6, 9.6, 0);
  head.add(solid(block, sock));
  turned(metal, [1.6, 1.6, 13.8, 17]);
  for (let fin = 0; fin < 9; fin += 1) {
    turned(metal, [8.6, 8.6, 17 + fin * 2.5, 18.1 + fin * 2.5]);
  }
  turned(shell, [4.6, 4.6, 17, 42]);
  turned(shell, [6.4, 6.4, 40, 46]);
  turned(filament, [0.95, 0.95, 46, 220]);
  head.rotation.y = -0.5;
  return head;
}

function solid(geometry: BoxGeometry | CylinderGeometry, look: Look): Mesh {
  const mesh = new Mesh(geometry, new MeshPhysicalMaterial(look));
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}
