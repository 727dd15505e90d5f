import { isRowId } from "#contract/values/row-id.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { LoadRetry } from "../../list/load-retry.tsx";
import type { Route } from "./+types/variantes-page";
import { FamiliaForm } from "./familia-form.tsx";
import { variantesCopy as copy } from "./variantes.copy.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

const crumbs = [{ text: copy.productos, to: "/admin/productos" }, { text: copy.title }];

export default function VariantesPage({ params }: Route.ComponentProps) {
  const id = isRowId(params.id) ? Number(params.id) : null;
  const view = useOwn("getFamilia", {
    query: { id: String(id) },
    isAsked: id !== null,
    // The form keeps its versions, which the editor of a producto raises.
    isKept: false,
  });
  const colores = useOwn("listColores");
  const isMissing = id === null || (view.status === "error" && view.failure?.status === 404);
  const failed = [view, colores].find(({ status }) => status === "error");
  const isReady = view.status === "ready" && colores.status === "ready";
  return (
    <div className="grid gap-8">
      <AdminHeading title={copy.title} lead={copy.lead} crumbs={crumbs} />
      {isMissing && <p>{copy.unknown}</p>}
      {!isMissing && failed && (
        <LoadRetry error={failed.failure?.error ?? copy.loadFailed} onRetry={failed.refresh} />
      )}
      {!isMissing && !failed && !isReady && <Spinner label={copy.loading} className="min-h-dvh" />}
      {id !== null && isReady && (
        <FamiliaForm key={id} id={id} familia={view.data} colores={colores.data} />
      )}
    </div>
  );
}
