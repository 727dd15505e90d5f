import { personalizacionLimits } from "#contract/schemas/campos.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { OpcionDraft } from "./campo-draft.ts";
import { camposCopy as copy } from "./campos.copy.ts";
import { focusOnMount } from "./focus-on-mount.ts";
import { MoneyField } from "./money-field.tsx";
import { Mover } from "./mover.tsx";

type Props = {
  opcion: OpcionDraft;
  /** A listed color takes its name from the shop's list. */
  kind: "opcion" | "new color" | "listed color";
  place: number;
  isPriced: boolean;
  /** Just now, by the button below: it takes the focus. */
  isAdded: boolean;
  isLast: boolean;
  error: string | undefined;
  onChange: (fields: Partial<OpcionDraft>) => void;
  onMove: (by: -1 | 1) => void;
  /** Absent where it is removed elsewhere. */
  onRemove?: (() => void) | undefined;
};

export function OpcionRow({
  opcion,
  kind,
  place,
  isPriced,
  isAdded,
  isLast,
  error,
  ...acts
}: Props) {
  const { onChange, onMove, onRemove } = acts;
  const name = opcion.nombre.trim() || copy.opcion(place);
  return (
    <div className="flex flex-wrap items-start gap-3">
      {kind === "new color" && (
        <input
          type="color"
          aria-label={copy.colorOf(name)}
          value={opcion.color}
          onChange={({ target }) => onChange({ color: target.value })}
          className="mt-7 size-12 shrink-0 cursor-pointer rounded-thin border border-edge bg-card p-1"
        />
      )}
      {kind === "listed color" ? (
        <span
          className={cx(
            isPriced && "mt-7",
            "flex min-h-12 min-w-[min(7rem,100%)] flex-1 items-center gap-3 wrap-anywhere",
          )}
        >
          <Swatch color={opcion.color} />
          {opcion.nombre}
        </span>
      ) : (
        <TextField
          ref={isAdded ? focusOnMount : undefined}
          name="opciones"
          className="min-w-[min(9rem,100%)] flex-1"
          label={copy.opcion(place)}
          error={error}
          value={opcion.nombre}
          maxLength={personalizacionLimits.opcion}
          onChange={({ target }) => onChange({ nombre: target.value })}
        />
      )}
      {isPriced && (
        <MoneyField
          {...(kind === "listed color" && { name: "opciones", error })}
          className="w-24"
          label={copy.suma}
          value={opcion.precio}
          onChange={({ target }) => onChange({ precio: target.value })}
        />
      )}
      <div className={cx((isPriced || kind !== "listed color") && "mt-8", "flex gap-2")}>
        <Mover label={copy.up(name)} text="↑" isOff={place === 1} onPress={() => onMove(-1)} />
        <Mover label={copy.down(name)} text="↓" isOff={isLast} onPress={() => onMove(1)} />
        {onRemove && (
          <Button
            variant="secondary"
            size="small"
            aria-label={copy.remove(name)}
            onClick={onRemove}
          >
            ×
          </Button>
        )}
      </div>
    </div>
  );
}
