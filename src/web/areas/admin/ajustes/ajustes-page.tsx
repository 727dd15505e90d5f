import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import type { Route } from "./+types/ajustes-page";
import { ajustesCopy as copy } from "./ajustes.copy.ts";
import { AjustesForm } from "./ajustes-form.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function AjustesPage() {
  const view = useOwn("getAjustes");
  return (
    <div className="grid gap-8">
      <AdminHeading title={copy.title} lead={copy.lead} />
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && <AjustesForm answer={view.data} />}
    </div>
  );
}
