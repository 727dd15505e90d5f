import { type GramosFuente, gramosFuentes, recetaLimits } from "#contract/schemas/recetas.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { PlusIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { impresionCopy as copy } from "./impresion.copy.ts";
import { listFuentes, newRow, type RowDraft, sumGramos, toFuente } from "./receta-draft.ts";
import type { RecetaEdit } from "./use-receta-draft.ts";

export type ControlsProps = {
  edit: RecetaEdit;
  /** Id of the control of a field. */
  idOf: (field: string) => string;
  errorOf: (field: string) => string | undefined;
};

/** Rows of color and gramos, for one piece. */
export function GramosRows({ edit, idOf, errorOf }: ControlsProps) {
  const { draft, loaded, change } = edit;
  const { rows } = draft;
  const groups = groupFuentes(loaded.colores);
  const known = new Set(groups.flatMap(({ options }) => options.map(({ value }) => value)));
  const amend = (key: string, fields: Partial<RowDraft>) =>
    change({ rows: rows.map((row) => (row.key === key ? { ...row, ...fields } : row)) });

  function add(): void {
    const taken = new Set(rows.map(({ fuente }) => fuente));
    const [next = ""] = groups
      .filter(({ de }) => de !== "color")
      .flatMap(({ options }) => options.map(({ value }) => value))
      .filter((value) => !taken.has(value));
    const row = newRow(next);
    change({ rows: [...rows, row] });
    // Rendered by then.
    setTimeout(() => document.getElementById(idOf(`fuente-${row.key}`))?.focus());
  }

  function remove(key: string): void {
    change({ rows: rows.filter((row) => row.key !== key) });
    document.getElementById(idOf("add"))?.focus();
  }

  return (
    <div className="grid gap-4">
      {rows.length === 0 && <p className="text-muted">{copy.noRows}</p>}
      <ul className="grid gap-4">
        {rows.map(({ key, fuente, gramos }, at) => (
          <li key={key} className="flex flex-wrap items-start gap-3">
            <Select
              id={idOf(`fuente-${key}`)}
              className="min-w-[min(12rem,100%)] flex-1"
              label={copy.color(at + 1)}
              error={errorOf(`fuente-${key}`)}
              value={fuente}
              onChange={({ target }) => amend(key, { fuente: target.value })}
            >
              {fuente === "" && <option value="">{copy.choose}</option>}
              {fuente !== "" && !known.has(fuente) && (
                <option value={fuente}>{copy.gone(fuente.slice(fuente.indexOf(" ") + 1))}</option>
              )}
              {groups.map(({ de, options }) => (
                <optgroup key={de} label={copy.fuentes[de]}>
                  {options.map(({ value, text }) => (
                    <option key={value} value={value}>
                      {text}
                    </option>
                  ))}
                </optgroup>
              ))}
            </Select>
            <div className="flex min-w-0 items-start gap-1">
              <TextField
                id={idOf(`gramos-${key}`)}
                className="w-32"
                label={copy.gramos(at + 1)}
                error={errorOf(`gramos-${key}`)}
                inputMode="numeric"
                autoComplete="off"
                value={gramos}
                onChange={({ target }) => amend(key, { gramos: target.value })}
              />
              <IconButton
                label={copy.removeColor(at + 1)}
                icon={<TrashIcon className="size-5" />}
                onClick={() => remove(key)}
                className="mt-7 shrink-0 hover:bg-danger-tint hover:text-danger"
              />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        {rows.length < recetaLimits.colores && (
          <Button id={idOf("add")} variant="secondary" onClick={add}>
            <PlusIcon className="size-5" />
            {copy.addColor}
          </Button>
        )}
        {rows.length > 0 && <p className="text-muted">{copy.total(sumGramos(draft))}</p>}
      </div>
    </div>
  );
}

type Group = { de: GramosFuente; options: { value: string; text: string }[] };

/** Those that have any. */
function groupFuentes(colores: RecetaEdit["loaded"]["colores"]): Group[] {
  const groups = gramosFuentes.map((de) => ({
    de,
    options: listFuentes(colores, de).map((it) => ({ value: toFuente(it), text: it.text })),
  }));
  return groups.filter(({ options }) => options.length > 0);
}
