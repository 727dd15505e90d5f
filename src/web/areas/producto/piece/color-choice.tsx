import { useId } from "react";
import type { Campo, Opcion } from "#contract/schemas/campos.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import type { FieldLook } from "#web/ui/fields/field.tsx";
import { uiCopy } from "#web/ui/ui.copy.ts";
import { describeOpcion } from "./describe-opcion.ts";
import { pieceCopy as copy } from "./piece.copy.ts";

type Props = {
  campo: Campo;
  look: FieldLook;
  value: string;
  onChange: (value: string) => void;
};

const nothing: Opcion = { clave: "", nombre: copy.none };

/** Each colour has its name beside it. */
export function ColorChoice({ campo, look, value, onChange }: Props) {
  const { clave, opciones = [], obligatorio } = campo;
  const id = useId();
  const choices = obligatorio ? opciones : [...opciones, nothing];
  const { label, hint, error, isOptional } = look;
  return (
    <fieldset aria-describedby={`${id}-hint`} className="grid min-w-0 gap-1.5">
      <legend className="text-sm font-semibold">
        <span>{label}</span>
        {isOptional && <span className="font-normal text-muted"> ({uiCopy.optional})</span>}
      </legend>
      <div className="flex flex-wrap gap-2">
        {choices.map((opcion) => (
          <label
            key={opcion.clave}
            className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-thin border border-edge bg-card px-3 py-1.5 has-checked:border-2 has-checked:border-ink has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={clave}
              value={opcion.clave}
              checked={value === opcion.clave}
              required={obligatorio}
              onChange={() => onChange(opcion.clave)}
              className="sr-only"
            />
            {opcion.color !== undefined && <Swatch color={opcion.color} />}
            <span>{describeOpcion(opcion)}</span>
          </label>
        ))}
      </div>
      <p
        id={`${id}-hint`}
        className={error ? "text-sm font-medium text-danger" : "text-sm text-muted"}
      >
        {error ?? hint}
      </p>
    </fieldset>
  );
}
