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

/** Shares of key, sky and floor light per point (r, g, b). */
export type Visibility = {
  piece: Texture;
  pieceFrom: Matrix4;
  floor: Texture;
  floorFrom: Matrix4;
  dispose: () => void;
};

type Options = {
  group: Group;
  /** Coarser copies that cast the shadows. */
  casters: Group;
  /** The picture's camera, and one that sees the whole floor. */
  camera: PerspectiveCamera;
  overview: PerspectiveCamera;
  size: number;
  lights: number;
};

const floorShare = 0.32;
const pieceShare = 0.55;

/** One shadow map per light, read once per point: cheaper than a picture per light. */
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

/** World to picture coordinates. */
function viewOf(camera: PerspectiveCamera): Matrix4 {
  return camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
}
