import { useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { direccionesCopy as copy } from "./direcciones.copy.ts";
import { deleteDireccion } from "./direcciones-data.ts";

type Props = { direccion: Direccion; onClose: () => void; onRemoved: () => void };

export function RemoveDireccionDialog({ direccion, onClose, onRemoved }: Props) {
  const [isRemoving, setIsRemoving] = useState(false);

  async function remove(): Promise<void> {
    setIsRemoving(true);
    const { ok, error } = await deleteDireccion(direccion.id);
    if (ok) onRemoved();
    showToast(ok ? copy.removed : (error ?? copy.removeFailed), ok ? "success" : "error");
    onClose();
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={copy.removeTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="danger" isBusy={isRemoving} onClick={remove}>
            {copy.remove}
          </Button>
        </div>
      }
    >
      <p>{copy.confirmRemove}</p>
      <p className="mt-2 text-muted">
        {direccion.alias}: {direccion.calle_numero}, {direccion.comuna}
      </p>
    </Dialog>
  );
}
