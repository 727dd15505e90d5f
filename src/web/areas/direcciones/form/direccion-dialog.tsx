import { useId, useState } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { DireccionForm } from "./direccion-form.tsx";

type Props = {
  /** The address to edit, or null for a new one. */
  direccion: Direccion | null;
  onClose: () => void;
  onSaved: (direccion: Direccion) => void;
};

/** The window that adds and edits an address. */
function DireccionDialog({ direccion, onClose, onSaved }: Props) {
  const formId = useId();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={direccion ? copy.editTitle : copy.addTitle}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {isSaving ? copy.saving : copy.save}
          </Button>
        </div>
      }
    >
      <DireccionForm
        formId={formId}
        direccion={direccion}
        onBusyChange={setIsSaving}
        onSaved={onSaved}
      />
    </Dialog>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default DireccionDialog;
