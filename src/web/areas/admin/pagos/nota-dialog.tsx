import { type FormEvent, useId, useState } from "react";
import { notaLength } from "#contract/values/lengths.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { TextArea } from "#web/ui/fields/text-area.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";

type Props = {
  title: string;
  lead: string;
  label: string;
  hint: string;
  /** The error without a nota. */
  required: string;
  cancel: string;
  confirm: string;
  sending: string;
  isDanger?: boolean;
  isBusy: boolean;
  failure: string | null;
  onClose: () => void;
  onSend: (nota: string) => void;
};

/** Asks for a nota before a change about money. */
export function NotaDialog({ title, lead, isDanger = false, isBusy, failure, ...props }: Props) {
  const { label, hint, required, cancel, confirm, sending, onClose, onSend } = props;
  const formId = useId();
  const fieldId = useId();
  const [nota, setNota] = useState("");
  const [isMissing, setIsMissing] = useState(false);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isBusy) return;
    const isEmpty = nota.trim() === "";
    setIsMissing(isEmpty);
    if (isEmpty) document.getElementById(fieldId)?.focus();
    else onSend(nota);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? "danger" : "primary"}
            isBusy={isBusy}
          >
            {isBusy ? sending : confirm}
          </Button>
        </div>
      }
    >
      <form id={formId} onSubmit={submit} method="post" noValidate className="grid gap-5">
        {failure && <Banner kind="error">{failure}</Banner>}
        <p>{lead}</p>
        <TextArea
          id={fieldId}
          label={label}
          hint={hint}
          rows={3}
          maxLength={notaLength}
          required
          error={isMissing ? required : undefined}
          value={nota}
          onChange={({ target: { value } }) => setNota(value)}
        />
      </form>
    </Dialog>
  );
}
