import { pageMeta } from "#web/app/page/page-meta.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { brechasCopy } from "../brechas/brechas.copy.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { FilterLinks } from "../list/filter-links.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/peticiones-page";
import { PeticionCard } from "./peticion-card.tsx";
import { adminPeticionesCopy as copy } from "./peticiones.copy.ts";

const pageSize = 25;

const filters = [
  { value: "abierta", text: copy.open },
  { value: "respondidas", text: copy.answered },
  { value: "vigentes", text: copy.standing },
] as const;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function PeticionesPage() {
  const list = useListUrl();
  const shown = filters.find(({ value }) => value === list.get("estado"))?.value ?? "abierta";
  const view = useAdminList("listPeticiones", {
    estado: shown,
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={copy.title}
        lead={copy.lead}
        more={
          <LinkButton to="/admin/vulneraciones" variant="quiet" size="small">
            {brechasCopy.link}
          </LinkButton>
        }
      />
      <FilterLinks
        label={copy.filter}
        current={shown}
        options={filters}
        hrefOf={(estado) => list.hrefOf({ estado })}
      />
      <ListBody
        view={view}
        // Each filter has its own sentence for an empty list.
        list={{ ...list, hasFilters: false }}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty[shown]}
      >
        <ul aria-label={copy.list} className="grid gap-4">
          {view.rows.map((peticion) => (
            <PeticionCard key={peticion.id} peticion={peticion} />
          ))}
        </ul>
      </ListBody>
    </div>
  );
}
