import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import type { Route } from "./+types/colores-page";
import { ColorForm } from "./color-form.tsx";
import { coloresCopy as copy } from "./colores.copy.ts";
import { ColoresList } from "./colores-list.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function ColoresPage() {
  const colores = useAdminList("listColores", {});
  const filamentos = useOwn("listFilamentos");
  return (
    <div className="grid gap-10">
      <AdminHeading title={copy.title} lead={copy.lead} />
      {colores.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {colores.status === "error" && (
        <LoadRetry error={colores.error ?? copy.loadFailed} onRetry={colores.refresh} />
      )}
      {colores.status === "ready" && (
        <>
          <section aria-label={copy.addTitle}>
            <ColorForm color={null} />
          </section>
          <ColoresList
            colores={colores.rows}
            filamentos={filamentos.status === "ready" ? filamentos.data.filamentos : null}
          />
        </>
      )}
    </div>
  );
}
