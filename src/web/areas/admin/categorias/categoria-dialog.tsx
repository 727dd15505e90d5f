import { useId } from "react";
import * as z from "zod/mini";
import type { ApiFailure } from "#contract/client.ts";
import { type CategoriaAdmin, SaveCategoriaSchema } from "#contract/schemas/categorias-admin.ts";
import { categoriaLengths } from "#contract/values/lengths.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
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
  const { form, field, submit, failure, isSending } = useApiForm({
    schema: NombreSchema,
    fields: ["nombre"],
    defaultValues: { nombre: categoria?.nombre ?? "" },
    send: ({ nombre }) => saveCategoria(categoria?.id ?? null, nombre),
    onDone(_answer, { values: { nombre } }) {
      showToast(categoria ? copy.renamed(nombre) : copy.created(nombre));
      onClose();
    },
    onFailure(refusal) {
      if (!isTaken(refusal)) return;
      form.setError("nombre", { message: messageOf(refusal) }, { shouldFocus: true });
    },
  });
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
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? copy.saving : copy.save}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && !isTaken(failure) && <Banner kind="error">{messageOf(failure)}</Banner>}
        <TextField
          {...field("nombre")}
          data-autofocus
          readOnly={isSending}
          label={copy.nombre}
          hint={categoria ? copy.slugHint : undefined}
          maxLength={categoriaLengths.nombre}
          autoComplete="off"
          required
        />
      </form>
    </Dialog>
  );
}

/** Only the name has to be unique. */
function isTaken({ status }: ApiFailure): boolean {
  return status === 409;
}

function messageOf({ error }: ApiFailure): string {
  return error ?? copy.saveFailed;
}
