import {
  despachoBounds as bounds,
  type ZonaModo,
  zonaModos,
} from "#contract/values/despacho/despacho.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/content/card.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy, modoNames } from "./despacho.copy.ts";
import { newTramo, type TramoDraft, type ZonaDraft } from "./draft.ts";
import { LugaresField } from "./lugares-field.tsx";

type Props = {
  zona: ZonaDraft;
  onChange: (fields: Partial<ZonaDraft>) => void;
  onRemove: () => void;
};

const numeric = { inputMode: "numeric", maxLength: 12 } as const;

export function ZonaCard({ zona, onChange, onRemove }: Props) {
  const number = (name: "dias_desde" | "dias_hasta" | "gratis_desde") => ({
    ...numeric,
    value: zona[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const hasTramos = zona.modo !== "por_pagar";
  return (
    <Card className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={copy.nombre}
          value={zona.nombre}
          maxLength={bounds.zonaNombre}
          onChange={(event) => onChange({ nombre: event.target.value })}
        />
        <Select
          label={copy.modo}
          value={zona.modo}
          onChange={(event) => onChange({ modo: event.target.value as ZonaModo })}
        >
          {zonaModos.map((modo) => (
            <option key={modo} value={modo}>
              {modoNames[modo]}
            </option>
          ))}
        </Select>
        <TextField label={copy.diasDesde} {...number("dias_desde")} />
        <TextField label={copy.diasHasta} {...number("dias_hasta")} />
      </div>
      <LugaresField lugares={zona.lugares} onChange={(lugares) => onChange({ lugares })} />
      {hasTramos ? (
        <>
          <Tramos tramos={zona.tramos} onChange={(tramos) => onChange({ tramos })} />
          <TextField label={copy.gratisDesde} {...number("gratis_desde")} isOptional />
        </>
      ) : (
        <p className="text-sm text-muted">{copy.porPagarNote}</p>
      )}
      <Button
        variant="secondary"
        size="small"
        className="justify-self-end"
        aria-label={copy.removeZona(zona.nombre)}
        onClick={onRemove}
      >
        {copy.remove}
      </Button>
    </Card>
  );
}

type TramosProps = { tramos: readonly TramoDraft[]; onChange: (tramos: TramoDraft[]) => void };

function Tramos({ tramos, onChange }: TramosProps) {
  const change = (key: string, fields: Partial<TramoDraft>) =>
    onChange(tramos.map((tramo) => (tramo.key === key ? { ...tramo, ...fields } : tramo)));
  return (
    <div className="grid gap-3">
      {tramos.map(({ key, hasta_gramos, precio }, at) => (
        <div key={key} className="grid grid-cols-2 items-end gap-3">
          <TextField
            {...numeric}
            label={copy.tramoHasta(at + 1)}
            value={hasta_gramos}
            onChange={(event) => change(key, { hasta_gramos: event.target.value })}
          />
          <TextField
            {...numeric}
            label={copy.tramoPrecio(at + 1)}
            value={precio}
            onChange={(event) => change(key, { precio: event.target.value })}
          />
        </div>
      ))}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={() => onChange([...tramos, newTramo()])}>
          {copy.addTramo}
        </Button>
        {tramos.length > 1 && (
          <Button variant="secondary" size="small" onClick={() => onChange(tramos.slice(0, -1))}>
            {copy.removeTramo(tramos.length)}
          </Button>
        )}
      </div>
    </div>
  );
}
