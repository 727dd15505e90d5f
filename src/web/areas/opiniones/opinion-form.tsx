import { useEffect } from "react";
import { Controller } from "react-hook-form";
import * as z from "zod/mini";
import { OpinionInputSchema, type OwnOpinion } from "#contract/schemas/opiniones.ts";
import { opinionLengths } from "#contract/values/lengths.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useDraftForm } from "#web/areas/acceso/drafts/use-draft-form.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { BoughtProducto } from "./opinion-link.tsx";
import { opinionesCopy as copy } from "./opiniones.copy.ts";
import { saveOpinion } from "./opiniones-data.ts";
import { StarsField } from "./stars-field.tsx";

const maxLength = opinionLengths.comentario;

/** Drafts hold texts only; "0" is no calificacion. */
const OpinionFormSchema = z.strictObject({
  calificacion: z.string().check(z.regex(/^[1-5]$/, copy.calificacionMissing)),
  comentario: OpinionInputSchema.shape.comentario,
});

export type OpinionFormState = { isSending: boolean; isChanged: boolean };

type Props = {
  formId: string;
  producto: BoughtProducto;
  /** Null before the first one. */
  opinion: OwnOpinion | null;
  onStateChange: (state: OpinionFormState) => void;
  onSaved: () => void;
};

export function OpinionForm({ formId, producto, opinion, onStateChange, onSaved }: Props) {
  const { producto_id, nombre_producto } = producto;
  const apiForm = useDraftForm({
    draft: `opinion:${producto_id}`,
    saved: textsOf(opinion),
    schema: OpinionFormSchema,
    fields: ["calificacion", "comentario"],
    send: ({ calificacion, comentario }) =>
      saveOpinion({ producto_id, calificacion: Number(calificacion), comentario }),
    onDone: ({ mensaje }) => {
      showToast(mensaje);
      onSaved();
    },
  });
  const { form, field, submit, failure, isRecovered, discard, isSending, isChanged } = apiForm;
  useEffect(() => onStateChange({ isSending, isChanged }), [isSending, isChanged, onStateChange]);
  const charactersLeft = maxLength - (form.watch("comentario") ?? "").length;

  return (
    <form id={formId} onSubmit={submit} noValidate className="grid gap-5">
      <div>
        <p className="font-semibold">{nombre_producto}</p>
        <p className="text-sm text-muted">{copy.lead}</p>
      </div>
      {isRecovered && <RecoveredBanner onDiscard={discard} />}
      {failure && <Banner kind="error">{failure.error ?? copy.failed}</Banner>}
      {opinion?.oculta && <Banner kind="info">{copy.hidden}</Banner>}
      <Controller
        control={form.control}
        name="calificacion"
        render={({ field: { value, onChange, ref }, fieldState }) => (
          <StarsField
            value={Number(value)}
            error={fieldState.error?.message}
            onChange={(stars) => {
              onChange(String(stars));
              form.clearErrors("calificacion");
            }}
            inputRef={ref}
          />
        )}
      />
      <TextArea
        {...field("comentario")}
        label={copy.comentario}
        isOptional
        hint={copy.left(charactersLeft)}
        maxLength={maxLength}
      />
      {opinion?.respuesta && (
        <div className="border-l-2 border-accent pl-5">
          <p className="text-sm text-muted">{copy.respuesta}</p>
          <p className="whitespace-pre-line">{opinion.respuesta}</p>
        </div>
      )}
    </form>
  );
}

function textsOf(opinion: OwnOpinion | null) {
  return {
    calificacion: String(opinion?.calificacion ?? 0),
    comentario: opinion?.comentario ?? "",
  };
}
