import { useId } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { DireccionFields, SaveButton } from "./direccion-fields.tsx";
import { useDireccionForm } from "./use-direccion-form.ts";

type Props = {
  /** The direccion to edit, or null for a new one. */
  direccion: Direccion | null;
  isFirst: boolean;
  onClose: () => void;
  onSaved: (direccion: Direccion) => void;
};

function DireccionDialog({ direccion, isFirst, onClose, onSaved }: Props) {
  const formId = useId();
  const form = useDireccionForm({ direccion, isFirst, onSaved });
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
          <SaveButton formId={formId} isSending={form.isSending} />
        </div>
      }
    >
      <DireccionFields formId={formId} form={form} />
    </Dialog>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default DireccionDialog;
