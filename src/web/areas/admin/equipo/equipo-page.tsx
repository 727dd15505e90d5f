import { pageMeta } from "#web/app/page/page-meta.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { AdminPart } from "../list/admin-part.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import type { Route } from "./+types/equipo-page";
import { AdminsList } from "./admins-list.tsx";
import { equipoCopy as copy } from "./equipo.copy.ts";
import { useEquipo } from "./equipo-data.ts";
import { InvitacionesList } from "./invitaciones-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { UsuarioSearch } from "./usuario-search.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function EquipoPage() {
  const view = useEquipo();
  return (
    <div className="grid gap-10">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <AdminPart title={copy.admins.title}>
        {view.status === "loading" && <Spinner label={adminCopy.loading} />}
        {view.status === "error" && (
          <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
        )}
        {view.status === "ready" && (
          <>
            <AdminsList admins={view.data.administradores} />
            <InvitacionesList invitaciones={view.data.invitaciones} />
          </>
        )}
      </AdminPart>
      {/* Shown with the list, which would push it down; mounted, so that a retry keeps what was typed. */}
      <div hidden={view.status === "loading"} className="grid gap-10">
        <AdminPart title={copy.invite.title} lead={copy.invite.lead}>
          <InviteForm />
        </AdminPart>
        <AdminPart title={copy.usuarios.title} lead={copy.usuarios.lead}>
          <UsuarioSearch />
        </AdminPart>
      </div>
    </div>
  );
}
