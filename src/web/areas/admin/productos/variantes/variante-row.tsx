import { useId } from "react";
import { Link } from "react-router";
import { productoLengths } from "#contract/values/producto/producto-fields.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Picture } from "#web/ui/content/picture.tsx";
import { controlClass } from "#web/ui/fields/field.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { openedHere } from "../../list/use-modal-url.ts";
import type { RowDraft } from "./familia-draft.ts";
import type { Fault } from "./fault.ts";
import { variantesCopy as copy } from "./variantes.copy.ts";

/** Also those of the header. */
export const columns =
  "md:grid-cols-[minmax(0,1.2fr)_minmax(0,1.4fr)_7.5rem_6rem_4.5rem] md:items-center md:gap-x-3";

type Props = {
  row: RowDraft;
  nombre: string;
  sku: string;
  fault: Fault | undefined;
  onChange: (fields: Partial<RowDraft>) => void;
  /** For a new row to take a producto, or to give it back. */
  onJoin: () => void;
};

export function VarianteRow({ row, nombre, sku, fault, onChange, onJoin }: Props) {
  const switchId = useId();
  const faultId = useId();
  const { saved, typed } = row;
  const cell = (column: "sku" | "precio" | "stock") => ({
    column,
    nombre,
    faultId: isWrong(fault, column) ? faultId : undefined,
    onChange: (value: string) => onChange({ [column]: value }),
  });
  return (
    <li
      className={cx(
        "grid grid-cols-2 gap-3 border-t border-hairline pt-4 md:border-0 md:pt-0",
        columns,
      )}
    >
      <span className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere max-md:col-span-2">
        <span aria-hidden="true">
          <Picture
            path={saved?.imagen ?? undefined}
            alt=""
            sizes="2.75rem"
            className="size-11 rounded-thin"
          />
        </span>
        <span>{nombre}</span>
        {saved && !typed && (
          <Link
            to={`/admin/productos?editar=${saved.id}#imagenes`}
            state={openedHere}
            aria-label={saved.imagen ? copy.edit(nombre) : copy.addFotos(nombre)}
            className="link inline-flex min-h-11 items-center text-sm font-normal"
          >
            {saved.imagen ? copy.editShort : copy.addFotosShort}
          </Link>
        )}
        {(!saved || typed) && (
          <Button
            variant="quiet"
            size="small"
            className="-mx-2 text-left"
            aria-label={typed ? copy.releaseOf(nombre) : copy.joinOf(nombre)}
            onClick={onJoin}
          >
            {typed ? copy.release : copy.join}
          </Button>
        )}
      </span>
      <Cell
        {...cell("sku")}
        value={sku}
        maxLength={productoLengths.sku}
        className="max-md:col-span-2"
      />
      <Cell {...cell("precio")} value={row.precio} inputMode="numeric" maxLength={14} />
      {saved?.suministro === "encargo" ? (
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
      {saved && typed && (
        <p className="col-span-full text-sm text-muted wrap-anywhere">
          {copy.joined(saved.nombre)}
        </p>
      )}
      {fault && (
        <p id={faultId} className="col-span-full text-sm font-medium text-danger wrap-anywhere">
          {fault.text}
        </p>
      )}
    </li>
  );
}

/** True at each cell for a fault of the row as a whole. */
function isWrong(fault: Fault | undefined, column: string): boolean {
  return fault !== undefined && [column, "valores", "id"].includes(fault.field ?? "");
}

type CellProps = {
  column: "sku" | "precio" | "stock";
  nombre: string;
  value: string;
  /** Id of the sentence that says what is wrong. */
  faultId: string | undefined;
  inputMode?: "numeric";
  maxLength: number;
  className?: string;
  onChange: (value: string) => void;
};

function Cell({ column, nombre, faultId, className, onChange, ...input }: CellProps) {
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
        aria-invalid={faultId !== undefined || undefined}
        aria-describedby={faultId}
        autoComplete="off"
        spellCheck={false}
        className={controlClass}
        onChange={({ target }) => onChange(target.value)}
        onFocus={({ target }) => target.select()}
      />
    </span>
  );
}
