import { useState } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { mostOf } from "#web/areas/carrito/line-most.ts";
import { addToCarrito } from "#web/areas/carrito/state/carrito.ts";
import { type Piece, usePiece } from "../piece/use-piece.ts";

const filledMs = 1600;

export type BuyPhase = "idle" | "adding" | "added";

/** Shared by the page's button and the bar. */
export type Buy = {
  cantidad: number;
  setCantidad: (cantidad: number) => void;
  phase: BuyPhase;
  piece: Piece;
  add: () => Promise<void>;
};

export function useBuy(producto: ProductoDetalle): Buy {
  const [cantidad, setCantidad] = useState(1);
  const [phase, setPhase] = useState<BuyPhase>("idle");
  const piece = usePiece(producto);

  const isPlain = producto.personalizacion.length === 0;

  async function add(): Promise<void> {
    if (phase === "adding") return;
    setPhase("adding");
    let isAdded = false;
    try {
      const pieza = isPlain ? null : (await import("../piece/read-pieza.ts")).readPieza(piece);
      const units = Math.min(cantidad, mostUnits(producto));
      isAdded = pieza !== "unfit" && (await addToCarrito(producto, units, pieza));
    } finally {
      setPhase(isAdded ? "added" : "idle");
    }
    if (isAdded) setTimeout(() => setPhase("idle"), filledMs);
  }

  return { cantidad, setCantidad, phase, piece, add };
}

/** Units that this visitor may choose. */
export function mostUnits({ stock, maximo }: ProductoDetalle): number {
  return mostOf({ disponible: stock, maximo });
}
