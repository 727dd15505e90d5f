import { useEffect } from "react";
import { useBlocker } from "react-router";
import { isLeavingToLogin } from "#web/areas/acceso/session/session.ts";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { adminCopy as copy } from "../admin.copy.ts";

/** Asks before somebody leaves the section with an answer that is typed and not sent. Its own filters and pages keep it. */
export function LeaveDraftsDialog({ hasDrafts }: { hasDrafts: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasDrafts && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!hasDrafts) return;
    const ask = (event: BeforeUnloadEvent) => {
      // An ended session leads to the login whatever is answered here.
      if (!isLeavingToLogin()) event.preventDefault();
    };
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [hasDrafts]);
  if (blocker.state !== "blocked") return null;
  return (
    <ConfirmDialog
      title={copy.leaveDraftTitle}
      cancelLabel={copy.leaveDraftStay}
      confirmLabel={copy.leaveDraftGo}
      isDanger
      onCancel={() => blocker.reset()}
      onConfirm={() => blocker.proceed()}
    >
      <p>{copy.leaveDraft}</p>
    </ConfirmDialog>
  );
}
