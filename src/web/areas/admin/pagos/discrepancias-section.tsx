import { useId, useState } from "react";
import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { LoadRetry } from "../list/load-retry.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { DiscrepanciaCard } from "./discrepancia-card.tsx";
import { DiscrepanciaDialog } from "./discrepancia-dialog.tsx";
import { discrepanciasCopy as copy } from "./discrepancias.copy.ts";

const shown = 25;

export function DiscrepanciasSection() {
  const titleId = useId();
  const view = useAdminList("listDiscrepancias", {
    estado: "abierta",
    por_pagina: String(shown),
  });
  const [chosen, setChosen] = useState<Discrepancia | null>(null);
  return (
    <section aria-labelledby={titleId} className="grid gap-4 border-t border-hairline pt-8">
      <div>
        <h2 id={titleId} className="text-xl">
          {copy.title}
        </h2>
        <p className="mt-1 max-w-text text-muted">{copy.lead}</p>
      </div>
      {view.status === "loading" && <Spinner label={adminCopy.loading} />}
      {view.status === "error" && (
        <LoadRetry error={view.error ?? copy.failed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && view.rows.length === 0 && (
        <p className="text-muted">{copy.empty}</p>
      )}
      {view.rows.length > 0 && (
        <ul className="grid gap-4">
          {view.rows.map((discrepancia) => (
            <li key={discrepancia.id}>
              <DiscrepanciaCard
                discrepancia={discrepancia}
                onResolve={() => setChosen(discrepancia)}
              />
            </li>
          ))}
        </ul>
      )}
      {view.total > shown && <p className="text-muted">{copy.more(view.total - shown)}</p>}
      {chosen && <DiscrepanciaDialog discrepancia={chosen} onClose={() => setChosen(null)} />}
    </section>
  );
}
