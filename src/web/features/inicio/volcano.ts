export type Layer = { path: string; tone: "roca" | "cobre" | "nieve"; snow: string | null };
type Point = [number, number];

export const scene = { width: 760, height: 650, centerX: 380, baseY: 470 };

/** How steeply the scene is looked down upon: height of a circle's ellipse over its width. */
const tilt = 0.3;
const layerCount = 58;
const layerHeight = 5.9;
const baseRadius = 258;
const craterRadius = 44;
const snowFrom = 0.7;

/** The bed: cells of 10 mm, turned a little so that it is seen to lie flat. */
const cell = 44;
const reach = 7 * cell;
const turn = 0.42;
const thickness = 14;

/** The layers of a printed volcano from the bed up, each the front of one turn of the nozzle. */
export function volcanoLayers(): Layer[] {
  return Array.from({ length: layerCount }, (_, index) => {
    const share = index / (layerCount - 1);
    const y = round(scene.baseY - index * layerHeight);
    const left = round(scene.centerX - radiusAt(share, 0));
    const right = round(scene.centerX + radiusAt(share, 1));
    const radius = round((right - left) / 2);
    const path = `M${left} ${y}A${radius} ${round(radius * tilt)} 0 0 0 ${right} ${y}`;
    return { path, tone: toneAt(share), snow: snowDashes(share) };
  });
}

/** The crater's rim at the top, as an ellipse. */
export function craterRim(): { cx: number; cy: number; rx: number; ry: number } {
  const [left, right] = [radiusAt(1, 0), radiusAt(1, 1)];
  const rx = (left + right) / 2;
  return {
    cx: round(scene.centerX + (right - left) / 2),
    cy: round(scene.baseY - (layerCount - 1) * layerHeight),
    rx: round(rx),
    ry: round(rx * tilt),
  };
}

export function bedGrid(): string {
  const marks = Array.from({ length: (2 * reach) / cell + 1 }, (_, index) => index * cell - reach);
  return marks
    .map((at) => line([at, -reach], [at, reach]) + line([-reach, at], [reach, at]))
    .join("");
}

/** The bed's surface and its two front edges. */
export function bedOutline(): { top: string; side: string } {
  const [back, right, front, left] = [
    project([-reach, -reach]),
    project([reach, -reach]),
    project([reach, reach]),
    project([-reach, reach]),
  ];
  return {
    top: polygon([back, right, front, left]),
    side: polygon([left, front, right, lower(right), lower(front), lower(left)]),
  };
}

/** A dimension line under one cell of the front edge, and where its text stands. */
export function scaleMark(): { path: string; x: number; y: number; angle: number } {
  const below = 14;
  const from = lower(project([reach - 3 * cell, reach]), below);
  const to = lower(project([reach - 2 * cell, reach]), below);
  const tick = ([x, y]: Point): string => `M${x} ${y - 6}v12`;
  const angle = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return {
    path: `M${from.join(" ")}L${to.join(" ")}${tick(from)}${tick(to)}`,
    x: round((from[0] + to[0]) / 2),
    y: round((from[1] + to[1]) / 2 + 24),
    angle: round(angle),
  };
}

/** Concave flanks with the folds of old lava; the two sides differ, as they do on a mountain. */
function radiusAt(share: number, side: 0 | 1): number {
  const slope = craterRadius + (baseRadius - craterRadius) * (1 - share) ** 1.45;
  const folds = Math.sin(share * 9 + side * 2.1) * 5 + Math.sin(share * 23 + side) * 2.2;
  return slope + (folds + side * 10) * (1 - share) ** 0.6;
}

function toneAt(share: number): Layer["tone"] {
  if (share > snowFrom) return "nieve";
  return share > 0.26 ? "cobre" : "roca";
}

/** Where tongues of snow cross a layer below the cap: their place along it in percent, their length. */
const tongues = [
  [7, 0.5],
  [20, 1],
  [33, 0.45],
  [46, 0.8],
  [58, 0.35],
  [70, 0.95],
  [83, 0.6],
  [94, 0.9],
] as const;

function snowDashes(share: number): string | null {
  const depth = (snowFrom - share) / 0.19;
  if (depth < 0) return null;
  const shown = tongues.filter(([, length]) => length > depth);
  if (shown.length === 0) return null;
  let end = 0;
  const dashes = shown.flatMap(([place, length]) => {
    const width = 9 * (1 - depth / length) ** 0.7;
    const start = place - width / 2;
    const gap = start - end;
    end = start + width;
    return [round(gap), round(width)];
  });
  return `0 ${dashes.join(" ")} 100`;
}

function project([x, z]: Point): Point {
  const across = x * Math.cos(turn) - z * Math.sin(turn);
  const away = x * Math.sin(turn) + z * Math.cos(turn);
  return [round(scene.centerX + across), round(scene.baseY + away * tilt)];
}

function lower([x, y]: Point, by = 0): Point {
  return [x, round(y + thickness + by)];
}

function polygon(points: Point[]): string {
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

function line(from: Point, to: Point): string {
  return `M${project(from).join(" ")}L${project(to).join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
