import { type ReactNode, useId } from "react";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { AdminsList } from "./admins-list.tsx";
import { equipoCopy as copy } from "./equipo.copy.ts";
import { useEquipo } from "./equipo-data.ts";
import { InvitacionesList } from "./invitaciones-list.tsx";
import { InviteForm } from "./invite-form.tsx";
import { UsuarioSearch } from "./usuario-search.tsx";

export function EquipoPage() {
  const view = useEquipo();
  return (
    <div className="grid gap-10">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <Part title={copy.admins.title}>
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
      </Part>
      {/* Shown with the list, which would push it down; mounted, so that a retry keeps what was typed. */}
      <div hidden={view.status === "loading"} className="grid gap-10">
        <Part title={copy.invite.title} lead={copy.invite.lead}>
          <InviteForm />
        </Part>
        <Part title={copy.usuarios.title} lead={copy.usuarios.lead}>
          <UsuarioSearch />
        </Part>
      </div>
    </div>
  );
}

type PartProps = { title: string; lead?: string; children: ReactNode };

function Part({ title, lead, children }: PartProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="grid max-w-3xl gap-4">
      <div className="grid gap-1">
        <h2 id={titleId} className="text-xl">
          {title}
        </h2>
        {lead && <p className="text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
