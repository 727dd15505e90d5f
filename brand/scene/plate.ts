import {
  CanvasTexture,
  ExtrudeGeometry,
  type Material,
  Mesh,
  MeshPhysicalMaterial,
  Shape,
  SRGBColorSpace,
} from "three";
import { createRandom } from "../../demo/solids/random.ts";

const cell = 10;
const thickness = 2.4;
const pixelsPerMm = 16;

export type PlateTone = { surface: string; line: string; speck: string; edge: string };

/** Grid of 10 mm, surface at height zero. */
export function plate(size: { width: number; depth: number }, tone: PlateTone): Mesh {
  const geometry = new ExtrudeGeometry(outline(size), {
    depth: thickness,
    bevelEnabled: true,
    bevelSize: 0.3,
    bevelThickness: 0.3,
    bevelSegments: 2,
    curveSegments: 12,
  });
  geometry.rotateX(-Math.PI / 2);
  geometry.translate(0, -thickness - 0.3, 0);
  const top = new MeshPhysicalMaterial({
    map: surface(size, tone),
    roughness: 0.62,
    clearcoat: 0.12,
    clearcoatRoughness: 0.5,
  });
  const edge = new MeshPhysicalMaterial({ color: tone.edge, roughness: 0.45, metalness: 0.2 });
  const mesh = new Mesh<ExtrudeGeometry, Material[]>(geometry, [top, edge]);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function outline({ width, depth }: { width: number; depth: number }): Shape {
  const [x, y, r] = [width / 2, depth / 2, 5];
  const shape = new Shape();
  shape.moveTo(-x + r, -y);
  shape.lineTo(x - r, -y).absarc(x - r, -y + r, r, -Math.PI / 2, 0, false);
  shape.lineTo(x, y - r).absarc(x - r, y - r, r, 0, Math.PI / 2, false);
  shape.lineTo(-x + r, y).absarc(-x + r, y - r, r, Math.PI / 2, Math.PI, false);
  shape.lineTo(-x, -y + r).absarc(-x + r, -y + r, r, Math.PI, Math.PI * 1.5, false);
  return shape;
}

/** Maps extruded faces in mm around the middle: one texture for the whole top. */
function surface(
  { width, depth }: { width: number; depth: number },
  tone: PlateTone,
): CanvasTexture {
  const canvas = document.createElement("canvas");
  canvas.width = width * pixelsPerMm;
  canvas.height = depth * pixelsPerMm;
  const paint = canvas.getContext("2d");
  if (!paint) throw new Error("The browser offers no 2D canvas");
  paint.fillStyle = tone.surface;
  paint.fillRect(0, 0, canvas.width, canvas.height);
  const random = createRandom(11);
  paint.fillStyle = tone.speck;
  for (let speck = 0; speck < width * depth * 3; speck += 1) {
    paint.globalAlpha = random() * 0.3;
    paint.fillRect(random() * canvas.width, random() * canvas.height, 3, 3);
  }
  paint.globalAlpha = 1;
  paint.fillStyle = tone.line;
  for (let at = cell / 2; at < Math.max(width, depth); at += cell) {
    const isFifth = Math.round((at - cell / 2) / cell) % 5 === 0;
    const wide = (isFifth ? 0.62 : 0.34) * pixelsPerMm;
    paint.fillRect(at * pixelsPerMm - wide / 2, 0, wide, canvas.height);
    paint.fillRect(0, at * pixelsPerMm - wide / 2, canvas.width, wide);
  }
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 16;
  texture.repeat.set(1 / width, 1 / depth);
  texture.offset.set(0.5, 0.5);
  return texture;
}
