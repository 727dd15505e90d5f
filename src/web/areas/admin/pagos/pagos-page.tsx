import { pageMeta } from "#web/app/page/page-meta.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { AdminHeading } from "../list/admin-heading.tsx";
import { ListBody } from "../list/list-body.tsx";
import { useAdminList } from "../list/use-admin-list.ts";
import { useListUrl } from "../list/use-list-url.ts";
import type { Route } from "./+types/pagos-page";
import { DiscrepanciasSection } from "./discrepancias-section.tsx";
import { pagosCopy as copy } from "./pagos.copy.ts";
import { PagosTable } from "./pagos-table.tsx";

const pageSize = 25;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

/** The reconciler works on them by itself. */
export default function PagosPage() {
  const list = useListUrl();
  const view = useAdminList("listDoubtfulPagos", {
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  return (
    <div className="grid gap-6">
      <AdminHeading
        title={copy.title}
        lead={copy.lead}
        more={
          <Button
            variant="quiet"
            size="small"
            isBusy={view.isRefreshing}
            onClick={() => {
              view.refresh();
              void refreshOwn("listDiscrepancias");
            }}
          >
            {copy.refresh}
          </Button>
        }
      />
      <ListBody {...{ view, list, pageSize }} failed={copy.failed} empty={copy.empty} isEmptyQuiet>
        <PagosTable pagos={view.rows} />
      </ListBody>
      {/* Loads in parallel, hidden: it would shift when the list above arrives. */}
      <div hidden={view.status === "loading"}>
        <DiscrepanciasSection />
      </div>
    </div>
  );
}
