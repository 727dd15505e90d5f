import type { Campo } from "#contract/schemas/campos.ts";

/** Texts that a piece may have, "" for none; in the sequence of their huellas, by which a carrito sorts. */
export const textos = ["", "Ana", "Eva"] as const;
export type Texto = (typeof textos)[number];

/** A producto with what is written on it; the plain one and each text are lines of their own over one stock. */
export type Pieza = { producto: number; texto: Texto };

export const letters = ["A", "B", "C"] as const;
/**
 * Carritos begin with units of the first three, and a repeated one is drawn more often. Only C begins with a campo.
 */
export const piezas: Pieza[] = [
  { producto: 0, texto: "" },
  { producto: 1, texto: "" },
  { producto: 2, texto: "Ana" },
  { producto: 2, texto: "Ana" },
  { producto: 2, texto: "Eva" },
  { producto: 2, texto: "" },
];
/** Pesos that the campo of each producto adds, null without a campo. */
export const campos = [null, null, 500] as const;

export const describePieza = ({ producto, texto }: Pieza): string =>
  texto === "" ? `${letters[producto]}` : `${letters[producto]} «${texto}»`;

/** The text may stay empty. */
export const toCampos = (precio: number | null): Campo[] =>
  precio === null
    ? []
    : [{ clave: "nombre", etiqueta: "Nombre", tipo: "texto", obligatorio: false, max: 12, precio }];

export const isSamePieza =
  ({ producto, texto }: Pieza) =>
  (other: Pieza): boolean =>
    other.producto === producto && other.texto === texto;
