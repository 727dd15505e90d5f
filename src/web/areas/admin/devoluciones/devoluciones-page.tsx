import { devolucionFiltros } from "#contract/schemas/devoluciones.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { AdminHeading } from "../list/admin-heading.tsx";
import { FilterLinks } from "../list/filter-links.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/devoluciones-page";
import { DevolucionCard } from "./devolucion-card.tsx";
import { adminDevolucionesCopy as copy } from "./devoluciones.copy.ts";

const pageSize = 25;

const filters = devolucionFiltros.map((value) => ({ value, text: copy.filtros[value] }));

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function DevolucionesPage() {
  const list = useListUrl();
  const shown = devolucionFiltros.find((it) => it === list.get("estado")) ?? "abiertas";
  const view = useAdminList("listDevoluciones", {
    estado: shown,
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <div className="grid gap-6">
      <AdminHeading title={copy.title} lead={copy.lead} />
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
          {view.rows.map((devolucion) => (
            <li key={devolucion.id}>
              <DevolucionCard devolucion={devolucion} />
            </li>
          ))}
        </ul>
      </ListBody>
    </div>
  );
}
