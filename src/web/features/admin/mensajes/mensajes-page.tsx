import { adminMensajesCopy as copy } from "#web/copy/admin-mensajes.ts";
import { RecoveredBanner } from "#web/forms/recovered-banner.tsx";
import { AdminHeading } from "../lista/admin-heading.tsx";
import { FilterLinks } from "../lista/filter-links.tsx";
import { LeaveDraftsDialog } from "../lista/leave-drafts-dialog.tsx";
import { ListBody } from "../lista/list-body.tsx";
import { ListSearch } from "../lista/list-search.tsx";
import { useDrafts } from "../lista/use-drafts.ts";
import { useKeptFocus } from "../lista/use-kept-focus.ts";
import { useListUrl } from "../lista/use-list-url.ts";
import { MensajeRow } from "./mensaje-row.tsx";
import { pageSize, readShown, useMensajes } from "./mensajes-data.ts";
import { ResumenFacts } from "./resumen-facts.tsx";

const filters = [
  { value: "nuevo", text: copy.porResponder },
  { value: "respondido", text: copy.respondidos },
  { value: "cerrado", text: copy.cerrados },
  { value: "todos", text: copy.todos },
] as const;

/** The inbox of the contact form: what waits for an answer stands first. */
export function MensajesPage() {
  const list = useListUrl();
  const view = useMensajes(list);
  const drafts = useDrafts("mensajes");
  const noteAct = useKeptFocus(view.rows);
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
        // The filter has a sentence of its own for nothing to show.
        list={{ ...list, hasFilters: list.get("q") !== "" }}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty[shown]}
      >
        <ul aria-label={copy.list} className="grid gap-3">
          {view.rows.map((mensaje) => (
            <MensajeRow key={mensaje.id} mensaje={mensaje} drafts={drafts} onActed={noteAct} />
          ))}
        </ul>
      </ListBody>
      <LeaveDraftsDialog hasDrafts={drafts.hasAny} />
    </div>
  );
}
