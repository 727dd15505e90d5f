import { type RefObject, useRef, useState } from "react";
import type { Campo } from "#contract/schemas/campos.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import type { CarritoLine } from "#web/areas/carrito/state/carrito.ts";

type Sold = {
  /** Absent in the owner's preview, whose texts are not kept. */
  id?: number;
  precio: number;
  a_medida: boolean;
  personalizacion: readonly Campo[];
};

/** A piece that a visitor writes on; `addPiece` checks it. */
export type Piece = {
  sold: Sold;
  typed: Personalizacion;
  type: (clave: string, text: string) => void;
  /** Somebody wanted to add it: empty campos are told, too. */
  isAsked: boolean;
  ask: () => void;
  fields: RefObject<HTMLFieldSetElement | null>;
  /** Line of the carrito that this piece takes the place of. */
  changed?: CarritoLine | undefined;
};

export function usePiece(sold: Sold): Piece {
  const [typed, setTyped] = useState<Personalizacion>({});
  const [isAsked, setIsAsked] = useState(false);
  return {
    sold,
    typed,
    type: (clave, text) => setTyped((before) => ({ ...before, [clave]: text })),
    isAsked,
    ask: () => setIsAsked(true),
    fields: useRef<HTMLFieldSetElement>(null),
  };
}
