import { useLocation } from "react-router";
import { type CarritoLine, useCarrito } from "#web/areas/carrito/state/carrito.ts";
import { lineKey } from "#web/areas/carrito/state/line-key.ts";

/** The line that a link of the carrito asked to change, while the carrito holds it. */
export function useChanged(): CarritoLine | undefined {
  const { lines } = useCarrito();
  const state = useLocation().state as { cambia?: string } | null;
  return lines.find((line) => lineKey(line) === state?.cambia);
}
