import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { DespachoTablaForm } from "./despacho-tabla-form.tsx";
import { TryTabla } from "./try-tabla.tsx";

export function DespachoPage() {
  const view = useOwn("getDespachoTabla");
  return (
    <div className="grid gap-8">
      <AdminHeading title={copy.title} lead={copy.lead} />
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && (
        <div className="grid items-start gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <DespachoTablaForm tabla={view.data} />
          <TryTabla />
        </div>
      )}
    </div>
  );
}
