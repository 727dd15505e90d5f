import type { ReactNode } from "react";
import type { BusquedaFallida } from "#contract/schemas/busquedas.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { AdminPart } from "../list/admin-part.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import type { Route } from "./+types/busquedas-page";
import { busquedasCopy as copy } from "./busquedas.copy.ts";
import { SinonimoForm } from "./sinonimo-form.tsx";
import { SinonimosList } from "./sinonimos-list.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function BusquedasPage() {
  const fallidas = useAdminList("listBusquedasFallidas", {});
  const sinonimos = useAdminList("listSinonimos", {});
  const isLoading = fallidas.status === "loading" || sinonimos.status === "loading";
  // Both at once: the first list would move the second.
  const heading = <AdminHeading title={copy.title} lead={copy.lead} />;
  if (isLoading) {
    return (
      <div className="grid gap-10">
        {heading}
        <Spinner label={adminCopy.loading} className="min-h-dvh" />
      </div>
    );
  }
  return (
    <div className="grid gap-10">
      {heading}
      <AdminPart {...copy.fallidas}>
        <Listed view={fallidas}>
          <FallidasList fallidas={fallidas.rows} />
        </Listed>
      </AdminPart>
      <AdminPart {...copy.sinonimos}>
        <SinonimoForm sinonimo={null} />
        <Listed view={sinonimos}>
          <SinonimosList sinonimos={sinonimos.rows} />
        </Listed>
      </AdminPart>
    </div>
  );
}

type View = { status: "loading" | "ready" | "error"; error: string | null; refresh: () => void };

function Listed({ view, children }: { view: View; children: ReactNode }) {
  if (view.status === "error") {
    return <LoadRetry error={view.error ?? copy.loadFailed} onRetry={view.refresh} />;
  }
  return children;
}

function FallidasList({ fallidas }: { fallidas: readonly BusquedaFallida[] }) {
  if (fallidas.length === 0) return <p className="text-muted">{copy.fallidas.empty}</p>;
  return (
    <ol aria-label={copy.fallidas.list} className="border-t border-hairline">
      {fallidas.map(({ palabras, veces, ultima_en }) => (
        <li
          key={palabras}
          className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-b border-hairline py-3"
        >
          <span className="min-w-0 font-semibold wrap-anywhere">{palabras}</span>
          <span className="text-sm text-muted tabular-nums">
            {copy.fallidas.times(veces)} · {copy.fallidas.last(formatShortMoment(ultima_en))}
          </span>
        </li>
      ))}
    </ol>
  );
}
