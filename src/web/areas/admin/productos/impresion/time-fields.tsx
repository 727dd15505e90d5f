import { TextField } from "#web/ui/fields/text-field.tsx";
import type { ControlsProps } from "./gramos-rows.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";

export function TimeFields({ edit: { draft, change }, idOf, errorOf }: ControlsProps) {
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-5">
      <TextField
        id={idOf("horas")}
        label={copy.horas}
        hint={copy.timeHint}
        error={errorOf("horas")}
        inputMode="numeric"
        autoComplete="off"
        value={draft.horas}
        onChange={({ target }) => change({ horas: target.value })}
      />
      <TextField
        label={copy.minutos}
        inputMode="numeric"
        autoComplete="off"
        value={draft.minutos}
        onChange={({ target }) => change({ minutos: target.value })}
      />
      <TextField
        id={idOf("por_placa")}
        label={copy.porPlaca}
        hint={copy.porPlacaHint}
        error={errorOf("por_placa")}
        inputMode="numeric"
        autoComplete="off"
        value={draft.por_placa}
        onChange={({ target }) => change({ por_placa: target.value })}
      />
    </div>
  );
}
