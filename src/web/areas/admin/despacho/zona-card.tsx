import {
  despachoBounds as bounds,
  type ZonaModo,
  zonaModos,
} from "#contract/values/despacho/despacho.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ChevronDownIcon } from "#web/ui/art/icons.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { despachoCopy as copy, modoNames } from "./despacho.copy.ts";
import { describeZona, newTramo, type TramoDraft, type ZonaDraft } from "./draft.ts";
import { LugaresField } from "./lugares-field.tsx";

type Marks = {
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
};

type Props = Marks & {
  zona: ZonaDraft;
  isOpenFirst: boolean;
  hasFaults: boolean;
  onChange: (fields: Partial<ZonaDraft>) => void;
  onRemove: () => void;
};

const numeric = { inputMode: "numeric", maxLength: 12 } as const;

/** A row that opens. */
export function ZonaCard(props: Props) {
  const { zona, isOpenFirst, hasFaults } = props;
  return (
    <details
      open={isOpenFirst}
      className="group rounded-soft bg-card inset-ring inset-ring-hairline forced-colors:border"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 px-[min(1.5rem,6.4vw)] py-2 [&::-webkit-details-marker]:hidden">
        <span className="grid min-w-0 grow">
          <span className="font-semibold wrap-anywhere">{zona.nombre}</span>
          <span className="text-sm text-muted">{describeZona(zona)}</span>
        </span>
        {hasFaults && (
          <span className="shrink-0 text-sm font-semibold text-danger">{copy.toMend}</span>
        )}
        <ChevronDownIcon className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <ZonaFields {...props} />
    </details>
  );
}

function ZonaFields({ zona, idOf, errorOf, onChange, onRemove }: Props) {
  const marks = (name: string) => ({ id: idOf(name), error: errorOf(name) });
  const number = (name: "dias_desde" | "dias_hasta" | "gratis_desde") => ({
    ...marks(name),
    ...numeric,
    value: zona[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  const hasTramos = zona.modo !== "por_pagar";
  return (
    <div className="grid gap-4 px-[min(1.5rem,6.4vw)] pt-2 pb-[min(1.5rem,6.4vw)]">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          {...marks("nombre")}
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
      <LugaresField
        {...marks("lugares")}
        lugares={zona.lugares}
        onChange={(lugares) => onChange({ lugares })}
      />
      {hasTramos ? (
        <>
          <Tramos
            {...{ idOf, errorOf }}
            tramos={zona.tramos}
            onChange={(tramos) => onChange({ tramos })}
          />
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
    </div>
  );
}

type TramosProps = Marks & {
  tramos: readonly TramoDraft[];
  onChange: (tramos: TramoDraft[]) => void;
};

function Tramos({ tramos, idOf, errorOf, onChange }: TramosProps) {
  const change = (key: string, fields: Partial<TramoDraft>) =>
    onChange(tramos.map((tramo) => (tramo.key === key ? { ...tramo, ...fields } : tramo)));
  const marks = (name: string) => ({ id: idOf(name), error: errorOf(name) });
  const missing = errorOf("tramos");
  return (
    <div className="grid gap-3">
      {tramos.map(({ key, hasta_gramos, precio }, at) => (
        <div key={key} className="grid grid-cols-2 items-start gap-3">
          <TextField
            {...marks(`tramos.${at}.hasta_gramos`)}
            {...numeric}
            label={copy.tramoHasta(at + 1)}
            value={hasta_gramos}
            onChange={(event) => change(key, { hasta_gramos: event.target.value })}
          />
          <TextField
            {...marks(`tramos.${at}.precio`)}
            {...numeric}
            label={copy.tramoPrecio(at + 1)}
            value={precio}
            onChange={(event) => change(key, { precio: event.target.value })}
          />
        </div>
      ))}
      {missing && <p className="text-sm font-medium text-danger">{missing}</p>}
      <div className="flex flex-wrap gap-3">
        <Button
          id={idOf("tramos")}
          variant="secondary"
          size="small"
          onClick={() => onChange([...tramos, newTramo()])}
        >
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
