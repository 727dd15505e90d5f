import { personalizacionLimits, type TipoDeCampo, tiposDeCampo } from "#contract/schemas/campos.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { CampoDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { ColorTicks, type ShopColores } from "./color-ticks.tsx";
import { Flag } from "./flag.tsx";
import { focusOnMount } from "./focus-on-mount.ts";
import { MoreOptions } from "./more-options.tsx";
import { Mover } from "./mover.tsx";
import { OpcionesField } from "./opciones-field.tsx";
import type { Look } from "./texto-fields.tsx";

type Props = {
  campo: CampoDraft;
  colores: ShopColores;
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
  const { opciones } = campo;
  const changeOpciones = (changed: typeof opciones) => onChange({ opciones: changed });
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
      {campo.tipo === "color" && (
        <ColorTicks
          {...{ colores, opciones }}
          fault={look("colores").error}
          onChange={changeOpciones}
        />
      )}
      {campo.tipo === "opcion" && (
        <OpcionesField
          colores={null}
          opciones={opciones}
          fault={fault?.name === "opciones" ? fault : undefined}
          onChange={changeOpciones}
        />
      )}
      <MoreOptions {...{ campo, fault, look, onChange }} colores={colores.rows} />
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
