import { useId } from "react";
import type { Direccion } from "#contract/schemas/direcciones.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { AliasFields } from "./alias-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { useComuna } from "./use-comuna.ts";
import { useDireccionForm } from "./use-direccion-form.ts";

type Props = {
  /** The direccion to edit, or null for a new one. */
  direccion: Direccion | null;
  onClose: () => void;
  onSaved: (direccion: Direccion) => void;
};

function DireccionDialog({ direccion, onClose, onSaved }: Props) {
  const formId = useId();
  const form = useDireccionForm({ direccion, onSaved });
  const { summary, failure, isSending, isRecovered, discard } = form;
  const comuna = useComuna(form);
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
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? copy.saving : copy.save}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={comuna.submit} method="post" noValidate className="grid gap-5">
        {isRecovered && <RecoveredBanner onDiscard={discard} />}
        <ErrorSummary {...summary} />
        {failure && <Banner kind="error">{failure.error ?? copy.saveFailed}</Banner>}
        <RequiredNote hasOptional />
        <PlaceFields form={form} comuna={comuna} />
        <AliasFields form={form} />
      </form>
    </Dialog>
  );
}

// biome-ignore lint/style/noDefaultExport: React.lazy takes the default export
export default DireccionDialog;
