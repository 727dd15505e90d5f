/** Splits at each `sign` without a backslash before it; the parts keep their backslashes. */
export function divide(text: string, sign: string): string[] {
  const parts = [""];
  for (const [piece] of text.matchAll(/\\[\s\S]|[\s\S]/g)) {
    if (piece === sign) parts.push("");
    else parts.push((parts.pop() ?? "") + piece);
  }
  return parts;
}

/** A sign that divides gets a backslash. */
export function withMarks(name: string, signs: RegExp): string {
  return name.replace(signs, (sign) => `\\${sign}`);
}

export function withoutMarks(text: string): string {
  return text.replace(/\\([\\;:|+])/g, "$1");
}
