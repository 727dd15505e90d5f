import { colours } from "./mail-theme.ts";

/** A table that only lays out: read aloud as plain text. */
export function layoutTable(rows: string, attributes = 'width="100%"'): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>${rows}</table>`;
}

type Stroke = { width: string; height: number; colour: string };

/** One stroke of a drawing made of table rows: mail programs block pictures, but not cells. */
function stroke({ width, height, colour }: Stroke): string {
  const cell = `<td height="${height}" bgcolor="${colour}" style="height:${height}px;background:${colour};font-size:0;line-height:0">&nbsp;</td>`;
  return layoutTable(`<tr>${cell}</tr>`, `width="${width}" align="center"`);
}

function gap(height: number): string {
  return `<tr><td height="${height}" style="height:${height}px;font-size:0;line-height:0">&nbsp;</td></tr>`;
}

/** The divider of the shop: three hairlines that thin out. */
export function strataDivider(): string {
  const layers = [3, 2, 1].map(
    (height) =>
      `<tr><td>${stroke({ width: "100%", height, colour: colours.cobre })}</td></tr>${gap(3)}`,
  );
  return layoutTable(layers.join(""));
}

/** The ridge of the logo: layers that widen downwards, the first one of copper. */
export function ridge(): string {
  const layers = [8, 18, 30, 42].map((width, index) => {
    const colour = index === 0 ? colours.cobre : colours.lapis;
    return `<tr><td align="center">${stroke({ width: String(width), height: 4, colour })}</td></tr>${gap(2)}`;
  });
  return layoutTable(layers.join(""), 'width="42"');
}
