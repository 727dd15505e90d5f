import type { Color } from "#contract/schemas/colores.ts";
import { familiaLimits } from "#contract/schemas/familias.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { focusOnMount } from "../editor/campos/focus-on-mount.ts";
import { OpcionesField } from "../editor/campos/opciones-field.tsx";
import type { EjeDraft } from "./familia-draft.ts";
import type { Fault } from "./fault.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

type Props = {
  eje: EjeDraft;
  place: number;
  /** Just now: it takes the focus. */
  isAdded: boolean;
  colores: readonly Color[];
  fault: Fault | undefined;
  onChange: (fields: Partial<EjeDraft>) => void;
  onRemove: () => void;
};

export function EjeCard({ eje, place, isAdded, colores, fault, onChange, onRemove }: Props) {
  const isOfName = fault?.field === "nombre";
  return (
    <Card className="grid gap-4">
      <div className="flex flex-wrap items-start gap-3">
        <TextField
          ref={isAdded ? focusOnMount : undefined}
          className="min-w-[min(12rem,100%)] flex-1"
          label={copy.eje(place)}
          hint={copy.ejeHint}
          error={isOfName ? fault?.text : undefined}
          value={eje.nombre}
          maxLength={familiaLimits.nombre}
          autoComplete="off"
          onChange={({ target }) => onChange({ nombre: target.value })}
        />
        <Button
          variant="secondary"
          size="small"
          className="mt-8"
          aria-label={copy.removeEje(eje.nombre.trim() || copy.unnamed)}
          onClick={onRemove}
        >
          ×
        </Button>
      </div>
      <OpcionesField
        opciones={eje.valores}
        colores={eje.tipo === "color" ? colores : null}
        isPriced={false}
        fault={fault && !isOfName ? { opcion: fault.valor, text: fault.text } : undefined}
        onChange={(valores) => onChange({ valores })}
      />
    </Card>
  );
}
