import { useId } from "react";
import * as z from "zod/mini";
import {
  impresoraBounds as bounds,
  type Impresora,
  SaveImpresoraSchema,
} from "#contract/schemas/impresoras.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { DiasField } from "./dias-field.tsx";
import { impresorasCopy as copy } from "./impresoras.copy.ts";
import { saveImpresora } from "./impresoras-data.ts";

type Typed = {
  nombre: string;
  activa: boolean;
  dias: string;
  desde: string;
  hasta: string;
  materiales: string;
  colores: string;
  cerrada_desde: string;
  cerrada_hasta: string;
};

const fields = [
  ...(["nombre", "dias", "desde", "hasta", "materiales", "colores"] as const),
  ...(["cerrada_desde", "cerrada_hasta"] as const),
] as const;

/** Monday to Friday by day, until its owner says otherwise. */
const first: Typed = {
  ...{ nombre: "", activa: true, dias: "12345", desde: "8", hasta: "22", materiales: "" },
  ...{ colores: "1", cerrada_desde: "", cerrada_hasta: "" },
};

function toTyped(impresora: Impresora): Typed {
  const { nombre, activa, dias, desde, hasta, materiales, colores, ...rest } = impresora;
  return {
    ...{ nombre, activa, dias, desde: String(desde), hasta: String(hasta) },
    ...{ materiales: materiales.join(", "), colores: String(colores) },
    cerrada_desde: rest.cerrada_desde ?? "",
    cerrada_hasta: rest.cerrada_hasta ?? "",
  };
}

type Sent = z.input<typeof SaveImpresoraSchema>;

function readTyped({ materiales, cerrada_desde, cerrada_hasta, ...typed }: Typed): Sent {
  const names = materiales.split(",").map((name) => name.trim());
  return {
    ...{ ...typed, version: 0, materiales: names.filter((name) => name !== "") },
    cerrada_desde: cerrada_desde || null,
    cerrada_hasta: cerrada_hasta || null,
  };
}

const FormSchema = z.pipe(z.transform(readTyped), SaveImpresoraSchema);

type Props = {
  /** Null for a new one. */
  impresora: Impresora | null;
  onSaved: () => void;
};

export function ImpresoraForm({ impresora, onSaved }: Props) {
  const switchId = useId();
  const { form, field, submit, failure, isSending } = useApiForm({
    schema: FormSchema,
    fields,
    defaultValues: impresora ? toTyped(impresora) : first,
    send: (values) =>
      saveImpresora({
        ...values,
        ...(impresora && { id: impresora.id, version: impresora.version }),
      }),
    onDone({ mensaje }) {
      showToast(mensaje);
      onSaved();
    },
  });
  const numeric = { inputMode: "numeric", autoComplete: "off", required: true } as const;
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-4">
      {failure && <Banner kind="error">{failure.error ?? copy.saveFailed}</Banner>}
      <TextField
        {...field("nombre")}
        data-autofocus
        label={copy.nombre}
        maxLength={bounds.nombre}
        autoComplete="off"
        required
      />
      <div>
        <div className="flex items-center justify-between gap-4">
          <label htmlFor={switchId}>{copy.activa}</label>
          <Switch
            id={switchId}
            isOn={form.watch("activa")}
            onChange={(isOn) => form.setValue("activa", isOn)}
          />
        </div>
        <p className="text-sm text-muted">{copy.activaHint}</p>
      </div>
      <DiasField
        dias={form.watch("dias")}
        error={field("dias").error}
        onChange={(dias) => form.setValue("dias", dias, { shouldValidate: dias !== "" })}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField {...field("desde")} label={copy.desde} hint={copy.horaHint} {...numeric} />
        <TextField {...field("hasta")} label={copy.hasta} hint={copy.horaHint} {...numeric} />
      </div>
      <TextField
        {...field("materiales")}
        label={copy.materiales}
        hint={copy.materialesHint}
        autoComplete="off"
        isOptional
      />
      <TextField {...field("colores")} label={copy.colores} hint={copy.coloresHint} {...numeric} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-semibold">{copy.cerrada}</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField {...field("cerrada_desde")} label={copy.cerradaDesde} type="date" isOptional />
          <TextField {...field("cerrada_hasta")} label={copy.cerradaHasta} type="date" isOptional />
        </div>
        <p className="text-sm text-muted">{copy.cerradaHint}</p>
      </fieldset>
      <Button type="submit" isBusy={isSending} className="justify-self-start">
        {isSending ? copy.saving : copy.save}
      </Button>
    </form>
  );
}
