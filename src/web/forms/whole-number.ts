const grouped = /^\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)$/;

/**
 * "12.990" and "$ 12.990" as "12990". Other texts are returned as typed, for the schema to refuse.
 */
export function readWholeNumber(typed: string): string {
  const text = typed.trim();
  const digits = grouped.exec(text)?.[1]?.replaceAll(".", "");
  return digits === undefined ? text : digits.replace(/^0+(?=\d)/, "");
}

const format = new Intl.NumberFormat("es-CL", { useGrouping: "always" });

/** 12990 as "12.990". */
export function showWholeNumber(value: number): string {
  return format.format(value);
}
