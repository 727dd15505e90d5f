import { useState } from "react";
import { personalizacionLimits } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { ChevronDownIcon } from "#web/ui/art/icons.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type CampoDraft, hasMoreOptions } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { MoneyField } from "./money-field.tsx";
import { OpcionesField } from "./opciones-field.tsx";
import { type Look, TextoFields } from "./texto-fields.tsx";

type Props = {
  campo: CampoDraft;
  colores: readonly Color[];
  fault: { name: string; opcion: number | undefined; text: string } | undefined;
  look: Look;
  onChange: (fields: Partial<CampoDraft>) => void;
};

const namesOfMore = ["ayuda", "precio", "max", "lineas", "permitidos", "precio_por_letra"];

/** Open from the start when something in it is set, and as soon as something in it is refused. */
export function MoreOptions({ campo, colores, fault, look, onChange }: Props) {
  const { tipo, opciones } = campo;
  const [isOpen, setIsOpen] = useState(() => hasMoreOptions(campo));
  const isColor = tipo === "color";
  const ofOpciones = isColor && fault?.name === "opciones" ? fault : undefined;
  const isRefused = ofOpciones !== undefined || namesOfMore.includes(fault?.name ?? "");
  // Stays open when what was refused is mended: the owner is typing in it.
  if (isRefused && !isOpen) setIsOpen(true);
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group"
    >
      <summary className="flex min-h-11 w-fit cursor-pointer list-none items-center gap-2 text-sm font-semibold [&::-webkit-details-marker]:hidden">
        {copy.more}
        <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pt-2">
        {tipo === "texto" && <TextoFields {...{ campo, look, onChange }} />}
        {isColor && opciones.length > 0 && (
          <OpcionesField
            legend={copy.coloresOrder}
            {...{ colores, opciones }}
            fault={ofOpciones}
            onChange={(changed) => onChange({ opciones: changed })}
            isFixed
          />
        )}
        <TextField
          {...look("ayuda")}
          label={copy.ayuda}
          value={campo.ayuda}
          maxLength={personalizacionLimits.ayuda}
          onChange={({ target }) => onChange({ ayuda: target.value })}
          isOptional
        />
        <MoneyField
          {...look("precio")}
          label={copy.precio}
          value={campo.precio}
          onChange={({ target }) => onChange({ precio: target.value })}
        />
      </div>
    </details>
  );
}
