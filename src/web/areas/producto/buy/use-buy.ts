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
  const { id } = producto;
  const [cantidad, setCantidad] = useStateOf(id, 1);
  const [phase, setPhase] = useStateOf<BuyPhase>(id, "idle");
  const piece = usePiece(producto);
  /** Since the press: `phase` comes later, when the texts of the piece were read. */
  const adding = useRef<number>(null);

  async function add(): Promise<void> {
    if (adding.current === id) return;
    adding.current = id;
    await addOnce().finally(() => {
      if (adding.current === id) adding.current = null;
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

/** Starts anew for another variante, whose page is the same component. */
function useStateOf<T>(id: number, first: T): [T, (value: T) => void] {
  const [kept, keep] = useState({ id, value: first });
  return [kept.id === id ? kept.value : first, (value) => keep({ id, value })];
}

/** Units that this visitor may choose. */
export function mostUnits({ stock, maximo }: ProductoDetalle): number {
  return payableUnits({ disponible: stock, maximo });
}
