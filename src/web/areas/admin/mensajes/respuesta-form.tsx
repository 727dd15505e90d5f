import { type FormEvent, type ReactNode, useId, useState } from "react";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { MensajeProps } from "./mensaje-props.ts";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";
import { sendRespuesta } from "./mensajes-data.ts";

/** Longest answer the API takes, in characters. */
const maxLength = 4000;

type Props = MensajeProps & { actions: ReactNode };

/** Writes an answer. What is typed stays until it was sent. */
export function RespuestaForm({ mensaje, drafts, onActed, actions }: Props) {
  const { id, email, respuestas } = mensaje;
  const text = drafts.get(id) ?? "";
  const fieldId = useId();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; call?: string }>({});

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "") return refuse(copy.respuestaEmpty);
    setFailure({});
    setIsSending(true);
    const result = await sendRespuesta(id, text);
    setIsSending(false);
    if (result.ok) {
      onActed();
      drafts.set(id, undefined);
      return showToast(result.data.mensaje);
    }
    const { respuesta } = result.campos;
    if (respuesta) refuse(respuesta);
    else setFailure({ call: result.error ?? copy.sendFailed });
  }

  function refuse(reason: string): void {
    setFailure({ field: reason });
    document.getElementById(fieldId)?.focus();
  }

  return (
    <form
      onSubmit={(event) => void send(event)}
      noValidate
      className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-4"
    >
      {failure.call && <Banner kind="error">{failure.call}</Banner>}
      <TextArea
        id={fieldId}
        className="grid-cols-[minmax(0,1fr)]"
        label={respuestas.length === 0 ? copy.respuesta : copy.anotherRespuesta}
        hint={copy.respuestaHint(email)}
        error={failure.field}
        maxLength={maxLength}
        readOnly={isSending}
        value={text}
        onChange={({ target: { value } }) => drafts.set(id, value === "" ? undefined : value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? copy.sending : copy.send}
        </Button>
        {actions}
      </div>
    </form>
  );
}
