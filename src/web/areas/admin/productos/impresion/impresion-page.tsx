import { isRowId } from "#contract/values/row-id.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import type { Route } from "./+types/impresion-page";
import { impresionCopy as copy } from "./impresion.copy.ts";
import { RecetaForm } from "./receta-form.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

const crumbs = [{ text: copy.productos, to: "/admin/productos" }, { text: copy.title }];

export default function ImpresionPage({ params }: Route.ComponentProps) {
  const id = isRowId(params.id) ? Number(params.id) : null;
  const view = useOwn("getReceta", {
    query: { producto_id: String(id) },
    isAsked: id !== null,
    // The form keeps its version.
    isKept: false,
  });
  const isMissing = id === null || (view.status === "error" && view.failure?.status === 404);
  const isReady = view.status === "ready";
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <AdminHeading
        title={copy.title}
        lead={isReady ? copy.lead(view.data.producto.nombre) : copy.plainLead}
        crumbs={crumbs}
      />
      {isMissing && <p>{copy.unknown}</p>}
      {!isMissing && view.status === "error" && (
        <LoadRetry error={view.failure?.error ?? copy.loadFailed} onRetry={view.refresh} />
      )}
      {!isMissing && view.status === "loading" && (
        <Spinner label={copy.loading} className="min-h-dvh" />
      )}
      {isReady && <RecetaForm key={id} receta={view.data} />}
    </div>
  );
}
