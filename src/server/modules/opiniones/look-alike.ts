import unhomoglyph from "unhomoglyph";

/** A shorter name is part of many others: only whole words count as it. */
const minLengthInside = 5;

/** Whether a reader could take the name of a person for the shop's. */
export function looksLike(nombre: string, tienda: string): boolean {
  const wanted = skeletonOf(tienda);
  if (wanted === "") return false;
  const words = nombre.split(/[^\p{L}\p{M}\p{N}\p{S}\p{Cf}@!|]+/u).map(skeletonOf);
  if (wanted.length >= minLengthInside) return words.join("").includes(wanted);
  return words.some((_, start) =>
    words.slice(start).some((_word, more) => {
      return words.slice(start, start + more + 1).join("") === wanted;
    }),
  );
}

/** Equal for texts that look alike (https://www.unicode.org/reports/tr39/#Confusable_Detection). */
function skeletonOf(text: string): string {
  return [...bare(text)]
    .map(toPlain)
    .join("")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[i1!|0345$7@]/g, (sign) => written[sign] ?? sign)
    .replace(/[^\p{L}\p{N}]/gu, "");
}

/** Without accents and without signs that show nothing. */
function bare(text: string): string {
  return text.normalize("NFKD").replace(/[\p{M}\p{Default_Ignorable_Code_Point}]/gu, "");
}

/** The table of Unicode compares single shapes: a small т resembles no t, but a capital Т does. */
function toPlain(sign: string): string {
  const shapes = [sign, sign.toUpperCase(), sign.toLowerCase()].map(unhomoglyph).map(bare);
  return shapes.find((shape) => /^[\x21-\x7e]+$/.test(shape)) ?? sign;
}

/** Beyond that table: what stands for a letter, and letters that differ in one case only. */
const written: Readonly<Record<string, string>> = {
  i: "l",
  1: "l",
  "!": "l",
  "|": "l",
  0: "o",
  3: "e",
  4: "a",
  "@": "a",
  5: "s",
  $: "s",
  7: "t",
};
