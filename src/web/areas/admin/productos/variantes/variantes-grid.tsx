import { type KeyboardEvent, useId } from "react";
import { Link } from "react-router";
import { productoLengths } from "#contract/values/producto/producto-fields.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { controlClass } from "#web/ui/fields/field.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { type FamiliaDraft, type RowDraft, rowNombre, rowSku } from "./familia-draft.ts";
import type { Fault } from "./use-familia-draft.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

type Props = {
  draft: FamiliaDraft;
  fault: Fault | null;
  onChange: (rows: RowDraft[]) => void;
};

const columns =
  "md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_7.5rem_6rem_4.5rem] md:items-center md:gap-x-3";

/** One row for each variante; ↑, ↓ and Enter move within a column. */
export function VariantesGrid({ draft, fault, onChange }: Props) {
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
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

type RowProps = {
  row: RowDraft;
  nombre: string;
  sku: string;
  fault: Fault | undefined;
  onChange: (fields: Partial<RowDraft>) => void;
};

function VarianteRow({ row, nombre, sku, fault, onChange }: RowProps) {
  const switchId = useId();
  const cell = (column: "sku" | "precio" | "stock") => ({
    column,
    nombre,
    isWrong: fault !== undefined && (fault.field === column || fault.field === "valores"),
    onChange: (value: string) => onChange({ [column]: value }),
  });
  return (
    <li
      className={cx(
        "grid grid-cols-2 gap-3 border-t border-hairline pt-4 md:border-0 md:pt-0",
        columns,
      )}
    >
      <span className="flex flex-wrap items-baseline gap-x-3 font-semibold wrap-anywhere max-md:col-span-2">
        <span>{nombre}</span>
        {row.saved && (
          <Link
            to={`/admin/productos?editar=${row.saved.id}`}
            aria-label={copy.edit(nombre)}
            className="link inline-flex min-h-11 items-center text-sm font-normal"
          >
            {copy.editShort}
          </Link>
        )}
      </span>
      <Cell
        {...cell("sku")}
        value={sku}
        maxLength={productoLengths.sku}
        className="max-md:col-span-2"
      />
      <Cell {...cell("precio")} value={row.precio} inputMode="numeric" maxLength={14} />
      {row.saved?.suministro === "encargo" ? (
        <span className="text-sm text-muted">{copy.made}</span>
      ) : (
        <Cell {...cell("stock")} value={row.stock} inputMode="numeric" maxLength={9} />
      )}
      <span className="flex items-center gap-2 max-md:col-span-2">
        <Switch
          id={switchId}
          aria-label={copy.of(copy.columns.activo, nombre)}
          isOn={row.activo}
          onChange={(activo) => onChange({ activo })}
        />
        <label htmlFor={switchId} className="text-sm md:sr-only">
          {copy.columns.activo}
        </label>
      </span>
    </li>
  );
}

type CellProps = {
  column: "sku" | "precio" | "stock";
  nombre: string;
  value: string;
  isWrong: boolean;
  inputMode?: "numeric";
  maxLength: number;
  className?: string;
  onChange: (value: string) => void;
};

function Cell({ column, nombre, isWrong, className, onChange, ...input }: CellProps) {
  const label = copy.columns[column];
  return (
    <span className={cx("grid gap-1.5", className)}>
      <span aria-hidden="true" className="text-sm font-semibold md:hidden">
        {label}
      </span>
      <input
        {...input}
        data-column={column}
        aria-label={copy.of(label, nombre)}
        aria-invalid={isWrong || undefined}
        autoComplete="off"
        spellCheck={false}
        className={controlClass}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </span>
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
