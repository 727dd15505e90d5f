import { pagosCopy as copy } from "#web/copy/admin-pedidos.ts";
import { Button } from "#web/ui/button.tsx";
import { AdminHeading } from "../lista/admin-heading.tsx";
import { ListBody } from "../lista/list-body.tsx";
import { refreshAdmin, useAdminList } from "../lista/use-admin-list.ts";
import { useListUrl } from "../lista/use-list-url.ts";
import { DiscrepanciasSection } from "./discrepancias-section.tsx";
import { PagosTable } from "./pagos-table.tsx";

const pageSize = 25;

/** Money whose fate is not known yet: the shop asks by itself, the owner can watch. */
export function PagosPage() {
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
              refreshAdmin("listDiscrepancias");
            }}
          >
            {copy.refresh}
          </Button>
        }
      />
      <ListBody {...{ view, list, pageSize }} failed={copy.failed} empty={copy.empty} isEmptyQuiet>
        <PagosTable pagos={view.rows} />
      </ListBody>
      {/* It loads meanwhile; shown beneath a list that is still to come, it would jump. */}
      <div hidden={view.status === "loading"}>
        <DiscrepanciasSection />
      </div>
    </div>
  );
}
