import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { adminCopy as copy } from "../admin.copy.ts";
import { useLeaveGuard } from "../list/use-leave-guard.ts";

/** Filters and pages of the section keep the drafts. */
export function LeaveDialog({ hasDrafts }: { hasDrafts: boolean }) {
  const guard = useLeaveGuard(hasDrafts, { isSamePathAllowed: true });
  if (!guard.isAsking) return null;
  return (
    <ConfirmDialog
      title={copy.leaveDraftTitle}
      cancelLabel={copy.leaveDraftStay}
      confirmLabel={copy.leaveDraftGo}
      isDanger
      onCancel={guard.stay}
      onConfirm={guard.leave}
    >
      <p>{copy.leaveDraft}</p>
    </ConfirmDialog>
  );
}
