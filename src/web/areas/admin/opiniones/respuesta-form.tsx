import { type FormEvent, useEffect, useRef, useState } from "react";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { OpinionProps } from "./opinion-props.ts";
import { adminOpinionesCopy as copy } from "./opiniones.copy.ts";
import { patchOpinion } from "./opiniones-data.ts";

/** Longest answer the API takes, in characters. */
const maxLength = 2000;

type Props = OpinionProps & { onClose: () => void };

/** Writes or changes the answer below an opinion. What is typed stays until it was published. */
export function RespuestaForm({ opinion, drafts, onActed, onClose }: Props) {
  const { id, respuesta } = opinion;
  const saved = respuesta ?? "";
  const text = drafts.get(id) ?? saved;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; call?: string }>({});
  useEffect(() => field.current?.focus(), []);

  function close(): void {
    drafts.set(id, undefined);
    onClose();
  }

  async function publish(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "" && saved === "") return refuse(copy.respuestaEmpty);
    setFailure({});
    setIsSending(true);
    const result = await patchOpinion(id, { respuesta: text });
    setIsSending(false);
    if (result.ok) {
      onActed();
      close();
      return showToast(result.data.mensaje);
    }
    if (result.campos.respuesta) refuse(result.campos.respuesta);
    else setFailure({ call: result.error ?? copy.publishFailed });
  }

  function refuse(reason: string): void {
    setFailure({ field: reason });
    field.current?.focus();
  }

  return (
    <form onSubmit={(event) => void publish(event)} noValidate className="grid max-w-text gap-4">
      {failure.call && <Banner kind="error">{failure.call}</Banner>}
      <TextArea
        ref={field}
        label={copy.respuesta}
        hint={saved === "" ? copy.respuestaHint : copy.respuestaEditHint}
        error={failure.field}
        maxLength={maxLength}
        readOnly={isSending}
        value={text}
        onChange={({ target: { value } }) => drafts.set(id, value === saved ? undefined : value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? copy.publishing : copy.publish}
        </Button>
        <Button variant="quiet" onClick={close}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
