import { extruded, type Sdf } from "./sdf.ts";

type Stroke = readonly (readonly [number, number])[];

const arc = (cx: number, cy: number, rx: number, ry: number, from: number, to: number): Stroke =>
  Array.from({ length: 33 }, (_, i) => {
    const a = ((from + ((to - from) * i) / 32) * Math.PI) / 180;
    return [cx + Math.cos(a) * rx, cy + Math.sin(a) * ry] as const;
  });

/** Strokes on a cell 1 high; the number is the advance. */
const glyphs: Record<string, readonly [number, readonly Stroke[]]> = {
  A: [
    0.72,
    [
      [
        [0, 0],
        [0.36, 1],
        [0.72, 0],
      ],
      [
        [0.13, 0.34],
        [0.59, 0.34],
      ],
    ],
  ],
  C: [0.68, [arc(0.42, 0.5, 0.42, 0.5, 52, 308)]],
  D: [
    0.68,
    [
      [
        [0, 0],
        [0, 1],
        [0.22, 1],
      ],
      arc(0.22, 0.5, 0.46, 0.5, 90, -90),
      [
        [0.22, 0],
        [0, 0],
      ],
    ],
  ],
  E: [
    0.52,
    [
      [
        [0.52, 1],
        [0, 1],
        [0, 0],
        [0.52, 0],
      ],
      [
        [0, 0.52],
        [0.44, 0.52],
      ],
    ],
  ],
  I: [
    0,
    [
      [
        [0, 0],
        [0, 1],
      ],
    ],
  ],
  L: [
    0.48,
    [
      [
        [0, 1],
        [0, 0],
        [0.48, 0],
      ],
    ],
  ],
  M: [
    0.82,
    [
      [
        [0, 0],
        [0, 1],
        [0.41, 0.36],
        [0.82, 1],
        [0.82, 0],
      ],
    ],
  ],
  N: [
    0.66,
    [
      [
        [0, 0],
        [0, 1],
        [0.66, 0],
        [0.66, 1],
      ],
    ],
  ],
  O: [0.8, [arc(0.4, 0.5, 0.4, 0.5, 0, 360)]],
  R: [
    0.6,
    [
      [
        [0, 0],
        [0, 1],
        [0.3, 1],
      ],
      arc(0.3, 0.75, 0.27, 0.25, 90, -90),
      [
        [0.3, 0.5],
        [0, 0.5],
      ],
      [
        [0.26, 0.5],
        [0.6, 0],
      ],
    ],
  ],
  S: [0.56, [[...arc(0.28, 0.76, 0.27, 0.24, 35, 270), ...arc(0.28, 0.26, 0.29, 0.26, 90, -145)]]],
  T: [
    0.66,
    [
      [
        [0, 1],
        [0.66, 1],
      ],
      [
        [0.33, 1],
        [0.33, 0],
      ],
    ],
  ],
  V: [
    0.7,
    [
      [
        [0, 1],
        [0.35, 0],
        [0.7, 1],
      ],
    ],
  ],
  "3": [
    0.56,
    [[...arc(0.27, 0.76, 0.25, 0.24, 150, -90), ...arc(0.27, 0.26, 0.29, 0.26, 90, -150)]],
  ],
  "0": [0.66, [arc(0.33, 0.5, 0.33, 0.5, 0, 360)]],
};

/** `height`, stroke `weight` and `depth` in mm; centred. */
export function letters(
  text: string,
  size: { height: number; weight: number; depth: number; gap?: number },
): Sdf & { width: number } {
  const { height, weight, depth, gap = 0.3 } = size;
  const segments: [number, number, number, number][] = [];
  let cursor = 0;
  for (const char of text) {
    const [advance, strokes] = glyphs[char] ?? [0.4, []];
    for (const stroke of strokes) {
      for (let i = 1; i < stroke.length; i += 1) {
        const [ax, ay] = stroke[i - 1] as readonly [number, number];
        const [bx, by] = stroke[i] as readonly [number, number];
        segments.push([cursor + ax, ay, cursor + bx, by].map((v) => v * height) as never);
      }
    }
    cursor += advance + gap;
  }
  const width = (cursor - gap) * height;
  const r = weight / 2;
  return {
    ...extruded({
      outline: (x, y) => nearest(segments, x + width / 2, y) - r,
      min: [-width / 2 - r, -r],
      max: [width / 2 + r, height + r],
      half: depth / 2,
      round: Math.min(0.8, weight / 4),
    }),
    width: width + weight,
  };
}

function nearest(segments: readonly [number, number, number, number][], x: number, y: number) {
  let best = 1e9;
  for (const [ax, ay, bx, by] of segments) {
    const dx = bx - ax;
    const dy = by - ay;
    const t = ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy + 1e-9);
    const c = Math.min(1, Math.max(0, t));
    const ex = x - ax - dx * c;
    const ey = y - ay - dy * c;
    best = Math.min(best, ex * ex + ey * ey);
  }
  return Math.sqrt(best);
}
