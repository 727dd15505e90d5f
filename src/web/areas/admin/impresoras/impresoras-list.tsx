import { useState } from "react";
import type { Impresora } from "#contract/schemas/impresoras.ts";
import { focusHeading } from "#web/app/page/focus-heading.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon, TrashIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { describeImpresora } from "./impresora-facts.ts";
import { ImpresoraForm } from "./impresora-form.tsx";
import { impresorasCopy as copy } from "./impresoras.copy.ts";
import { deleteImpresora } from "./impresoras-data.ts";

export function ImpresorasList({ impresoras }: { impresoras: readonly Impresora[] }) {
  const [edited, setEdited] = useState<Impresora | "new" | null>(null);
  const [leaving, setLeaving] = useState<Impresora | null>(null);
  return (
    <section aria-label={copy.list} className="grid gap-4">
      {impresoras.length === 0 ? (
        <p className="text-muted">{copy.empty}</p>
      ) : (
        <ul className="border-t border-hairline">
          {impresoras.map((impresora) => (
            <li
              key={impresora.id}
              className="flex items-center justify-between gap-x-3 border-b border-hairline py-2"
            >
              <ImpresoraFacts impresora={impresora} />
              <span className="flex shrink-0">
                <IconButton
                  label={copy.editOf(impresora.nombre)}
                  icon={<EditIcon className="size-5" />}
                  onClick={() => setEdited(impresora)}
                />
                <IconButton
                  label={copy.removeOf(impresora.nombre)}
                  icon={<TrashIcon className="size-5" />}
                  onClick={() => setLeaving(impresora)}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button variant="secondary" className="justify-self-start" onClick={() => setEdited("new")}>
        {copy.add}
      </Button>
      {edited && (
        <Dialog
          isOpen
          onClose={() => setEdited(null)}
          title={edited === "new" ? copy.add : copy.editOf(edited.nombre)}
        >
          <ImpresoraForm
            impresora={edited === "new" ? null : edited}
            onSaved={() => setEdited(null)}
          />
        </Dialog>
      )}
      {leaving && <RemoveDialog impresora={leaving} onClose={() => setLeaving(null)} />}
    </section>
  );
}

function ImpresoraFacts({ impresora }: { impresora: Impresora }) {
  const { nombre, activa, cerrada_desde, cerrada_hasta } = impresora;
  const isOut = cerrada_desde !== null && cerrada_hasta !== null;
  return (
    <span className="min-w-0 wrap-anywhere">
      <span className={cx("block", !activa && "text-muted")}>{nombre}</span>
      <span className="block text-sm text-muted">
        {activa ? describeImpresora(impresora) : copy.off}
      </span>
      {activa && isOut && (
        <span className="block text-sm text-copper-text">
          {copy.out(cerrada_desde, cerrada_hasta)}
        </span>
      )}
    </span>
  );
}

function RemoveDialog({ impresora, onClose }: { impresora: Impresora; onClose: () => void }) {
  const [isBusy, setIsBusy] = useState(false);

  async function run(): Promise<void> {
    setIsBusy(true);
    const result = await deleteImpresora(impresora.id);
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? copy.saveFailed, "error");
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
      <p>{copy.removeText(impresora.nombre)}</p>
    </ConfirmDialog>
  );
}
