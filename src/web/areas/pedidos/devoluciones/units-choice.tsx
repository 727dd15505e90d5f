import { useId } from "react";
import type { PedidoDevoluciones } from "#contract/schemas/devoluciones.ts";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { controlClass } from "#web/ui/fields/field.tsx";
import { devolucionesCopy as copy } from "./devoluciones.copy.ts";

type Linea = PedidoDevoluciones["lineas"][number];
type Props = {
  lineas: readonly Linea[];
  /** A piece without retracto has its garantía. */
  isFalla: boolean;
  units: ReadonlyMap<number, number>;
  onChoose: (detalleId: number, units: number) => void;
};

export function UnitsChoice({ lineas, isFalla, units, onChoose }: Props) {
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{copy.unitsTitle}</legend>
      <ul className="grid">
        {lineas
          .filter(({ quedan }) => quedan > 0)
          .map((linea) => (
            <UnitsRow
              key={linea.detalle_id}
              linea={linea}
              isBarred={!isFalla && !linea.con_retracto}
              value={units.get(linea.detalle_id) ?? 0}
              onChoose={(count) => onChoose(linea.detalle_id, count)}
            />
          ))}
      </ul>
    </fieldset>
  );
}

type RowProps = {
  linea: Linea;
  isBarred: boolean;
  value: number;
  onChoose: (units: number) => void;
};

function UnitsRow({ linea, isBarred, value, onChoose }: RowProps) {
  const id = useId();
  const { nombre_producto, precio_unitario, quedan } = linea;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline py-2 first:border-t-0">
      <label htmlFor={id} className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{nombre_producto}</span>
        <span className="text-sm text-muted">
          {isBarred ? copy.withoutRetracto : <Money pesos={precio_unitario} />}
        </span>
      </label>
      <select
        id={id}
        disabled={isBarred}
        value={isBarred ? 0 : value}
        onChange={(event) => onChoose(Number(event.target.value))}
        className={cx(controlClass, "w-auto tabular-nums")}
      >
        {Array.from({ length: quedan + 1 }, (_, count) => (
          // Each number of units once.
          <option key={`${linea.detalle_id}-${count.toString()}`} value={count}>
            {copy.unitsOf(count, quedan)}
          </option>
        ))}
      </select>
    </li>
  );
}
