import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OwnOpinion } from "#contract/schemas/opiniones.ts";
import { showToast } from "#web/app/toasts.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { useKeepTexts, useRecoveredTexts } from "#web/areas/acceso/drafts/use-kept-draft.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { ProductoComprado } from "./opinion-link.tsx";
import { opinionesCopy as copy } from "./opiniones.copy.ts";
import { saveOpinion } from "./opiniones-data.ts";
import { StarsField } from "./stars-field.tsx";

/** Longest comentario the API takes, in characters. */
const maxLength = 2000;

type Props = {
  formId: string;
  producto: ProductoComprado;
  /** The one that stands, null before the first. */
  opinion: OwnOpinion | null;
  onBusyChange: (isBusy: boolean) => void;
  /** Whether there is something typed that was not saved. */
  onChange: (isChanged: boolean) => void;
  onSaved: () => void;
};

/** Stars and words about a bought producto. What is typed stays until it was saved. */
export function OpinionForm({ formId, producto, opinion, onBusyChange, onChange, onSaved }: Props) {
  const draftName = `opinion:${producto.producto_id}`;
  const standing = textsOf(opinion);
  const draft = useRecoveredTexts(draftName, standing);
  const [typed, setTyped] = useState(draft.texts);
  const calificacion = Number(typed.calificacion);
  const { comentario } = typed;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isChanged = useKeepTexts(draftName, { typed, standing });
  useEffect(() => onChange(isChanged), [isChanged, onChange]);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (calificacion === 0) return refuse({ calificacion: copy.calificacionMissing });
    setErrors({});
    setFailure(null);
    onBusyChange(true);
    const { producto_id } = producto;
    const result = await saveOpinion({ producto_id, calificacion, comentario });
    onBusyChange(false);
    if (result.ok) {
      showToast(result.data.mensaje);
      return onSaved();
    }
    if (result.campos.calificacion || result.campos.comentario) refuse(result.campos);
    else setFailure(result.error ?? copy.failed);
  }

  function refuse(reasons: Record<string, string>): void {
    setErrors(reasons);
    const first = reasons.calificacion ? "input" : "textarea";
    form.current?.querySelector<HTMLElement>(first)?.focus();
  }

  function discard(): void {
    // The button that was pressed goes away.
    form.current?.querySelector<HTMLElement>("input")?.focus();
    draft.discard();
    setTyped(standing);
  }

  return (
    <form
      ref={form}
      id={formId}
      onSubmit={(event) => void save(event)}
      noValidate
      className="grid gap-5"
    >
      <div>
        <p className="font-semibold">{producto.nombre_producto}</p>
        <p className="text-sm text-pizarra">{copy.lead}</p>
      </div>
      {draft.isRecovered && <RecoveredBanner onDiscard={discard} />}
      {failure && <Banner kind="error">{failure}</Banner>}
      {opinion?.oculta && <Banner kind="info">{copy.hidden}</Banner>}
      <StarsField
        value={calificacion}
        error={errors.calificacion}
        onChange={(value) => setTyped({ ...typed, calificacion: String(value) })}
      />
      <TextArea
        label={copy.comentario}
        isOptional
        hint={copy.left(maxLength - comentario.length)}
        error={errors.comentario}
        maxLength={maxLength}
        value={comentario}
        onChange={({ target }) => setTyped({ ...typed, comentario: target.value })}
      />
      {opinion?.respuesta && (
        <div className="border-l-2 border-lapis pl-5">
          <p className="text-sm text-pizarra">{copy.respuesta}</p>
          <p className="whitespace-pre-line">{opinion.respuesta}</p>
        </div>
      )}
    </form>
  );
}

/** The stars as text, 0 while there are none: the whole form waits as texts when a session ends. */
function textsOf(opinion: OwnOpinion | null) {
  return {
    calificacion: String(opinion?.calificacion ?? 0),
    comentario: opinion?.comentario ?? "",
  };
}
