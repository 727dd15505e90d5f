import { useRef } from "react";
import type { CarritoLine } from "./state/carrito.ts";
import { lineKey } from "./state/line-key.ts";

/** In the order of first appearance, so that undo restores a line's place. */
export function useStablePlaces(lines: readonly CarritoLine[]): readonly CarritoLine[] {
  const seen = useRef<readonly string[]>([]);
  seen.current = withNew(seen.current, lines);
  const placeOf = (line: CarritoLine) => seen.current.indexOf(lineKey(line));
  return [...lines].sort((one, other) => placeOf(one) - placeOf(other));
}

function withNew(seen: readonly string[], lines: readonly CarritoLine[]): readonly string[] {
  const unseen = lines.map(lineKey).filter((key) => !seen.includes(key));
  return unseen.length === 0 ? seen : [...seen, ...unseen];
}
