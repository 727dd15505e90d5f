import { useRef } from "react";
import type { CarritoLine } from "./state/carrito.ts";

/** In the order of first appearance, so that undo restores a line's place. */
export function useStablePlaces(lines: readonly CarritoLine[]): readonly CarritoLine[] {
  const seen = useRef<readonly number[]>([]);
  seen.current = withNew(seen.current, lines);
  const placeOf = ({ producto_id }: CarritoLine) => seen.current.indexOf(producto_id);
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

function withNew(seen: readonly number[], lines: readonly CarritoLine[]): readonly number[] {
  const unseen = lines.map(({ producto_id }) => producto_id).filter((id) => !seen.includes(id));
  return unseen.length === 0 ? seen : [...seen, ...unseen];
}
