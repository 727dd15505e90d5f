import * as z from "zod/mini";
import type { Color } from "#contract/schemas/colores.ts";
import { type Filamento, SaveFilamentoSchema } from "#contract/schemas/filamentos.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { readWholeNumber, showWholeNumber } from "#web/forms/whole-number.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { coloresCopy, filamentoCopy as copy } from "./colores.copy.ts";
import { saveFilamento } from "./colores-data.ts";

const { gramos, precio_kilo, aviso_gramos } = SaveFilamentoSchema.shape;

function typed(schema: typeof gramos) {
  const read = (text: string): string | number | undefined => readWholeNumber(text);
  return z.pipe(z.transform(read), schema);
}

const FormSchema = z.strictObject({
  gramos: typed(gramos),
  precio_kilo: typed(precio_kilo),
  aviso_gramos: typed(aviso_gramos),
});

const fields = ["gramos", "precio_kilo", "aviso_gramos"] as const;
const spoolGramos = 1000;
/** Enough for most pieces. */
const usualAviso = 200;

type Props = {
  color: Color;
  filamento: Filamento | undefined;
  onSaved: () => void;
};

export function FilamentoForm({ color, filamento, onSaved }: Props) {
  const { form, field, submit, failure, isSending } = useApiForm({
    schema: FormSchema,
    fields,
    defaultValues: {
      gramos: filamento ? String(Math.max(filamento.gramos, 0)) : "",
      precio_kilo: filamento ? showWholeNumber(filamento.precio_kilo) : "",
      aviso_gramos: String(filamento?.aviso_gramos ?? usualAviso),
    },
    send: (values) =>
      saveFilamento({ ...values, color_id: color.id, visto: filamento?.gramos ?? null }),
    onDone({ mensaje }) {
      showToast(mensaje);
      onSaved();
    },
  });
  const addSpool = () => {
    const left = Number(readWholeNumber(form.getValues("gramos"))) || 0;
    form.setValue("gramos", String(left + spoolGramos), { shouldValidate: true });
  };
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? coloresCopy.failed}</Banner>}
      <div className="grid gap-2">
        <TextField
          {...field("gramos")}
          data-autofocus
          label={copy.gramos}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Button variant="secondary" size="small" className="justify-self-start" onClick={addSpool}>
          {copy.spool}
        </Button>
      </div>
      <TextField
        {...field("precio_kilo")}
        label={copy.precio}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextField
        {...field("aviso_gramos")}
        label={copy.aviso}
        hint={copy.avisoHint}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? coloresCopy.saving : coloresCopy.save}
      </Button>
    </form>
  );
}
