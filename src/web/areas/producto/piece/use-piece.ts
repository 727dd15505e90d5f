import { type RefObject, useState } from "react";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";

/** Fields that hear keys. */
export type HeardFields = {
  read: () => Personalizacion;
  /** Somebody wanted to add the piece: empty campos are told, too. */
  ask: () => void;
  element: RefObject<HTMLFieldSetElement | null>;
};

/** A piece that a visitor writes on, one object for the life of its page; `addPiece` checks it. */
export type Piece = {
  /** The last that were shown: those of another variante begin with the values of these. */
  fields: HeardFields | undefined;
  /** Resolves when `fields` is there and knows what stood in the fields before. */
  heard: Promise<void>;
  hear: (fields: HeardFields) => void;
};

export function usePiece(): Piece {
  const [piece] = useState(createPiece);
  return piece;
}

function createPiece(): Piece {
  let resolve = () => {};
  const piece: Piece = {
    fields: undefined,
    heard: new Promise<void>((done) => {
      resolve = done;
    }),
    hear: (fields) => {
      piece.fields = fields;
      resolve();
    },
  };
  return piece;
}
