import { useState } from "react";
import { personalizacionLimits } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { listedOpcion, newOpcion, type OpcionDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { moved } from "./moved.ts";
import { OpcionRow } from "./opcion-row.tsx";

type Props = {
  opciones: readonly OpcionDraft[];
  /** The shop's list; null for choices that are no colors. */
  colores: readonly Color[] | null;
  /** `opcion` from 0; absent for the list as a whole. */
  fault: { opcion: number | undefined; text: string } | undefined;
  /** False where a choice adds no pesos. */
  isPriced?: boolean;
  /** None is added or removed here: they are ticked elsewhere. */
  isFixed?: boolean;
  legend?: string;
  onChange: (opciones: OpcionDraft[]) => void;
};

/** Choices of a campo, one in each row; a new name keeps the choice that carritos hold. */
export function OpcionesField({
  opciones,
  colores,
  fault,
  isPriced = true,
  isFixed = false,
  legend = colores === null ? copy.opciones : copy.colores,
  onChange,
}: Props) {
  const [added, setAdded] = useState("");
  const change = (key: string, fields: Partial<OpcionDraft>) =>
    onChange(opciones.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const kindOf = ({ clave }: OpcionDraft) => {
    if (colores === null) return "opcion";
    return colores.some((color) => color.clave === clave) ? "listed color" : "new color";
  };
  function add(): void {
    const opcion = newOpcion();
    setAdded(opcion.key);
    onChange([...opciones, opcion]);
  }

  const isFull = opciones.length >= personalizacionLimits.opciones;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1.5 text-sm font-semibold">{legend}</legend>
      {opciones.map((opcion, at) => (
        <OpcionRow
          key={opcion.key}
          opcion={opcion}
          kind={kindOf(opcion)}
          place={at + 1}
          isPriced={isPriced}
          isAdded={opcion.key === added}
          isLast={at === opciones.length - 1}
          error={fault?.opcion === at ? fault.text : undefined}
          onChange={(fields) => change(opcion.key, fields)}
          onMove={(by) => onChange(moved(opciones, at, by))}
          onRemove={
            isFixed ? undefined : () => onChange(opciones.filter(({ key }) => key !== opcion.key))
          }
        />
      ))}
      {fault && fault.opcion === undefined && (
        <p className="text-sm font-medium text-danger">{fault.text}</p>
      )}
      {!isFull && !isFixed && (
        <div className="flex flex-wrap items-end gap-3">
          {colores && (
            <ListedChoice
              colores={colores.filter(({ clave }) => opciones.every((it) => it.clave !== clave))}
              onChoose={(color) => onChange([...opciones, listedOpcion(color)])}
            />
          )}
          <Button name="opciones" variant="secondary" size="small" onClick={add}>
            {colores === null ? copy.addOpcion : copy.addColor}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

type ListedProps = { colores: readonly Color[]; onChoose: (color: Color) => void };

function ListedChoice({ colores, onChoose }: ListedProps) {
  if (colores.length === 0) return null;
  return (
    <Select
      label={copy.addListed}
      className="min-w-[min(12rem,100%)] flex-1"
      value=""
      onChange={({ target }) => {
        const color = colores.find(({ clave }) => clave === target.value);
        if (color) onChoose(color);
      }}
    >
      <option value="">{copy.chooseColor}</option>
      {colores.map(({ clave, nombre }) => (
        <option key={clave} value={clave}>
          {nombre}
        </option>
      ))}
    </Select>
  );
}
