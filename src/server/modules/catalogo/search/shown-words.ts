import { fold } from "#contract/values/fold.ts";
import type { ProductoRow } from "../catalogo.queries.ts";
import type { Alternatives } from "./alternatives.ts";

/** Rows that are looked at for how a word is spelt. */
const maxRows = 10;

/** The words as a person reads them: as typed, and corrected ones as the productos spell them. */
export function shownWords(words: readonly Alternatives[], rows: readonly ProductoRow[]): string[] {
  const texts = rows
    .slice(0, maxRows)
    .flatMap((row) => [row.nombre, row.material, row.categoria_nombre, row.descripcion]);
  const spelt = texts.flatMap((text) => text.split(/[^\p{L}\p{M}\p{N}]+/u));
  return words.flatMap(({ typed, own, longer, named, isCorrected }) => {
    if (!isCorrected) return typed;
    const find = (list: readonly string[]) => spelt.find((word) => list.includes(fold(word)));
    const found = find(own) ?? find(longer) ?? find(named);
    return found === undefined ? (own[0] ?? []) : found.toLowerCase();
  });
}
