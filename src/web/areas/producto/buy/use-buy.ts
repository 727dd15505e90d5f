import { useState } from "react";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { addToCarrito } from "#web/areas/carrito/state/carrito.ts";

const filledMs = 1600;

export type BuyPhase = "idle" | "adding" | "added";

/** One purchase on the page: its button and the bar at the edge of the screen show the same. */
export type Buy = {
  cantidad: number;
  setCantidad: (cantidad: number) => void;
  phase: BuyPhase;
  /** Something was added here: the next step is the carrito. */
  hasAdded: boolean;
  add: () => Promise<void>;
};

export function useBuy(producto: ProductoDetalle): Buy {
  const [cantidad, setCantidad] = useState(1);
  const [phase, setPhase] = useState<BuyPhase>("idle");
  const [hasAdded, setHasAdded] = useState(false);

  async function add(): Promise<void> {
    if (phase === "adding") return;
    setPhase("adding");
    const isAdded = await addToCarrito(producto, Math.min(cantidad, producto.stock));
    setPhase(isAdded ? "added" : "idle");
    if (!isAdded) return;
    setHasAdded(true);
    setTimeout(() => setPhase("idle"), filledMs);
  }

  return { cantidad, setCantidad, phase, hasAdded, add };
}
