import { useState } from "react";
import type { Color } from "#contract/schemas/colores.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { ColorForm } from "./color-form.tsx";
import { coloresCopy as copy } from "./colores.copy.ts";
import { deleteColor } from "./colores-data.ts";

export function ColoresList({ colores }: { colores: readonly Color[] }) {
  const [edited, setEdited] = useState<Color | null>(null);
  const [leaving, setLeaving] = useState<Color | null>(null);
  if (colores.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return (
    <>
      <ul aria-label={copy.list} className="border-t border-hairline">
        {colores.map((color) => (
          <li
            key={color.id}
            className="flex items-center justify-between gap-3 border-b border-hairline py-1"
          >
            <span className="flex min-w-0 items-center gap-3 wrap-anywhere">
              <Swatch color={color.color} />
              {color.nombre}
            </span>
            <span className="flex shrink-0">
              <IconButton
                label={copy.editOf(color.nombre)}
                icon={<EditIcon className="size-5" />}
                onClick={() => setEdited(color)}
              />
              <IconButton
                label={copy.removeOf(color.nombre)}
                icon={<TrashIcon className="size-5" />}
                onClick={() => setLeaving(color)}
              />
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <Dialog isOpen onClose={() => setEdited(null)} title={copy.editTitle}>
          <ColorForm color={edited} onSaved={() => setEdited(null)} />
        </Dialog>
      )}
      {leaving && <RemoveDialog color={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function RemoveDialog({ color, onClose }: { color: Color; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const result = await deleteColor(color.id);
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? copy.failed, "error");
    onClose();
    focusHeading();
  }

  return (
    <ConfirmDialog
      title={copy.removeTitle}
      cancelLabel={copy.cancel}
      confirmLabel={copy.remove}
      isDanger
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <p>{copy.removeText(color.nombre)}</p>
    </ConfirmDialog>
  );
}
