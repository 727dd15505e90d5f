import {
  type Group,
  type Matrix4,
  Mesh,
  type PerspectiveCamera,
  PlaneGeometry,
  type Texture,
  type WebGLRenderer,
} from "three";
import { createField } from "./field.ts";
import { lightSamples } from "./light.ts";
import { createSun } from "./sun.ts";

/** Shares of key, sky and floor light that reach each point of the picture (r, g, b). */
export type Visibility = {
  piece: Texture;
  pieceFrom: Matrix4;
  floor: Texture;
  floorFrom: Matrix4;
  dispose: () => void;
};

type Options = {
  group: Group;
  /** The same pieces, coarser: they cast the shadows. */
  casters: Group;
  /** The camera of the picture, and the one that always sees the whole floor. */
  camera: PerspectiveCamera;
  overview: PerspectiveCamera;
  size: number;
  lights: number;
};

const floorShare = 0.32;
const pieceShare = 0.55;

/**
 * Asks every light what it reaches: a shadow map each, read once per point of the piece and of
 * the floor. Far cheaper than a picture per light, so there can be enough of them to be soft.
 */
export function measureVisibility(renderer: WebGLRenderer, options: Options): Visibility {
  const { group, camera, overview, size } = options;
  const floorMesh = new Mesh(new PlaneGeometry(1400, 1400).rotateX(-Math.PI / 2));
  const piece = createField(renderer, { of: group, camera, size: Math.round(size * pieceShare) });
  const floor = createField(renderer, {
    of: floorMesh,
    camera: overview,
    size: Math.round(size * floorShare),
  });
  const sun = createSun(renderer, options.casters);
  const samples = lightSamples(options.lights);
  const total = { key: 0, sky: 0, floor: 0 };
  for (const { kind } of samples) total[kind] += 1;
  for (const sample of samples.filter(({ kind }) => kind !== "floor")) {
    sun.shine(sample);
    floor.add(sun, { sample, weight: 1 / total[sample.kind] });
    piece.add(sun, { sample, weight: 1 / total[sample.kind] });
  }
  const floorSeen = floor.smooth();
  const floorFrom = viewOf(overview);
  for (const sample of samples.filter(({ kind }) => kind === "floor")) {
    sun.shine(sample);
    piece.add(sun, { sample, weight: 1 / total.floor, floor: floorSeen, floorFrom });
  }
  const pieceSeen = piece.smooth();
  floorMesh.geometry.dispose();
  sun.dispose();
  return {
    piece: pieceSeen,
    pieceFrom: viewOf(camera),
    floor: floorSeen,
    floorFrom,
    dispose() {
      piece.dispose();
      floor.dispose();
    },
  };
}

/** From the world to the picture's coordinates. */
function viewOf(camera: PerspectiveCamera): Matrix4 {
  return camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
}
