import { useId } from "react";
import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { keepsFocus } from "#web/app/page/keeps-focus.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { uiCopy } from "#web/ui/ui.copy.ts";
import { type Choice, choicesOf } from "./choices.ts";

/** Links to the other variantes of a familia: the choice is in the address, and works without scripts. */
export function VarianteChoice({ producto }: { producto: ProductoDetalle }) {
  const { nombre, precio, stock } = producto;
  return (
    <div className="grid gap-4">
      {choicesOf(producto).map(({ eje, choices }) => (
        <EjeChoice key={eje} eje={eje} choices={choices} />
      ))}
      <p role="status" className="sr-only">
        {[nombre, formatClp(precio), ...(stock > 0 ? [] : [uiCopy.stockNone])].join(", ")}
      </p>
    </div>
  );
}

function EjeChoice({ eje, choices }: { eje: string; choices: readonly Choice[] }) {
  const id = useId();
  const current = choices.find(({ isCurrent }) => isCurrent);
  return (
    <div className="grid gap-1.5">
      <p id={id} className="text-sm">
        <span className="font-semibold">{eje}</span>
        {current && <span className="text-muted">: {current.nombre}</span>}
      </p>
      <ul aria-labelledby={id} className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.nombre}>
            <ChoiceLink choice={choice} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChoiceLink({ choice: { nombre, color, to, isCurrent, isSoldOut } }: { choice: Choice }) {
  return (
    <Link
      to={to}
      state={keepsFocus}
      preventScrollReset
      prefetch="intent"
      aria-current={isCurrent ? "true" : undefined}
      className={cx(
        "inline-flex min-h-11 items-center gap-2 rounded-thin bg-card px-3 py-1.5 inset-ring",
        isCurrent ? "inset-ring-2 inset-ring-ink" : "inset-ring-edge hover:inset-ring-ink",
        "forced-colors:border",
        isSoldOut && "text-muted",
      )}
    >
      {color !== undefined && <Swatch color={color} />}
      <span className={cx(isSoldOut && "line-through")}>{nombre}</span>
      {isSoldOut && <span className="sr-only">{uiCopy.stockNone}</span>}
    </Link>
  );
}
