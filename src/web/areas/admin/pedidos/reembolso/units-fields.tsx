import { useId } from "react";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { controlClass } from "#web/ui/fields/field.tsx";
import { reembolsoCopy as copy } from "./reembolso.copy.ts";
import type { UnitLine, UnitsChoice } from "./units-choice.ts";

type Props = { choice: UnitsChoice; isBusy: boolean; hasShopCuotas: boolean };

export function UnitsFields({ choice, isBusy, hasShopCuotas }: Props) {
  return (
    <fieldset className="grid gap-2" disabled={isBusy}>
      <legend className="mb-1.5 text-sm font-semibold">{copy.unitsTitle}</legend>
      <ul className="grid">
        {choice.lines.map((line, place) => (
          <UnitsField key={line.detalle_id} line={line} choice={choice} isFirst={place === 0} />
        ))}
      </ul>
      {hasShopCuotas && choice.wish.lineas && (
        <p className="text-sm text-muted">{copy.shopCuotas}</p>
      )}
    </fieldset>
  );
}

type FieldProps = { line: UnitLine; choice: UnitsChoice; isFirst: boolean };

function UnitsField({ line, choice, isFirst }: FieldProps) {
  const id = useId();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline py-2 first:border-t-0">
      <label htmlFor={id} className="grid min-w-0 flex-1">
        <span className="font-medium wrap-anywhere">{line.nombre}</span>
        <span className="text-sm text-muted">
          <Money pesos={line.precio} />
        </span>
      </label>
      <select
        id={id}
        // Not the text below: on a phone the units would be out of sight.
        data-autofocus={isFirst || undefined}
        value={choice.unitsOf(line)}
        onChange={(event) => choice.choose(line, Number(event.target.value))}
        className={cx(controlClass, "w-auto tabular-nums")}
      >
        {Array.from({ length: line.left + 1 }, (_, units) => (
          // Each number of units once.
          <option key={`${line.detalle_id}-${units.toString()}`} value={units}>
            {copy.unitsOf(units, line.left)}
          </option>
        ))}
      </select>
    </li>
  );
}
