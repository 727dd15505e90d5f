import { useState } from "react";
import type { OpinionAdmin } from "#contract/schemas/opiniones.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminOpinionesCopy as copy } from "./opiniones.copy.ts";
import { patchOpinion } from "./opiniones-data.ts";

type Props = { opinion: OpinionAdmin; onChanged: () => void };

/** Hiding asks first, showing does not. */
export function VisibilityButton({ opinion, onChanged }: Props) {
  const { id, oculta, nombre_usuario } = opinion;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function change(): Promise<void> {
    setIsBusy(true);
    const result = await patchOpinion(id, { oculta: !oculta });
    setIsBusy(false);
    setIsAsking(false);
    if (!result.ok) return showToast(result.error ?? copy.changeFailed, "error");
    onChanged();
    showToast(result.data.mensaje);
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={isBusy && !isAsking}
        onClick={() => (oculta ? void change() : setIsAsking(true))}
      >
        {oculta ? copy.show : copy.hide}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={copy.hideTitle}
        footer={
          <div className="flex flex-wrap justify-end gap-3">
            <Button variant="quiet" onClick={() => setIsAsking(false)}>
              {copy.cancel}
            </Button>
            <Button variant="danger" isBusy={isBusy} onClick={() => void change()}>
              {copy.hide}
            </Button>
          </div>
        }
      >
        <p>{copy.hideText(nombre_usuario)}</p>
      </Dialog>
    </>
  );
}
