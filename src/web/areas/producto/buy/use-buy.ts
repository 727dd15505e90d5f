import { useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { payableUnits } from "#web/areas/carrito/payable-units.ts";
import { addToCarrito } from "#web/areas/carrito/state/carrito.ts";
import { useChanged } from "../piece/use-changed.ts";
import { type Piece, usePiece } from "../piece/use-piece.ts";

const filledMs = 1600;

export type BuyPhase = "idle" | "adding" | "added";

/** Shared by the page's button and the bar. */
export type Buy = {
  cantidad: number;
  setCantidad: (cantidad: number) => void;
  phase: BuyPhase;
  piece: Piece;
  /** It takes the place of a line of the carrito. */
  isChange: boolean;
  add: () => Promise<void>;
};

export function useBuy(producto: ProductoDetalle): Buy {
  const { id } = producto;
  const changed = useChanged();
  const [chosen, setCantidad] = useStateOf<number | null>(id, null);
  const cantidad = chosen ?? changed?.cantidad ?? 1;
  const [phase, setPhase] = useStateOf<BuyPhase>(id, "idle");
  const piece = usePiece();
  const navigate = useNavigate();
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
    const units = Math.min(cantidad, mostUnits(producto));
    const onSend = () => setPhase("adding");
    const isPlain = producto.personalizacion.length === 0 && !changed;
    if (isPlain) onSend();
    const isAdded = isPlain
      ? await addToCarrito(producto, { cantidad: units })
      : await (await import("../piece/piece-fields.tsx")).addPiece({
          producto,
          cantidad: units,
          piece,
          changed,
          onSend,
        });
    if (isAdded && changed) return void navigate("/carrito", { replace: true });
    setPhase(isAdded ? "added" : "idle");
    if (isAdded) setTimeout(() => setPhase("idle"), filledMs);
  }

  return { cantidad, setCantidad, phase, piece, isChange: changed !== undefined, add };
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
