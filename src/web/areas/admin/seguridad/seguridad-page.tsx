import { pageMeta } from "#web/app/page/page-meta.ts";
import { LoadFailure } from "#web/ui/feedback/load-failure.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import type { Route } from "./+types/seguridad-page";
import { seguridadCopy as copy } from "./seguridad.copy.ts";
import { useSeguridad } from "./seguridad-data.ts";
import { SeguridadSections } from "./seguridad-sections.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function SeguridadPage() {
  return (
    <div className="grid gap-8">
      <AdminHeading
        title={copy.title}
        lead={copy.lead}
        crumbs={[{ text: copy.back, to: "/admin" }, { text: copy.title }]}
      />
      <Seguridad />
    </div>
  );
}

export function Seguridad() {
  const view = useSeguridad();
  if (view.status === "loading") return <Spinner label={copy.loading} className="py-16" />;
  if (view.status === "error") {
    return (
      <LoadFailure title={copy.loadFailed} retry={adminCopy.retry} onRetry={view.refresh}>
        {copy.loadFailedHelp}
      </LoadFailure>
    );
  }
  return <SeguridadSections seguridad={view.data} />;
}
