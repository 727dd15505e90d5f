import { useState } from "react";
import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { showToast } from "#web/app/toasts.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { adminCategoriasCopy as copy } from "./categorias.copy.ts";
import { setActivo } from "./categorias-data.ts";

type Props = { categoria: CategoriaAdmin; onClose: () => void };

/** Asks before a categoria leaves the shop's lists, or comes back to them. */
export function ActivoDialog({ categoria: { id, nombre, activo }, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  async function change(): Promise<void> {
    setIsBusy(true);
    const result = await setActivo(id, !activo);
    if (result.ok) showToast(activo ? copy.deactivated(nombre) : copy.activated(nombre));
    else showToast(result.error ?? copy.changeFailed, "error");
    onClose();
  }

  return (
    <ConfirmDialog
      title={activo ? copy.deactivateTitle : copy.activateTitle}
      cancelLabel={copy.cancel}
      confirmLabel={activo ? copy.deactivate : copy.activate}
      isDanger={activo}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void change()}
    >
      <p>{activo ? copy.deactivateText(nombre) : copy.activateText(nombre)}</p>
    </ConfirmDialog>
  );
}
