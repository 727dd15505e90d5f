import type { Campo } from "../../schemas/campos.ts";
import type { Personalizacion, Valor } from "../../schemas/personalizacion.ts";
import { checkPersonalizacion, findOpcion, isOwnCampo, ownValor } from "./personalizacion.ts";

/** One unit with what is written or chosen for it, as the campos of today are. */
export type Pieza = {
  /** In their one form; as they came when there are errors. */
  valores: Personalizacion;
  /** In the sequence of the campos; a value whose campo is gone has its clave for a name. */
  textos: Valor[];
  /** Pesos of one unit; with errors that of the producto. */
  precio: number;
  /** A choice of the shop's makes it so no more than a campo that was left empty (docs/reglas.md 178). */
  a_medida: boolean;
  /** Why it cannot be made, by clave; empty when it can. */
  errores: Record<string, string>;
};

type Sold = { precio: number; a_medida: boolean; personalizacion: readonly Campo[] };

/** The one answer of product page, carrito, checkout and payment to what a line costs and is. */
export function toPieza(
  { precio, a_medida, personalizacion: campos }: Sold,
  typed: Personalizacion,
): Pieza {
  const checked = checkPersonalizacion(campos, typed);
  const isUnfit = "errores" in checked;
  const valores = isUnfit ? typed : checked.valores;
  const isWritten = (campo: Campo) =>
    isOwnCampo(campo) && ownValor(valores, campo.clave) !== undefined;
  return {
    valores,
    textos: toTextos(campos, valores),
    precio: precio + (isUnfit ? 0 : checked.precio),
    a_medida: a_medida || campos.some(isWritten),
    errores: isUnfit ? checked.errores : {},
  };
}

function toTextos(campos: readonly Campo[], valores: Personalizacion): Valor[] {
  const known = new Map(campos.map((campo) => [campo.clave, campo]));
  const claves = [...new Set([...known.keys(), ...Object.keys(valores)])];
  return claves.flatMap((clave) => {
    const valor = ownValor(valores, clave);
    return valor === undefined ? [] : [toTexto(clave, valor, known.get(clave))];
  });
}

function toTexto(clave: string, valor: string, campo: Campo | undefined): Valor {
  if (!campo) return { clave, etiqueta: clave, valor };
  const { etiqueta, tipo } = campo;
  const opcion = findOpcion(campo, valor);
  if (!opcion) return { clave, etiqueta, tipo, valor };
  const { nombre, color } = opcion;
  return { clave, etiqueta, tipo, valor: nombre, opcion: valor, ...(color && { color }) };
}
