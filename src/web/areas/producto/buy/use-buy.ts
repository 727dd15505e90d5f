import { useRef, useState } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { payableUnits } from "#web/areas/carrito/payable-units.ts";
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
  const [shownId, setShownId] = useState(producto.id);
  const piece = usePiece(producto);
  /** Since the press: `phase` comes later, when the texts of the piece were read. */
  const isAdding = useRef(false);

  if (shownId !== producto.id) {
    setShownId(producto.id);
    setCantidad(1);
    setPhase("idle");
  }

  async function add(): Promise<void> {
    if (isAdding.current) return;
    isAdding.current = true;
    await addOnce().finally(() => {
      isAdding.current = false;
    });
  }

  async function addOnce(): Promise<void> {
    const isPlain = producto.personalizacion.length === 0;
    const pieza = isPlain ? null : (await import("../piece/piece-fields.tsx")).readPieza(piece);
    if (pieza === "unfit") return;
    setPhase("adding");
    const isAdded = await addToCarrito(producto, Math.min(cantidad, mostUnits(producto)), pieza);
    setPhase(isAdded ? "added" : "idle");
    if (isAdded) setTimeout(() => setPhase("idle"), filledMs);
  }

  return { cantidad, setCantidad, phase, piece, add };
}

/** Units that this visitor may choose. */
export function mostUnits({ stock, maximo }: ProductoDetalle): number {
  return payableUnits({ disponible: stock, maximo });
}
