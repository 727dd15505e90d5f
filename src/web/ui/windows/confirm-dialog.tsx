import type { ReactNode } from "react";
import { Button } from "../actions/button.tsx";
import { Dialog } from "./dialog.tsx";

type Props = {
  title: string;
  /** The consequences. */
  children: ReactNode;
  cancelLabel: string;
  confirmLabel: string;
  isDanger?: boolean;
  isBusy?: boolean;
  onCancel: () => void;
  onConfirm: () => void;
};

export function ConfirmDialog({
  title,
  children,
  cancelLabel,
  confirmLabel,
  isDanger = false,
  isBusy = false,
  onCancel,
  onConfirm,
}: Props) {
  return (
    <Dialog
      isOpen
      onClose={onCancel}
      title={title}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="quiet" onClick={onCancel}>
            {cancelLabel}
          </Button>
          <Button variant={isDanger ? "danger" : "primary"} isBusy={isBusy} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
