import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod/mini";
import { type CategoriaAdmin, SaveCategoriaSchema } from "#contract/schemas/categorias-admin.ts";
import { categoriaLengths } from "#contract/values/lengths.ts";
import { showToast } from "#web/app/toasts.ts";
import { setServerErrors } from "#web/forms/server-errors.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminCategoriasCopy as copy } from "./categorias.copy.ts";
import { saveCategoria } from "./categorias-data.ts";

const NombreSchema = z.strictObject({ nombre: SaveCategoriaSchema.shape.nombre });

type Props = {
  /** Null for a new one. */
  categoria: CategoriaAdmin | null;
  onClose: () => void;
};

export function CategoriaDialog({ categoria, onClose }: Props) {
  const formId = useId();
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(NombreSchema),
    defaultValues: { nombre: categoria?.nombre ?? "" },
  });
  const [failure, setFailure] = useState<string | null>(null);

  async function save({ nombre }: { nombre: string }): Promise<void> {
    setFailure(null);
    const result = await saveCategoria(categoria?.id ?? null, nombre);
    if (result.ok) {
      showToast(categoria ? copy.renamed(nombre) : copy.created(nombre));
      return onClose();
    }
    if (setServerErrors({ setError }, result, ["nombre"])) return;
    const sentence = result.error ?? copy.saveFailed;
    // Only the name has to be unique.
    if (result.status === 409) setError("nombre", { message: sentence }, { shouldFocus: true });
    else setFailure(sentence);
  }

  const isSaving = formState.isSubmitting;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={categoria ? copy.edit : copy.create}
      footer={
        <div className="flex justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSaving}>
            {isSaving ? copy.saving : copy.save}
          </Button>
        </div>
      }
    >
      <form
        id={formId}
        onSubmit={handleSubmit(save)}
        method="post"
        noValidate
        className="grid gap-5"
      >
        {failure && <Banner kind="error">{failure}</Banner>}
        <TextField
          {...register("nombre")}
          data-autofocus
          readOnly={isSaving}
          label={copy.nombre}
          hint={categoria ? copy.slugHint : undefined}
          error={formState.errors.nombre?.message}
          maxLength={categoriaLengths.nombre}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  );
}
