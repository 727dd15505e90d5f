import type { Campo } from "#contract/schemas/campos.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { CampoDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { Flag } from "./flag.tsx";
import { MoneyField } from "./money-field.tsx";

export type Look = (name: keyof Campo | "colores") => { name: string; error: string | undefined };
type Props = {
  campo: CampoDraft;
  /** Name and error of a control. */
  look: Look;
  onChange: (fields: Partial<CampoDraft>) => void;
};

/** Settings that only a text has. */
export function TextoFields({ campo, look, onChange }: Props) {
  return (
    <>
      <div className="grid grid-cols-2 items-start gap-4">
        <TextField
          {...look("max")}
          label={copy.max}
          value={campo.max}
          inputMode="numeric"
          onChange={({ target }) => onChange({ max: target.value })}
        />
        <TextField
          {...look("lineas")}
          label={copy.lineas}
          value={campo.lineas}
          inputMode="numeric"
          onChange={({ target }) => onChange({ lineas: target.value })}
        />
      </div>
      <Select
        {...look("permitidos")}
        label={copy.permitidos}
        value={campo.permitidos}
        onChange={({ target }) => onChange({ permitidos: target.value })}
      >
        {Object.entries(copy.permitidosNames).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
      <Flag
        label={copy.mayusculas}
        isOn={campo.mayusculas}
        onChange={(mayusculas) => onChange({ mayusculas })}
      />
      <MoneyField
        {...look("precio_por_letra")}
        label={copy.porLetra}
        value={campo.precio_por_letra}
        onChange={({ target }) => onChange({ precio_por_letra: target.value })}
      />
    </>
  );
}
