/** Papers that label printers and offices have. Millimetres; `cells`: cards on one page, in its corners. */
export const labelFormats = {
  "100x150": { width: 100, height: 150, cells: 1 },
  a6: { width: 105, height: 148, cells: 1 },
  a4: { width: 210, height: 297, cells: 4 },
} as const;

export type LabelFormat = keyof typeof labelFormats;

export const labelFormatNames = Object.keys(labelFormats) as LabelFormat[];

export function isLabelFormat(text: string | null): text is LabelFormat {
  return text !== null && Object.hasOwn(labelFormats, text);
}
