import { useId } from "react";
import {
  type Campo,
  personalizacionLimits,
  type TipoDeCampo,
  tiposDeCampo,
} from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { CampoDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import { Mover } from "./mover.tsx";
import { OpcionesField } from "./opciones-field.tsx";

type Props = {
  campo: CampoDraft;
  /** The shop's list; empty while it is not loaded. */
  colores: readonly Color[];
  place: number;
  /** Just now: it takes the focus. */
  isAdded: boolean;
  isLast: boolean;
  /** The control that was refused, and why. */
  fault: { name: string; opcion: number | undefined; text: string } | undefined;
  onChange: (fields: Partial<CampoDraft>) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

export function CampoCard({
  campo,
  colores,
  place,
  isAdded,
  isLast,
  fault,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const name = campo.etiqueta.trim() || copy.unnamed;
  const hasChoices = campo.tipo === "opcion" || campo.tipo === "color";
  const look: Look = (control) => ({
    name: control,
    error: fault?.name === control ? fault.text : undefined,
  });
  return (
    <Card className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...look("etiqueta")}
          ref={isAdded ? focusOnMount : undefined}
          label={copy.etiqueta}
          value={campo.etiqueta}
          maxLength={personalizacionLimits.etiqueta}
          onChange={({ target }) => onChange({ etiqueta: target.value })}
        />
        <Select
          {...look("tipo")}
          label={copy.tipo}
          value={campo.tipo}
          onChange={({ target }) => onChange({ tipo: target.value as TipoDeCampo })}
        >
          {tiposDeCampo.map((tipo) => (
            <option key={tipo} value={tipo}>
              {copy.tipos[tipo]}
            </option>
          ))}
        </Select>
      </div>
      <Flag
        label={copy.obligatorio}
        isOn={campo.obligatorio}
        onChange={(obligatorio) => onChange({ obligatorio })}
      />
      <TextField
        {...look("ayuda")}
        label={copy.ayuda}
        value={campo.ayuda}
        maxLength={personalizacionLimits.ayuda}
        onChange={({ target }) => onChange({ ayuda: target.value })}
        isOptional
      />
      {campo.tipo === "texto" && <TextoFields campo={campo} look={look} onChange={onChange} />}
      {hasChoices && (
        <OpcionesField
          colores={campo.tipo === "color" ? colores : null}
          opciones={campo.opciones}
          fault={fault?.name === "opciones" ? fault : undefined}
          onChange={(opciones) => onChange({ opciones })}
        />
      )}
      <TextField
        {...look("precio")}
        label={copy.precio}
        value={campo.precio}
        inputMode="numeric"
        onChange={({ target }) => onChange({ precio: target.value })}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Mover label={copy.up(name)} text="↑" isOff={place === 1} onPress={() => onMove(-1)} />
        <Mover label={copy.down(name)} text="↓" isOff={isLast} onPress={() => onMove(1)} />
        <Button variant="secondary" size="small" aria-label={copy.remove(name)} onClick={onRemove}>
          Quitar
        </Button>
      </div>
    </Card>
  );
}

type Look = (name: keyof Campo) => { name: string; error: string | undefined };
type TextoProps = Pick<Props, "campo" | "onChange"> & { look: Look };

function TextoFields({ campo, look, onChange }: TextoProps) {
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
      <TextField
        {...look("precio_por_letra")}
        label={copy.porLetra}
        value={campo.precio_por_letra}
        inputMode="numeric"
        onChange={({ target }) => onChange({ precio_por_letra: target.value })}
      />
    </>
  );
}

type FlagProps = { label: string; isOn: boolean; onChange: (isOn: boolean) => void };

function Flag({ label, isOn, onChange }: FlagProps) {
  const id = useId();
  return (
    <div className="flex items-center justify-between gap-4">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <Switch id={id} isOn={isOn} onChange={onChange} />
    </div>
  );
}
