import * as z from "zod/mini";
import { SaveSinonimoSchema, type Sinonimo } from "#contract/schemas/busquedas.ts";
import { sinonimoLengths } from "#contract/values/lengths.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { busquedasCopy } from "./busquedas.copy.ts";
import { saveSinonimo } from "./busquedas-data.ts";

const copy = busquedasCopy.sinonimos;
const PalabrasSchema = z.strictObject({ palabras: SaveSinonimoSchema.shape.palabras });

type Props = {
  /** Null for a new group. */
  sinonimo: Sinonimo | null;
  onSaved?: () => void;
};

export function SinonimoForm({ sinonimo, onSaved }: Props) {
  const { field, submit, failure, isSending } = useApiForm({
    schema: PalabrasSchema,
    fields: ["palabras"],
    defaultValues: { palabras: sinonimo?.palabras ?? "" },
    send: ({ palabras }) => saveSinonimo(sinonimo?.id ?? null, palabras),
    onDone({ mensaje }, { form }) {
      showToast(mensaje);
      if (sinonimo === null) form.reset({ palabras: "" });
      onSaved?.();
    },
  });
  const text = sinonimo === null ? copy.add : copy.save;
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? busquedasCopy.failed}</Banner>}
      <TextField
        {...field("palabras")}
        {...(sinonimo === null ? {} : { "data-autofocus": true })}
        label={copy.palabras}
        maxLength={sinonimoLengths.palabras}
        autoComplete="off"
        required
      />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : text}
      </Button>
    </form>
  );
}
