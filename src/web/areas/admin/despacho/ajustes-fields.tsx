import { useId } from "react";
import { despachoBounds as bounds } from "#contract/values/despacho/despacho.ts";
import { Switch } from "#web/ui/fields/switch.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";
import type { Draft } from "./draft.ts";

type Props = {
  draft: Draft;
  sinPeso: number;
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
  onChange: (fields: Partial<Draft>) => void;
};
type TextName = Exclude<keyof Draft, "activa" | "retiro" | "zonas">;

export function AjustesFields({ draft, sinPeso, idOf, errorOf, onChange }: Props) {
  const titleId = useId();
  const text = (name: TextName) => ({
    id: idOf(name),
    error: errorOf(name),
    name,
    value: draft[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const number = (name: TextName) =>
    ({ ...text(name), inputMode: "numeric", maxLength: 5 }) as const;
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {copy.general}
      </h2>
      <Choice
        label={copy.activa}
        hint={copy.activaHint}
        isOn={draft.activa}
        onChange={(activa) => onChange({ activa })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField {...number("hora_corte")} label={copy.horaCorte} hint={copy.horaCorteHint} />
        <TextField {...number("dias_preparacion")} label={copy.diasPreparacion} />
        <TextField
          {...number("peso_defecto_gramos")}
          label={copy.pesoDefecto}
          hint={copy.sinPeso(sinPeso)}
        />
        <TextArea
          {...text("dias_cerrados")}
          label={copy.diasCerrados}
          hint={copy.diasCerradosHint}
          rows={2}
          isOptional
        />
        <TextField
          {...number("por_pagar_dias_desde")}
          label={copy.porPagarDesde}
          hint={copy.porPagarHint}
        />
        <TextField {...number("por_pagar_dias_hasta")} label={copy.porPagarHasta} />
      </div>
      <Choice label={copy.retiro} isOn={draft.retiro} onChange={(retiro) => onChange({ retiro })} />
      {draft.retiro && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <TextField
            {...text("retiro_taller")}
            label={copy.retiroTaller}
            maxLength={bounds.direccion}
          />
          <TextField
            {...text("retiro_horario")}
            label={copy.retiroHorario}
            maxLength={bounds.horario}
          />
        </div>
      )}
    </section>
  );
}

type ChoiceProps = {
  label: string;
  hint?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
};

function Choice({ label, hint, isOn, onChange }: ChoiceProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <Switch id={id} isOn={isOn} onChange={onChange} />
      <label htmlFor={id} className="grid">
        <span className="font-semibold">{label}</span>
        {hint && <span className="text-sm text-muted">{hint}</span>}
      </label>
    </div>
  );
}
