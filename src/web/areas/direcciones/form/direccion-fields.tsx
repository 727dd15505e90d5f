import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { RequiredNote } from "#web/forms/required-note.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { direccionesCopy as copy } from "../direcciones.copy.ts";
import { AliasFields } from "./alias-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { useComuna } from "./use-comuna.ts";
import type { DireccionForm } from "./use-direccion-form.ts";

/** The form without its buttons, which a dialog keeps in its footer. */
export function DireccionFields({ formId, form }: { formId: string; form: DireccionForm }) {
  const { summary, failure, isRecovered, discard } = form;
  const comuna = useComuna(form);
  return (
    <form id={formId} onSubmit={comuna.submit} method="post" noValidate className="grid gap-5">
      {isRecovered && <RecoveredBanner onDiscard={discard} />}
      <ErrorSummary {...summary} />
      {failure && <Banner kind="error">{failure.error ?? copy.saveFailed}</Banner>}
      <RequiredNote hasOptional />
      <PlaceFields form={form} comuna={comuna} />
      <AliasFields form={form} />
    </form>
  );
}

export function SaveButton({ formId, isSending }: { formId: string; isSending: boolean }) {
  return (
    <Button type="submit" form={formId} isBusy={isSending}>
      {isSending ? copy.saving : copy.save}
    </Button>
  );
}
