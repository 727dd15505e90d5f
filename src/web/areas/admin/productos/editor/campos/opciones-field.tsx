import { useId } from "react";
import { personalizacionLimits, type TipoDeCampo } from "#contract/schemas/campos.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { newOpcion, type OpcionDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { moved } from "./moved.ts";
import { Mover } from "./mover.tsx";

type Props = {
  tipo: TipoDeCampo;
  opciones: readonly OpcionDraft[];
  /** `opcion` from 0; absent for the list as a whole. */
  fault: { opcion: number | undefined; text: string } | undefined;
  onChange: (opciones: OpcionDraft[]) => void;
};

/** Choices of a campo, one in each row; a new name keeps the choice that carritos hold. */
export function OpcionesField({ tipo, opciones, fault, onChange }: Props) {
  const id = useId();
  const change = (key: string, fields: Partial<OpcionDraft>) =>
    onChange(opciones.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  return (
    <fieldset className="grid gap-3" aria-describedby={`${id}-hint`}>
      <legend className="mb-1.5 text-sm font-semibold">
        {tipo === "color" ? copy.colores : copy.opciones}
      </legend>
      {opciones.map((opcion, at) => {
        const name = opcion.nombre.trim() || copy.opcion(at + 1);
        const error = fault?.opcion === at ? fault.text : undefined;
        return (
          <div key={opcion.key} className="flex flex-wrap items-start gap-3">
            {tipo === "color" && (
              <input
                type="color"
                aria-label={copy.colorOf(name)}
                value={opcion.color}
                onChange={({ target }) => change(opcion.key, { color: target.value })}
                className="mt-7 h-12 w-12 shrink-0 cursor-pointer rounded-thin border border-edge bg-card p-1"
              />
            )}
            <TextField
              name="opciones"
              className="min-w-36 flex-1"
              label={copy.opcion(at + 1)}
              error={error}
              value={opcion.nombre}
              maxLength={personalizacionLimits.opcion}
              onChange={({ target }) => change(opcion.key, { nombre: target.value })}
            />
            <TextField
              className="w-20"
              label={copy.suma}
              inputMode="numeric"
              value={opcion.precio}
              onChange={({ target }) => change(opcion.key, { precio: target.value })}
            />
            <div className="mt-8 flex gap-2">
              <Mover
                label={copy.up(name)}
                text="↑"
                isOff={at === 0}
                onPress={() => onChange(moved(opciones, at, -1))}
              />
              <Mover
                label={copy.down(name)}
                text="↓"
                isOff={at === opciones.length - 1}
                onPress={() => onChange(moved(opciones, at, 1))}
              />
              <Button
                variant="secondary"
                size="small"
                aria-label={copy.remove(name)}
                onClick={() => onChange(opciones.filter(({ key }) => key !== opcion.key))}
              >
                ×
              </Button>
            </div>
          </div>
        );
      })}
      {fault && fault.opcion === undefined && (
        <p className="text-sm font-medium text-danger">{fault.text}</p>
      )}
      {opciones.length < personalizacionLimits.opciones && (
        <Button
          name="opciones"
          variant="secondary"
          size="small"
          className="justify-self-start"
          onClick={() => onChange([...opciones, newOpcion()])}
        >
          {tipo === "color" ? copy.addColor : copy.addOpcion}
        </Button>
      )}
    </fieldset>
  );
}
