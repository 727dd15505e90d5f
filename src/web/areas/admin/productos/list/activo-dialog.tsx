import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { showToast } from "#web/app/toasts.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { setActivo } from "../productos-data.ts";

type Props = { producto: Producto; onClose: () => void };

/** Asks before a producto is taken out of the shop, or put back. */
export function ActivoDialog({ producto: { id, nombre, activo }, onClose }: Props) {
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
