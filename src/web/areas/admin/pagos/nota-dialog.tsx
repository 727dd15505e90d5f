import { useId } from "react";
import * as z from "zod/mini";
import type { ApiFailure } from "#contract/client.ts";
import { requiredText } from "#contract/schemas/fields.ts";
import { notaLength } from "#contract/values/lengths.ts";
import { useApiForm } from "#web/forms/use-api-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";

type Words = {
  title: string;
  lead: string;
  label: string;
  hint: string;
  /** The error without a nota. */
  required: string;
  cancel: string;
  confirm: string;
  sending: string;
  /** For a failure without a sentence of the server. */
  noAnswer: string;
};

type Props<Answer> = {
  words: Words;
  send: (nota: string) => Promise<{ ok: true; data: Answer } | ApiFailure>;
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

export function NotaDialog<Answer>({ words, send, onDone, onClose }: Props<Answer>) {
  const formId = useId();
  const { field, submit, failure, isSending } = useApiForm({
    schema: z.strictObject({ nota: requiredText("nota", notaLength, words.required) }),
    fields: ["nota"],
    defaultValues: { nota: "" },
    send: ({ nota }) => send(nota),
    onDone,
  });

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form={formId} isBusy={isSending}>
            {isSending ? words.sending : words.confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && <Banner kind="error">{failure.error ?? words.noAnswer}</Banner>}
        <p>{words.lead}</p>
        <TextArea
          {...field("nota")}
          label={words.label}
          hint={words.hint}
          rows={3}
          maxLength={notaLength}
          required
        />
      </form>
    </Dialog>
  );
}
