import type { Direccion } from "#contract/schemas/direcciones.ts";
import { formatTelefono } from "#contract/values/persona/telefono.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { direccionesCopy as copy } from "./direcciones.copy.ts";
import { openerId } from "./use-open-direccion.ts";

type Choice = { isSelected: boolean; onSelect: () => void };
type Props = {
  direccion: Direccion;
  /** Null where no direccion is chosen. */
  choice: Choice | null;
  onEdit: () => void;
  onRemove: () => void;
};

/** The whole card is the radio's label. */
export function DireccionCard({ direccion, choice, onEdit, onRemove }: Props) {
  const { id, alias } = direccion;
  return (
    <li className="rounded-soft sm:flex sm:items-start bg-card inset-ring inset-ring-hairline has-checked:bg-accent-tint has-checked:inset-ring-2 has-checked:inset-ring-accent">
      {choice ? (
        <label className="grid min-w-0 flex-1 cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-4 p-4">
          <input
            type="radio"
            name="direccion"
            value={id}
            checked={choice.isSelected}
            onChange={choice.onSelect}
            className="mt-1 size-5"
          />
          <DireccionText direccion={direccion} />
        </label>
      ) : (
        <div className="min-w-0 flex-1 p-4">
          <DireccionText direccion={direccion} />
        </div>
      )}
      {/* Below the text on phones, which needs the width. */}
      <span
        className={cx(
          "flex flex-wrap px-1 max-sm:-mt-3 max-sm:pb-1 sm:p-2",
          choice && "max-sm:pl-10",
        )}
      >
        <Button
          id={openerId(direccion)}
          variant="quiet"
          size="small"
          aria-label={copy.editOf(alias)}
          onClick={onEdit}
        >
          {copy.edit}
        </Button>
        <Button variant="quiet" size="small" aria-label={copy.removeOf(alias)} onClick={onRemove}>
          {copy.remove}
        </Button>
      </span>
    </li>
  );
}

function DireccionText({ direccion }: { direccion: Direccion }) {
  const { alias, calle_numero, comuna, ciudad, region, nota, recibe, telefono } = direccion;
  const contact = [recibe && copy.receivedBy(recibe), formatTelefono(telefono)].filter(Boolean);
  const place = [...new Set([comuna, ciudad, region])].join(", ");
  return (
    <span className="grid gap-0.5">
      <span className="font-semibold">{alias}</span>
      <span className="text-sm">{calle_numero}</span>
      <span className="text-sm text-muted">{place}</span>
      {contact.length > 0 && <span className="text-sm text-muted">{contact.join(" · ")}</span>}
      {nota && <span className="text-sm text-muted">{nota}</span>}
    </span>
  );
}
