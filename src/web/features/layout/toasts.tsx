import { dismissToast, holdToasts, releaseToasts, useToasts } from "#web/state/toasts.ts";
import { ToastRegion } from "#web/ui/toast-region.tsx";

export function Toasts() {
  return (
    <ToastRegion
      toasts={useToasts()}
      onDismiss={dismissToast}
      onHold={holdToasts}
      onRelease={releaseToasts}
    />
  );
}
