import { useState } from "react";
import {
  type Ajustes,
  type AjustesAnswer,
  AjustesSchema,
  avisosVentas,
} from "#contract/schemas/ajustes.ts";
import { textoNames } from "#contract/values/default-textos.ts";
import { ajustesLengths as max } from "#contract/values/lengths.ts";
import { formatMoment } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { ErrorSummary } from "#web/ui/fields/error-summary.tsx";
import { Select } from "#web/ui/fields/select.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { SaveBar } from "../forms/save-bar.tsx";
import { AdminPart } from "../list/admin-part.tsx";
import { useLeaveGuard } from "../list/use-leave-guard.ts";
import { ajusteHints, ajusteNames, avisoVentasNames, ajustesCopy as copy } from "./ajustes.copy.ts";
import { readAjustes, saveAjustes } from "./ajustes-data.ts";
import { AjustesPreview } from "./ajustes-preview.tsx";
import { type Stale, StaleAjustes } from "./stale-ajustes.tsx";

const numeric = { inputMode: "numeric", maxLength: 9 } as const;

export function AjustesForm({ answer }: { answer: AjustesAnswer }) {
  /** Answer that filled the form. */
  const [base, setBase] = useState(answer);
  const [stale, setStale] = useState<Stale | null>(null);
  const { form, field, submit, summary, failure, isSending } = useApiForm({
    schema: AjustesSchema,
    fields: Object.keys(ajusteNames) as (keyof Ajustes)[],
    defaultValues: answer.ajustes,
    send: (values) => {
      setStale(null);
      return saveAjustes(base.version, values);
    },
    onDone({ mensaje, ...saved }) {
      setBase(saved);
      form.reset(saved.ajustes);
      showToast(mensaje);
    },
    onFailure({ status }) {
      if (status === 409) void explainStale();
    },
  });

  const isChanged = form.formState.isDirty;
  const guard = useLeaveGuard(isChanged);

  async function explainStale(): Promise<void> {
    const fresh = await readAjustes();
    setStale({ fresh: fresh.ok ? fresh.data : null, isKept: false });
  }

  const named = (name: keyof Ajustes) => ({
    ...field(name),
    label: ajusteNames[name],
    hint: ajusteHints[name],
  });
  const line = (name: keyof Ajustes) => ({ ...named(name), maxLength: max.line });
  const text = (name: keyof Ajustes) => ({ ...named(name), maxLength: max.text, rows: 4 });

  return (
    <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <form onSubmit={submit} method="post" noValidate className="grid max-w-2xl gap-10">
        <ErrorSummary {...summary} />
        {failure && failure.status !== 409 && (
          <Banner kind="error">{failure.error ?? copy.saveFailed}</Banner>
        )}
        {stale && (
          <StaleAjustes
            stale={stale}
            base={base}
            onRetry={() => void explainStale()}
            onLoad={(fresh) => {
              setBase(fresh);
              form.reset(fresh.ajustes);
              setStale(null);
            }}
            onKeep={(fresh) => {
              setBase(fresh);
              setStale({ fresh, isKept: true });
            }}
          />
        )}
        <AdminPart {...copy.groups.shop}>
          <TextField {...named("nombre")} maxLength={max.nombre} required />
          <TextField {...line("lema")} required />
        </AdminPart>
        <AdminPart {...copy.groups.seller}>
          <TextField {...line("razon_social")} isOptional />
          <TextField {...line("rut")} isOptional />
          <TextField {...line("representante")} isOptional />
          <TextField {...line("direccion")} isOptional />
        </AdminPart>
        <AdminPart {...copy.groups.contact}>
          <TextField {...line("telefono")} type="tel" isOptional />
          <TextField {...line("email")} type="email" isOptional />
          <TextField {...line("horario")} isOptional />
          <TextField {...line("whatsapp")} type="tel" isOptional />
          <TextField {...line("instagram")} type="url" isOptional />
        </AdminPart>
        <AdminPart {...copy.groups.notices}>
          <Select {...named("aviso_ventas")}>
            {avisosVentas.map((way) => (
              <option key={way} value={way}>
                {avisoVentasNames[way]}
              </option>
            ))}
          </Select>
        </AdminPart>
        <AdminPart {...copy.groups.costs}>
          <TextField {...named("hora_maquina")} {...numeric} isOptional />
          <TextField {...named("fallas_porciento")} {...numeric} isOptional />
          <TextField {...named("terminacion_dias")} {...numeric} isOptional />
        </AdminPart>
        <AdminPart {...copy.groups.claims}>
          <TextField {...named("piezas_base")} {...numeric} required />
          <TextField {...named("respuesta_horas")} {...numeric} required />
          <TextField {...named("cuotas")} {...numeric} isOptional />
          <TextArea {...text("despacho")} required />
          <TextArea {...text("privacidad")} required />
          <TextArea {...text("boleta")} required />
          <TextArea {...text("transferencia")} isOptional />
        </AdminPart>
        <AdminPart {...copy.groups.textos}>
          {textoNames.map((name) => (
            <TextArea key={name} {...named(name)} maxLength={max.texto} rows={3} required />
          ))}
        </AdminPart>
        <p className="text-sm text-muted">
          {base.actualizado_en === null
            ? copy.neverSaved
            : copy.savedOn(formatMoment(base.actualizado_en))}
        </p>
        <SaveBar isChanged={isChanged} isSending={isSending} guard={guard} />
      </form>
      <AjustesPreview values={form.watch()} />
    </div>
  );
}
