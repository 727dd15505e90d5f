import { pageMeta } from "#web/app/page/page-meta.ts";
import { RecoveredBanner } from "#web/areas/acceso/drafts/recovered-banner.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { FilterLinks } from "../list/filter-links.tsx";
import { ListBody } from "../list/list-body.tsx";
import { ListSearch } from "../list/list-search.tsx";
import { useFocusAfterChange } from "../list/use-focus-after-change.ts";
import { useListUrl } from "../list/use-list-url.ts";
import { LeaveDialog } from "../respuestas/leave-dialog.tsx";
import { useRespuestaDrafts } from "../respuestas/respuesta-drafts.ts";
import type { Route } from "./+types/mensajes-page";
import { MensajeRow } from "./mensaje-row.tsx";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";
import { pageSize, readShown, useMensajes } from "./mensajes-data.ts";
import { ResumenFacts } from "./resumen-facts.tsx";

const filters = [
  { value: "nuevo", text: copy.unanswered },
  { value: "respondido", text: copy.answered },
  { value: "cerrado", text: copy.closed },
  { value: "todos", text: copy.all },
] as const;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function MensajesPage() {
  const list = useListUrl();
  const view = useMensajes(list);
  const drafts = useRespuestaDrafts("mensajes");
  const noteChange = useFocusAfterChange(view.rows);
  const shown = readShown(list);
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.title} lead={copy.lead} />
      <ResumenFacts />
      <div className="grid gap-4">
        <ListSearch list={list} label={copy.search} />
        <FilterLinks
          label={copy.filter}
          current={shown}
          options={filters}
          hrefOf={(estado) => list.hrefOf({ estado })}
        />
      </div>
      {drafts.isRecovered && <RecoveredBanner onDiscard={drafts.discard} />}
      <ListBody
        view={view}
        // Each filter has its own sentence for an empty list.
        list={{ ...list, hasFilters: list.get("q") !== "" }}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty[shown]}
      >
        <ul aria-label={copy.list} className="grid gap-3">
          {view.rows.map((mensaje) => (
            <MensajeRow key={mensaje.id} mensaje={mensaje} drafts={drafts} onChanged={noteChange} />
          ))}
        </ul>
      </ListBody>
      <LeaveDialog hasDrafts={drafts.hasAny} />
    </div>
  );
}
