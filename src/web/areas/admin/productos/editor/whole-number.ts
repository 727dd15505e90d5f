const grouped = /^\$?\s*(\d{1,3}(?:\.\d{3})+|\d+)$/;

/** "12.990" and "$ 12.990" as "12990". What is no whole number comes back as it was typed, to be refused. */
export function readWholeNumber(typed: string): string {
  const text = typed.trim();
  const digits = grouped.exec(text)?.[1]?.replaceAll(".", "");
  return digits === undefined ? text : digits.replace(/^0+(?=\d)/, "");
}

const format = new Intl.NumberFormat("es-CL", { useGrouping: "always" });

/** 12990 as "12.990", as it is written in Chile. */
export function showWholeNumber(value: number): string {
  return format.format(value);
}
