import { useEffect, useRef, useState } from "react";
import type { Campo } from "#contract/schemas/campos.ts";
import {
  checkPersonalizacion,
  checkValor,
  isMedida,
  isOwnCampo,
  ownValor,
} from "#contract/values/personalizacion.ts";
import { Money } from "#web/ui/content/money.tsx";
import { pieceCopy as copy } from "./piece.copy.ts";
import { PieceField } from "./piece-field.tsx";
import type { PieceState } from "./use-piece.ts";

type Props = { piece: PieceState; precio: number };

/** The campos of a producto; its page loads this file only for one that has campos. */
export function PieceFields({ piece, precio }: Props) {
  const { campos, typed, type, learn } = piece;
  const [isAsked, setIsAsked] = useState(false);
  const own = useRef<HTMLFieldSetElement>(null);
  const checked = checkPersonalizacion(campos, typed);
  const errores = "errores" in checked ? checked.errores : {};

  useEffect(() => {
    learn(() => {
      if ("errores" in checked) {
        setIsAsked(true);
        focusFirst(own.current, Object.keys(checked.errores));
        return "unfit";
      }
      const { valores: personalizacion, precio: extra } = checked;
      const textos = campos.flatMap(({ clave, etiqueta }) => {
        const valor = ownValor(personalizacion, clave);
        return valor === undefined ? [] : [{ clave, etiqueta, valor }];
      });
      if (textos.length === 0) return null;
      const a_medida = isMedida({ a_medida: false, campos }, personalizacion);
      return { personalizacion, textos, precio: extra, a_medida };
    });
    return () => learn(null);
  });

  const extra = campos.reduce(
    (sum, campo) => sum + extraOf(campo, ownValor(typed, campo.clave) ?? ""),
    0,
  );
  return (
    <fieldset ref={own} className="mb-2 grid gap-4 border-l-4 border-accent pl-5">
      <legend className="sr-only">{copy.title}</legend>
      {campos.map((campo) => (
        <PieceField
          key={campo.clave}
          campo={campo}
          value={ownValor(typed, campo.clave) ?? ""}
          error={errorOf({ campo, typed: ownValor(typed, campo.clave) ?? "", errores, isAsked })}
          onChange={(text) => type(campo.clave, text)}
        />
      ))}
      <p className="flex flex-wrap items-baseline gap-x-3" aria-live="polite">
        <span>{copy.unit}:</span>
        <Money pesos={precio + extra} className="text-lg font-semibold" />
      </p>
      <p className="text-sm text-muted">{copy.exactly}</p>
      {campos.some(isOwnCampo) && <p className="text-sm font-semibold">{copy.medida}</p>}
    </fieldset>
  );
}

type Shown = { campo: Campo; typed: string; errores: Record<string, string>; isAsked: boolean };

/** A campo that is still empty is told only when somebody wants to add the piece. */
function errorOf({ campo, typed, errores, isAsked }: Shown): string | null {
  const error = ownValor(errores, campo.clave) ?? null;
  return typed.trim() === "" && !isAsked ? null : error;
}

function extraOf(campo: Campo, typed: string): number {
  const checked = checkValor(campo, typed);
  if ("error" in checked) return 0;
  const only = checkPersonalizacion([{ ...campo, obligatorio: false }], {
    [campo.clave]: checked.valor,
  });
  return "precio" in only ? only.precio : 0;
}

function focusFirst(fields: HTMLElement | null, claves: readonly string[]): void {
  const [first] = claves;
  fields?.querySelector<HTMLElement>(`[name="${CSS.escape(first ?? "")}"]`)?.focus();
}
