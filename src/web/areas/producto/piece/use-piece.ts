import { useRef, useState } from "react";
import type { Campo } from "#contract/schemas/campos.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import type { Pieza } from "#web/areas/carrito/state/carrito.ts";

/** Null for a plain piece; "unfit" after the fields have shown what to mend. */
export type ReadPieza = () => Pieza | "unfit" | null;

export type PieceState = {
  campos: readonly Campo[];
  typed: Personalizacion;
  type: (clave: string, text: string) => void;
  read: ReadPieza;
  /** The fields, once they have loaded, know how to read what was typed. */
  learn: (reader: ReadPieza | null) => void;
};

export function usePiece(campos: readonly Campo[]): PieceState {
  const [typed, setTyped] = useState<Personalizacion>({});
  const reader = useRef<ReadPieza | null>(null);
  return {
    campos,
    typed,
    type: (clave, text) => setTyped((before) => ({ ...before, [clave]: text })),
    read: () => {
      if (campos.length === 0) return null;
      return reader.current === null ? "unfit" : reader.current();
    },
    learn: (next) => {
      reader.current = next;
    },
  };
}
