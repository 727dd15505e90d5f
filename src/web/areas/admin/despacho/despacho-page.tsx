import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import type { Route } from "./+types/despacho-page";
import { despachoCopy as copy } from "./despacho.copy.ts";
import { TablaEditor } from "./tabla-editor.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function DespachoPage() {
  const view = useOwn("getDespachoTabla");
  return (
    <div className="grid gap-8">
      <AdminHeading title={copy.title} lead={copy.lead} />
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && <TablaEditor tabla={view.data} />}
    </div>
  );
}
