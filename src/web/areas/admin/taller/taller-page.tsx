import { useMemo, useState } from "react";
import type { Trabajo } from "#contract/schemas/taller.ts";
import { groupBy } from "#web/app/group-by.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { adminCopy } from "../admin.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { FilterLinks } from "../list/filter-links.tsx";
import { LoadRetry } from "../list/load-retry.tsx";
import { useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/taller-page";
import { FallaDialog } from "./falla-dialog.tsx";
import { LoteCard } from "./lote-card.tsx";
import { groupLotes, type Paso, pasoOf, pasos } from "./lotes.ts";
import { PlacaDialog } from "./placa-dialog.tsx";
import { tallerCopy as copy } from "./taller.copy.ts";
import { useTaller } from "./taller-data.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function TallerPage() {
  const list = useListUrl();
  const { view, trabajos, step, waiting } = useTaller();
  const [failing, setFailing] = useState<Trabajo | null>(null);
  const [moving, setMoving] = useState<Trabajo | null>(null);
  const shown = pasos.find((it) => it === list.get("paso")) ?? "imprimir";
  const byPaso = useMemo(() => groupBy(trabajos, pasoOf), [trabajos]);
  const countOf = (paso: Paso) => byPaso.get(paso)?.length ?? 0;
  const options = pasos
    .filter((paso) => paso !== "pausa" || shown === "pausa" || countOf("pausa") > 0)
    .map((value) => ({ value, text: copy.paso(copy.pasos[value], countOf(value)) }));
  const lotes = useMemo(() => groupLotes(byPaso.get(shown) ?? [], shown), [byPaso, shown]);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <FilterLinks
        label={copy.filter}
        current={shown}
        options={options}
        hrefOf={(paso) => list.hrefOf({ paso })}
      />
      {waiting > 0 && <Banner kind="warning">{copy.waiting(waiting)}</Banner>}
      {view.status === "loading" && <Spinner label={adminCopy.loading} className="min-h-dvh" />}
      {view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.failed} onRetry={view.refresh} />
      )}
      {view.status === "ready" && lotes.length === 0 && (
        <EmptyState title={copy.nothing}>{copy.empty[shown]}</EmptyState>
      )}
      {shown === "pausa" && lotes.length > 0 && <p>{copy.pausaLead}</p>}
      {shown === "revisar" && lotes.length > 0 && <p>{copy.checkLead}</p>}
      <ul aria-label={copy.list} className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {lotes.map((lote) => (
          <li key={lote.key}>
            <LoteCard
              lote={lote}
              paso={shown}
              open={trabajos}
              step={step}
              onFail={setFailing}
              onMove={setMoving}
            />
          </li>
        ))}
      </ul>
      <FallaDialog trabajo={failing} step={step} onClose={() => setFailing(null)} />
      <PlacaDialog trabajo={moving} lotes={lotes} open={trabajos} onClose={() => setMoving(null)} />
    </div>
  );
}
