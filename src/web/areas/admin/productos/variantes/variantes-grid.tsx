import { type KeyboardEvent, useId } from "react";
import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { type FamiliaDraft, type RowDraft, rowNombre, rowSku } from "./familia-draft.ts";
import type { Fault } from "./fault.ts";
import { columns, VarianteRow } from "./variante-row.tsx";
import { variantesCopy as copy } from "./variantes.copy.ts";

type Props = {
  draft: FamiliaDraft;
  fault: Fault | null;
  onChange: (rows: RowDraft[]) => void;
  /** For a new row to take a producto, or to give it back. */
  onJoin: (row: RowDraft) => void;
};

/** One row for each variante; ↑, ↓ and Enter move within a column. */
export function VariantesGrid({ draft, fault, onChange, onJoin }: Props) {
  const titleId = useId();
  const { rows } = draft;
  const change = (key: string, fields: Partial<RowDraft>) =>
    onChange(rows.map((row) => (row.key === key ? { ...row, ...fields } : row)));
  const copyFirst = (column: "precio" | "stock") =>
    onChange(rows.map((row) => ({ ...row, [column]: rows[0]?.[column] ?? row[column] })));
  const isEmpty = draft.ejes.every(({ valores }) => valores.length === 0);
  return (
    <section aria-labelledby={titleId} className="grid gap-4">
      <h2 id={titleId} className="text-xl">
        {copy.table}
      </h2>
      {isEmpty ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <>
          <p className="text-sm text-muted max-md:hidden">{copy.tableHint}</p>
          {rows.some(({ saved, activo }) => !saved && activo) && (
            <p className="text-sm text-muted">{copy.newFotos}</p>
          )}
          <div className="-mx-2 flex flex-wrap gap-x-3">
            <Button variant="quiet" size="small" onClick={() => copyFirst("precio")}>
              {copy.copyPrecio}
            </Button>
            <Button variant="quiet" size="small" onClick={() => copyFirst("stock")}>
              {copy.copyStock}
            </Button>
          </div>
          <div aria-hidden="true" className={cx("hidden text-sm font-semibold md:grid", columns)}>
            {Object.values(copy.columns).map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
          <ul onKeyDown={moveInColumn} className="grid gap-4 md:gap-3">
            {rows.map((row) => (
              <VarianteRow
                key={row.key}
                row={row}
                nombre={rowNombre(draft, row, copy.nameless)}
                sku={rowSku(draft, row)}
                fault={fault?.row === row.key ? fault : undefined}
                onChange={(fields) => change(row.key, fields)}
                onJoin={() => onJoin(row)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function moveInColumn(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, key } = event;
  if (!(target instanceof HTMLInputElement) || target.dataset.column === undefined) return;
  const step = { ArrowUp: -1, ArrowDown: 1, Enter: 1 }[key];
  if (step === undefined) return;
  event.preventDefault();
  const selector = `input[data-column="${target.dataset.column}"]`;
  const cells = [...currentTarget.querySelectorAll<HTMLInputElement>(selector)];
  cells[cells.indexOf(target) + step]?.focus();
}
