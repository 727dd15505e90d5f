import { useState } from "react";
import type { Sinonimo } from "#contract/schemas/busquedas.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { busquedasCopy } from "./busquedas.copy.ts";
import { deleteSinonimo } from "./busquedas-data.ts";
import { SinonimoForm } from "./sinonimo-form.tsx";

const copy = busquedasCopy.sinonimos;

export function SinonimosList({ sinonimos }: { sinonimos: readonly Sinonimo[] }) {
  const [edited, setEdited] = useState<Sinonimo | null>(null);
  const [leaving, setLeaving] = useState<Sinonimo | null>(null);
  if (sinonimos.length === 0) return <p className="text-muted">{copy.empty}</p>;
  return (
    <>
      <ul aria-label={copy.list} className="border-t border-hairline">
        {sinonimos.map((sinonimo) => (
          <li
            key={sinonimo.id}
            className="flex items-center justify-between gap-3 border-b border-hairline py-1"
          >
            <span className="min-w-0 wrap-anywhere">{sinonimo.palabras}</span>
            <span className="flex shrink-0">
              <IconButton
                label={copy.editOf(sinonimo.palabras)}
                icon={<EditIcon className="size-5" />}
                onClick={() => setEdited(sinonimo)}
              />
              <IconButton
                label={copy.removeOf(sinonimo.palabras)}
                icon={<TrashIcon className="size-5" />}
                onClick={() => setLeaving(sinonimo)}
              />
            </span>
          </li>
        ))}
      </ul>
      {edited && (
        <Dialog isOpen onClose={() => setEdited(null)} title={copy.editTitle}>
          <SinonimoForm sinonimo={edited} onSaved={() => setEdited(null)} />
        </Dialog>
      )}
      {leaving && <RemoveDialog sinonimo={leaving} onClose={() => setLeaving(null)} />}
    </>
  );
}

function RemoveDialog({ sinonimo, onClose }: { sinonimo: Sinonimo; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const result = await deleteSinonimo(sinonimo.id);
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? busquedasCopy.failed, "error");
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
      <p>{copy.removeText(sinonimo.palabras)}</p>
    </ConfirmDialog>
  );
}
