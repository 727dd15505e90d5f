import { Link } from "react-router";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { FilterLinks } from "../list/filter-links.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useFocusAfterChange } from "../list/use-focus-after-change.ts";
import { useListUrl } from "../list/use-list-url.ts";
import { LeaveDialog } from "../respuestas/leave-dialog.tsx";
import { useRespuestaDrafts } from "../respuestas/respuesta-drafts.ts";
import type { Route } from "./+types/opiniones-page";
import { OpinionRow } from "./opinion-row.tsx";
import { adminOpinionesCopy as copy } from "./opiniones.copy.ts";
import { pageSize, readProductoId, readShown, useOpiniones } from "./opiniones-data.ts";

const filters = [
  { value: "", text: copy.all },
  { value: "por_responder", text: copy.toAnswer },
  { value: "sin_respuesta", text: copy.unanswered },
  { value: "visibles", text: copy.visible },
  { value: "ocultas", text: copy.hidden },
] as const;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function OpinionesPage() {
  const list = useListUrl();
  const view = useOpiniones(list);
  const drafts = useRespuestaDrafts("opiniones");
  const noteChange = useFocusAfterChange(view.rows);
  const shown = readShown(list);
  const hasProducto = readProductoId(list) !== "";
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <FilterLinks
        label={copy.filter}
        current={shown}
        options={filters}
        hrefOf={(mostrar) => list.hrefOf({ mostrar })}
      />
      {hasProducto && (
        <p className="flex flex-wrap items-center gap-x-3">
          {copy.showingProducto}
          <Link
            to={list.hrefOf({ producto_id: "" })}
            className="link inline-flex min-h-11 items-center"
          >
            {copy.allProductos}
          </Link>
        </p>
      )}
      {drafts.isRecovered && <RecoveredBanner onDiscard={drafts.discard} />}
      <ListBody
        view={view}
        // Each filter has its own sentence for an empty list.
        list={{ ...list, hasFilters: hasProducto }}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty[shown]}
      >
        <ul aria-label={copy.list} className="grid gap-3">
          {view.rows.map((opinion) => (
            <OpinionRow
              key={opinion.id}
              opinion={opinion}
              drafts={drafts}
              onChanged={noteChange}
              productoHref={
                hasProducto ? null : list.hrefOf({ producto_id: String(opinion.producto_id) })
              }
            />
          ))}
        </ul>
      </ListBody>
      <LeaveDialog hasDrafts={drafts.hasAny} />
    </div>
  );
}
