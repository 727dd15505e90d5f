export type Layer = { path: string; tone: "roca" | "cobre" | "nieve" };

/** How steeply the scene is looked down upon: height of a circle's ellipse over its width. */
export const tilt = 0.3;
export const scene = { width: 760, height: 640, centerX: 380, baseY: 470 };

const layerCount = 58;
const layerHeight = 6.2;
const baseRadius = 262;
const craterRadius = 34;

/** The layers of a printed volcano from the bed up, each the front of one turn of the nozzle. */
export function volcanoLayers(): Layer[] {
  return Array.from({ length: layerCount }, (_, index) => {
    const share = index / (layerCount - 1);
    const y = scene.baseY - index * layerHeight;
    const left = scene.centerX - radiusAt(share, 0);
    const right = scene.centerX + radiusAt(share, 1);
    const depth = ((right - left) / 2) * tilt;
    const path = `M${round(left)} ${round(y)}A${round((right - left) / 2)} ${round(depth)} 0 0 0 ${round(right)} ${round(y)}`;
    return { path, tone: toneAt(share) };
  });
}

/** The crater's rim at the top, as an ellipse. */
export function craterRim(): { cx: number; cy: number; rx: number; ry: number } {
  const left = radiusAt(1, 0);
  const right = radiusAt(1, 1);
  return {
    cx: round(scene.centerX + (right - left) / 2),
    cy: round(scene.baseY - (layerCount - 1) * layerHeight),
    rx: round((left + right) / 2),
    ry: round(((left + right) / 2) * tilt),
  };
}

/** The lines of a 10 mm grid on the bed, turned a little so that it is seen to lie flat. */
export function bedGrid(): string {
  const half = 8;
  const cell = 46;
  const marks = Array.from({ length: half * 2 + 1 }, (_, index) => (index - half) * cell);
  const reach = half * cell;
  return marks
    .map((at) => `${line([at, -reach], [at, reach])}${line([-reach, at], [reach, at])}`)
    .join("");
}

/** The outline of the bed and of its front edges, `thickness` pixels deep. */
export function bedOutline(thickness: number): { top: string; side: string } {
  const reach = 8 * 46;
  const back = project([-reach, -reach]);
  const right = project([reach, -reach]);
  const front = project([reach, reach]);
  const left = project([-reach, reach]);
  const lower = ([x, y]: Point): string => `${x} ${round(y + thickness)}`;
  return {
    top: `M${back}L${right}L${front}L${left}Z`.replaceAll(",", " "),
    side: `M${left}L${front}L${right}L${lower(right)}L${lower(front)}L${lower(left)}Z`.replaceAll(
      ",",
      " ",
    ),
  };
}

type Point = [number, number];

/** Concave flanks with the folds of old lava; the two sides differ, as they do on a mountain. */
function radiusAt(share: number, side: 0 | 1): number {
  const slope = craterRadius + (baseRadius - craterRadius) * (1 - share) ** 1.75;
  const folds = Math.sin(share * 9 + side * 2.1) * 5 + Math.sin(share * 23 + side) * 2.2;
  return slope + folds * (1 - share * 0.7) + side * 8 * (1 - share);
}

function toneAt(share: number): Layer["tone"] {
  if (share > 0.7) return "nieve";
  return share > 0.24 ? "cobre" : "roca";
}

function project([x, z]: Point): Point {
  const turn = 0.42;
  const across = x * Math.cos(turn) - z * Math.sin(turn);
  const away = x * Math.sin(turn) + z * Math.cos(turn);
  return [round(scene.centerX + across), round(scene.baseY + away * tilt)];
}

function line(from: Point, to: Point): string {
  return `M${project(from).join(" ")}L${project(to).join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
