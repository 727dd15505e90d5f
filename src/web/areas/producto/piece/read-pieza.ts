import { flushSync } from "react-dom";
import { type Pieza, toPieza } from "#contract/values/to-pieza.ts";
import type { Piece } from "./use-piece.ts";

/** "unfit" after the fields have shown what to mend; null when nothing was filled in. */
export function readPieza({ sold, typed, ask, fields }: Piece): Pieza | "unfit" | null {
  const pieza = toPieza(sold, typed);
  const [first] = Object.keys(pieza.errores);
  if (first === undefined) return pieza.textos.length === 0 ? null : pieza;
  flushSync(ask);
  fields.current?.querySelector<HTMLElement>(`[name="${CSS.escape(first)}"]`)?.focus();
  return "unfit";
}
