import * as z from "zod/mini";
import { newColor, personalizacionLimits } from "#contract/schemas/campos.ts";
import { type Color, SaveColorSchema } from "#contract/schemas/colores.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { coloresCopy as copy } from "./colores.copy.ts";
import { saveColor } from "./colores-data.ts";

const { nombre, color: hex } = SaveColorSchema.shape;
const FormSchema = z.strictObject({ nombre, color: hex });

type Props = {
  /** Null for a new one. */
  color: Color | null;
  onSaved?: () => void;
};

export function ColorForm({ color, onSaved }: Props) {
  const { field, submit, failure, isSending } = useApiForm({
    schema: FormSchema,
    fields: ["nombre", "color"],
    defaultValues: { nombre: color?.nombre ?? "", color: color?.color ?? newColor },
    send: (values) => saveColor({ ...values, ...(color && { id: color.id }) }),
    onDone({ mensaje }, { form }) {
      showToast(mensaje);
      if (color === null) form.reset({ nombre: "", color: newColor });
      onSaved?.();
    },
  });
  const text = color === null ? copy.add : copy.save;
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      <div className="flex items-start gap-4">
        <TextField {...field("color")} label={copy.color} type="color" className="w-16" />
        <TextField
          {...field("nombre")}
          {...(color === null ? {} : { "data-autofocus": true })}
          className="flex-1"
          label={copy.nombre}
          maxLength={personalizacionLimits.opcion}
          autoComplete="off"
          required
        />
      </div>
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : text}
      </Button>
    </form>
  );
}
