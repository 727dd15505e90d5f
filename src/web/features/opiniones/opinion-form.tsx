import { type FormEvent, useEffect, useRef, useState } from "react";
import type { OpinionPropia } from "#contract/opiniones.ts";
import { opinionesCopy as copy } from "#web/copy/opiniones.ts";
import { showToast } from "#web/state/toasts.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import type { ProductoComprado } from "./opinar-link.tsx";
import { saveOpinion } from "./opiniones-data.ts";
import { StarsField } from "./stars-field.tsx";

/** Longest comentario the API takes, in characters. */
const maxLength = 2000;

type Props = {
  formId: string;
  producto: ProductoComprado;
  /** The one that stands, null before the first. */
  opinion: OpinionPropia | null;
  onBusyChange: (isBusy: boolean) => void;
  /** Whether there is something typed that was not saved. */
  onChange: (isChanged: boolean) => void;
  onSaved: () => void;
};

/** Stars and words about a bought producto. What is typed stays until it was saved. */
export function OpinionForm({ formId, producto, opinion, onBusyChange, onChange, onSaved }: Props) {
  const [calificacion, setCalificacion] = useState(opinion?.calificacion ?? 0);
  const [comentario, setComentario] = useState(opinion?.comentario ?? "");
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const isChanged =
    calificacion !== (opinion?.calificacion ?? 0) || comentario !== (opinion?.comentario ?? "");
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
      {failure && <Banner kind="error">{failure}</Banner>}
      {opinion?.oculta && <Banner kind="info">{copy.hidden}</Banner>}
      <StarsField value={calificacion} error={errors.calificacion} onChange={setCalificacion} />
      <TextArea
        label={copy.comentario}
        isOptional
        hint={copy.left(maxLength - comentario.length)}
        error={errors.comentario}
        maxLength={maxLength}
        value={comentario}
        onChange={({ target }) => setComentario(target.value)}
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
