import { Fragment, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Campo } from "#contract/schemas/campos.ts";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Personalizacion } from "#contract/schemas/personalizacion.ts";
import {
  checkPersonalizacion,
  checkValor,
  isOwnCampo,
  ownValor,
} from "#contract/values/producto/personalizacion.ts";
import { type Pieza, toPieza } from "#contract/values/producto/to-pieza.ts";
import { showToast } from "#web/app/toasts.ts";
import { keepTyped, readTyped } from "#web/areas/carrito/kept-typed.ts";
import { addToCarrito, type CarritoLine } from "#web/areas/carrito/state/carrito.ts";
import { isSameLine } from "#web/areas/carrito/state/line-key.ts";
import { Money } from "#web/ui/content/money.tsx";
import { ChangeNote } from "./change-note.tsx";
import { pieceCopy as copy } from "./piece.copy.ts";
import { PieceField } from "./piece-field.tsx";
import { placeOf } from "./place-of-line.ts";
import { chosenColor, TextPreview } from "./text-preview.tsx";
import type { HeardFields, Piece } from "./use-piece.ts";

type Sold = {
  /** Absent in the owner's preview, whose texts are not kept. */
  id?: number;
  precio: number;
  a_medida: boolean;
  personalizacion: readonly Campo[];
};

type Props = { sold: Sold; piece?: Piece };

/** The campos of a producto; its page loads this file only for one that has campos. */
export function PieceFields({ sold, piece }: Props) {
  const { typed, type, isAsked, fields } = useFields(sold, piece);
  const campos = sold.personalizacion;
  const { errores } = toPieza(sold, typed);
  const color = chosenColor(campos, typed);
  const extra = campos.reduce(
    (sum, campo) => sum + extraOf(campo, ownValor(typed, campo.clave) ?? ""),
    0,
  );
  return (
    <fieldset ref={fields.element} className="mb-2 grid gap-4 border-l-4 border-accent pl-5">
      <legend className="sr-only">{copy.title}</legend>
      {sold.id !== undefined && <ChangeNote />}
      {campos.map((campo) => {
        const value = ownValor(typed, campo.clave) ?? "";
        return (
          <Fragment key={campo.clave}>
            <PieceField
              campo={campo}
              value={value}
              error={errorOf({ campo, typed: value, errores, isAsked })}
              onChange={(text) => type(campo.clave, text)}
            />
            {campo.tipo === "texto" && <TextPreview campo={campo} typed={value} color={color} />}
          </Fragment>
        );
      })}
      <p className="flex flex-wrap items-baseline gap-x-3" aria-live="polite">
        <span>{copy.unit}:</span>
        <Money pesos={sold.precio + extra} className="text-lg font-semibold" />
      </p>
      {campos.some(({ tipo }) => tipo === "texto") && (
        <p className="text-sm text-muted">{copy.exactly}</p>
      )}
      {campos.some(isOwnCampo) && <p className="text-sm font-semibold">{copy.medida}</p>}
    </fieldset>
  );
}

/**
 * Begins with values that stand in the fields before their scripts hear a key, or that were typed in this tab before:
 * the next key would wipe out the former, a reload the latter.
 */
function useFields({ id, personalizacion }: Sold, piece: Piece | undefined) {
  const [typed, setTyped] = useState<Personalizacion>(() => piece?.fields?.read() ?? {});
  const [isAsked, setIsAsked] = useState(false);
  const now = useRef(typed);
  const element = useRef<HTMLFieldSetElement>(null);
  const fields = { read: () => now.current, ask: () => setIsAsked(true), element };
  function type(clave: string, text: string): void {
    now.current = { ...now.current, [clave]: text };
    setTyped(now.current);
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, since later keys are heard
  useEffect(() => {
    const controls = "input:not([type=radio]), input:checked, select, textarea";
    const found = element.current?.querySelectorAll<HTMLInputElement>(controls) ?? [];
    const shown = Object.fromEntries(Array.from(found, ({ name, value }) => [name, value]));
    const kept = id === undefined ? {} : readTyped(id);
    for (const { clave } of personalizacion) {
      const value = ownValor(shown, clave) || ownValor(kept, clave) || "";
      if (value !== "") type(clave, value);
    }
    piece?.hear(fields);
  }, []);
  useEffect(() => {
    if (id !== undefined) keepTyped(id, typed);
  }, [id, typed]);
  return { typed, type, isAsked, fields };
}

/** "unfit" after the fields have shown what to mend; null when nothing was filled in. */
function readPieza(sold: Sold, fields: HeardFields | undefined): Pieza | "unfit" | null {
  if (!fields) return null;
  const pieza = toPieza(sold, fields.read());
  const [first] = Object.keys(pieza.errores);
  if (first === undefined) return pieza.textos.length === 0 ? null : pieza;
  flushSync(fields.ask);
  const control = `[name="${CSS.escape(first)}"]`;
  fields.element.current?.querySelector<HTMLElement>(control)?.focus();
  return "unfit";
}

type ToAdd = {
  producto: ProductoDetalle;
  cantidad: number;
  piece: Piece;
  /** Line of the carrito that this piece takes the place of. */
  changed: CarritoLine | undefined;
  onSend: () => void;
};

/**
 * Adds a piece that is written on, or puts it in the place of the line that is changed; a line that says the same is
 * not sent. False when its fields or the shop refuse it, which they say.
 */
export async function addPiece({
  producto,
  cantidad,
  piece,
  changed,
  onSend,
}: ToAdd): Promise<boolean> {
  if (producto.personalizacion.length > 0) await piece.heard;
  const pieza = readPieza(producto, piece.fields);
  if (pieza === "unfit") return false;
  onSend();
  if (!changed) return addToCarrito(producto, { cantidad, pieza });
  const isSame = isSameLine({ producto_id: producto.id, personalizacion: pieza?.valores });
  if (isSame(changed) && cantidad === changed.cantidad) return true;
  const isChanged = await addToCarrito(producto, { cantidad, pieza, into: placeOf(changed) });
  if (isChanged) showToast(copy.changed, "success");
  return isChanged;
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
