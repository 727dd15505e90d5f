import { Money } from "#web/ui/content/money.tsx";
import { UnitsControl } from "#web/ui/fields/units-control.tsx";
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
  const { nombre, precio, left } = line;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-hairline py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 basis-40">
        <span className="font-medium wrap-anywhere">{nombre}</span>
        <span className="text-sm text-muted">
          <Money pesos={precio} />
        </span>
      </div>
      {/* First, not the text below: on a phone the units would be out of sight. */}
      <UnitsControl
        label={nombre}
        value={choice.unitsOf(line)}
        max={left}
        isFirst={isFirst}
        onChange={(units) => choice.choose(line, units)}
      />
    </li>
  );
}
