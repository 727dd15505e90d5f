import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { productoFormCopy as copy } from "../productos/productos.copy.ts";
import type { LeaveGuard } from "./use-leave-guard.ts";

/** Asks before a form with unsaved changes is left. */
export function UnsavedDialog({ guard }: { guard: LeaveGuard }) {
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={copy.leaveTitle}
      cancelLabel={copy.stay}
      confirmLabel={copy.leave}
      isDanger
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <p>{copy.leaveText}</p>
    </ConfirmDialog>
  );
}
