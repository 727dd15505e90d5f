import { describePieza } from "./describe-pieza.ts";

/** E.g. "2 × Letrero (Nombre: Eva)". */
export function describeLine({
  cantidad,
  ...pieza
}: Parameters<typeof describePieza>[0] & { cantidad: number }): string {
  return `${cantidad} × ${describePieza(pieza)}`;
}
