import { useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import { showToast } from "#web/app/toasts.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";

type Words = {
  button: string;
  buttonOf: (nombre: string) => string;
  title: string;
  text: (nombre: string) => string;
  done: (nombre: string) => string;
};

type ActivoWords = { activate: Words; deactivate: Words; cancel: string; changeFailed: string };

type Row = { id: number; nombre: string; activo: boolean };

type ButtonProps = { row: Row; words: ActivoWords; onClick: () => void };

export function ActivoButton({ row: { nombre, activo }, words, onClick }: ButtonProps) {
  const { button, buttonOf } = activo ? words.deactivate : words.activate;
  return (
    <button type="button" aria-label={buttonOf(nombre)} onClick={onClick} className={buttonClass}>
      {button}
    </button>
  );
}

const buttonClass =
  "inline-flex min-h-11 items-center rounded-soft px-2 text-sm whitespace-nowrap underline " +
  "decoration-hairline decoration-2 underline-offset-4 hover:bg-quiet hover:decoration-ink";

type DialogProps = {
  row: Row;
  words: ActivoWords;
  change: (id: number, isActivo: boolean) => Promise<{ ok: true } | ApiFailure>;
  onClose: () => void;
};

/** Asks before a row leaves the shop or comes back. */
export function ActivoDialog({ row: { id, nombre, activo }, words, change, onClose }: DialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { button, title, text, done } = activo ? words.deactivate : words.activate;

  async function run(): Promise<void> {
    setIsBusy(true);
    const result = await change(id, !activo);
    if (result.ok) showToast(done(nombre));
    else showToast(result.error ?? words.changeFailed, "error");
    onClose();
  }

  return (
    <ConfirmDialog
      title={title}
      cancelLabel={words.cancel}
      confirmLabel={button}
      isDanger={activo}
      isBusy={isBusy}
      onCancel={onClose}
      onConfirm={() => void run()}
    >
      <p>{text(nombre)}</p>
    </ConfirmDialog>
  );
}
