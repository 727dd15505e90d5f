import { colours } from "./mail-theme.ts";

/** Screen readers ignore it. */
export function layoutTable(rows: string, attributes = 'width="100%"'): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
}

const layerColours = {
  cobre: colours.cobre,
  ink: colours.obsidiana,
  veta: colours.veta,
  verde: colours.verde,
} as const;
export type LayerColour = keyof typeof layerColours;
/** Transparent without a colour. */
type Cell = { width: number | null; height: number; colour?: LayerColour };

/** Drawings are table cells: mail programs block pictures. */
function cell({ width, height, colour }: Cell): string {
  const across = width === null ? "" : ` width="${width}"`;
  const size = `height:${height}px;font-size:0;line-height:0;mso-line-height-rule:exactly`;
  if (colour === undefined) return `<td${across} height="${height}" style="${size}"></td>`;
  const fill = layerColours[colour];
  return `<td${across} height="${height}" class="layer-${colour}" bgcolor="${fill}" style="${size};background:${fill};border-radius:2px"></td>`;
}

export function layer(height: number, colour: LayerColour): string {
  return layoutTable(`<tr>${cell({ width: null, height, colour })}</tr>`);
}

function gap(height: number): string {
  return `<tr>${cell({ width: null, height })}</tr>`;
}

export function strataDivider(): string {
  const layers = [3, 2, 1].map((height) => `<tr><td>${layer(height, "cobre")}</td></tr>${gap(3)}`);
  return layoutTable(layers.join(""));
}

const ridgeWidth = 44;
/** Top down: start and length. */
const ridgeLayers: readonly { colour: LayerColour; strokes: readonly [number, number][] }[] = [
  { colour: "cobre", strokes: [[14, 4]] },
  {
    colour: "cobre",
    strokes: [
      [11, 10],
      [29, 4],
    ],
  },
  {
    colour: "cobre",
    strokes: [
      [9, 15],
      [25, 11],
    ],
  },
  { colour: "ink", strokes: [[6, 32]] },
  { colour: "ink", strokes: [[4, 37]] },
  { colour: "ink", strokes: [[1, 42]] },
];

/** The logo as cells (`src/web/ui/art/logo.tsx`). */
export function ridge(): string {
  const layers = ridgeLayers.map(({ colour, strokes }) => {
    let end = 0;
    const cells = strokes.flatMap(([start, width]) => {
      const air = start - end;
      end = start + width;
      return [cell({ width: air, height: 3 }), cell({ width, height: 3, colour })];
    });
    const row = `<tr>${cells.join("")}${cell({ width: ridgeWidth - end, height: 3 })}</tr>`;
    return `<tr><td>${layoutTable(row, `width="${ridgeWidth}"`)}</td></tr>${gap(2)}`;
  });
  return layoutTable(layers.join(""), `width="${ridgeWidth}" aria-hidden="true"`);
}
