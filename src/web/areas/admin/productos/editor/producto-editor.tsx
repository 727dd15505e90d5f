import { useId } from "react";
import { useLocation } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useFaults } from "#web/forms/use-faults.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminCopy } from "../../admin.copy.ts";
import { UnsavedDialog } from "../../list/unsaved-dialog.tsx";
import { useLeaveGuard } from "../../list/use-leave-guard.ts";
import { adminProductosCopy, productoFormCopy as copy } from "../productos.copy.ts";
import { ImagenesField } from "./imagenes-field.tsx";
import { ProductoFields } from "./producto-fields.tsx";
import { formFields } from "./producto-values.ts";
import { TroubleBanner } from "./trouble-banner.tsx";
import { useProductoForm } from "./use-producto-form.ts";
import { useProductoSave } from "./use-producto-save.ts";

type Props = {
  producto: ProductoDetalle | null;
  /** The one that a new one is a copy of. */
  model: ProductoDetalle | null;
  onCopy: (id: number) => void;
  onClose: () => void;
};

export function ProductoEditor({ producto, model, onCopy, onClose }: Props) {
  const formId = useId();
  const draft = useProductoForm(producto, model);
  const isForImagenes = useLocation().hash === "#imagenes";
  const guard = useLeaveGuard(draft.isChanged);
  const faults = useFaults(draft.form, formFields);
  const saving = useProductoSave(draft, {
    takeFaults: faults.takeServer,
    onSaved({ producto: saved }) {
      guard.allow();
      const { nombre } = saved;
      const link = { label: copy.seeInTienda, to: productoPath(saved) };
      const text = producto ? copy.updated(nombre) : copy.created(nombre);
      showToast(text, "success", saved.activo ? { link } : {});
      onClose();
    },
  });
  const submit = draft.form.handleSubmit(saving.save, faults.onInvalid);
  return (
    <>
      <Dialog
        isOpen
        onClose={onClose}
        title={producto ? adminProductosCopy.edit : adminProductosCopy.create}
        size="wide"
        footer={
          <div className="flex flex-wrap justify-end sm:gap-3">
            {producto && (
              <Button
                variant="quiet"
                className="mr-auto max-sm:px-2 max-sm:text-sm"
                onClick={() => onCopy(producto.id)}
              >
                {copy.duplicate}
              </Button>
            )}
            <Button variant="quiet" className="max-sm:px-2 max-sm:text-sm" onClick={onClose}>
              {copy.cancel}
            </Button>
            <Button
              type="submit"
              form={formId}
              className="max-sm:grow max-sm:px-3 max-sm:text-sm"
              isBusy={saving.isSaving || draft.imagenes.isPreparing}
            >
              {saving.isSaving ? copy.saving : copy.save}
            </Button>
          </div>
        }
      >
        <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
          {draft.recovered && (
            <RecoveredBanner
              {...(draft.recovered.hadNewImagenes && { text: adminCopy.recoveredWithoutImagenes })}
              onDiscard={draft.discardRecovered}
            />
          )}
          {model && <Banner kind="info">{copy.copied(model.nombre)}</Banner>}
          <ErrorSummary {...faults.summary} />
          <TroubleBanner
            trouble={saving.trouble}
            onRetry={() => void saving.retryFresh()}
            onLoad={saving.loadFresh}
            onKeep={saving.keepMine}
          />
          <ProductoFields
            form={draft.form}
            producto={producto}
            isSaving={saving.isSaving}
            isFocusedFirst={!isForImagenes}
          >
            <ImagenesField
              draft={draft.imagenes}
              shares={saving.shares}
              isSaving={saving.isSaving}
              isFocusedFirst={isForImagenes}
              error={saving.imagenesError}
            />
          </ProductoFields>
        </form>
      </Dialog>
      <UnsavedDialog guard={guard} />
    </>
  );
}
