import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import type { RespuestaDrafts } from "./respuesta-drafts.ts";

type Props = {
  /** Id of the row. */
  id: number;
  drafts: RespuestaDrafts;
  /** The published respuesta; only that can be emptied. */
  saved?: string;
  /** In characters, as the API takes it. */
  maxLength: number;
  label: string;
  hint: string;
  words: { respuestaEmpty: string; send: string; sending: string; sendFailed: string };
  hasFocus?: boolean;
  send: (respuesta: string) => Promise<{ ok: true; data: { mensaje: string } } | ApiFailure>;
  onSent: () => void;
  actions: ReactNode;
};

/** The draft is kept until it was sent. */
export function RespuestaForm({ id, drafts, saved = "", words, hasFocus, ...props }: Props) {
  const text = drafts.get(id) ?? saved;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<{ field?: string; call?: string }>({});
  useEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (text.trim() === "" && saved === "") return refuse(words.respuestaEmpty);
    setFailure({});
    setIsSending(true);
    const result = await props.send(text);
    setIsSending(false);
    if (result.ok) {
      drafts.set(id, undefined);
      props.onSent();
      return showToast(result.data.mensaje);
    }
    if (result.campos.respuesta) refuse(result.campos.respuesta);
    else setFailure({ call: result.error ?? words.sendFailed });
  }

  function refuse(reason: string): void {
    setFailure({ field: reason });
    field.current?.focus();
  }

  return (
    <form
      onSubmit={(event) => void submit(event)}
      noValidate
      className="grid max-w-text grid-cols-[minmax(0,1fr)] gap-4"
    >
      {failure.call && <Banner kind="error">{failure.call}</Banner>}
      <TextArea
        ref={field}
        className="grid-cols-[minmax(0,1fr)]"
        label={props.label}
        hint={props.hint}
        error={failure.field}
        maxLength={props.maxLength}
        readOnly={isSending}
        value={text}
        onChange={({ target: { value } }) => drafts.set(id, value === saved ? undefined : value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isSending}>
          {isSending ? words.sending : words.send}
        </Button>
        {props.actions}
      </div>
    </form>
  );
}
