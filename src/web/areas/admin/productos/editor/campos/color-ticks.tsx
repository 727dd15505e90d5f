import { useId } from "react";
import { Link } from "react-router";
import { personalizacionLimits } from "#contract/schemas/campos.ts";
import type { Color } from "#contract/schemas/colores.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { listedOpcion, type OpcionDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";

export type ShopColores = {
  status: "loading" | "ready" | "error";
  rows: readonly Color[];
  error: string | null;
};

type Props = {
  colores: ShopColores;
  opciones: readonly OpcionDraft[];
  fault: string | undefined;
  onChange: (opciones: OpcionDraft[]) => void;
};

/** The shop's colors, and those of this campo that are no longer among them. */
export function ColorTicks({ colores, opciones, fault, onChange }: Props) {
  const errorId = useId();
  const { rows, status } = colores;
  const listed = rows.map(listedOpcion);
  const isListed = ({ clave }: OpcionDraft) => rows.some((color) => color.clave === clave);
  const shown = [...listed, ...opciones.filter((opcion) => !isListed(opcion))];
  const isFull = opciones.length >= personalizacionLimits.opciones;
  return (
    <fieldset aria-describedby={fault && errorId}>
      <legend className="mb-1.5 text-sm font-semibold">{copy.colores}</legend>
      <div className="flex flex-wrap gap-2">
        {shown.map((color) => {
          const isTicked = opciones.some(({ key }) => key === color.key);
          return (
            <label
              key={color.key}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-soft border border-edge px-3 wrap-anywhere hover:border-ink has-checked:border-action"
            >
              <input
                type="checkbox"
                name="colores"
                aria-describedby={fault && errorId}
                checked={isTicked}
                disabled={isFull && !isTicked}
                onChange={() =>
                  onChange(
                    isTicked
                      ? opciones.filter(({ key }) => key !== color.key)
                      : [...opciones, color],
                  )
                }
              />
              <Swatch color={color.color} />
              {color.nombre}
            </label>
          );
        })}
      </div>
      {status === "error" && <p className="mt-2 text-sm text-danger">{colores.error}</p>}
      {status === "ready" && rows.length === 0 && (
        <p className="mt-2 text-sm text-muted">
          {copy.noColores}{" "}
          <Link to="/admin/colores" className="link">
            {copy.coloresPage}
          </Link>
          .
        </p>
      )}
      {fault && (
        <p id={errorId} className="mt-2 text-sm font-medium text-danger">
          {fault}
        </p>
      )}
    </fieldset>
  );
}
