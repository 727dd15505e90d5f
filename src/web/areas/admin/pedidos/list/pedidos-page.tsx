import { isInWorkshop } from "#contract/values/taller/in-workshop.ts";
import { downloadFile } from "#web/app/api/api-files.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { cx } from "#web/ui/class-names.ts";
import { adminCopy } from "../../admin.copy.ts";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { ListBody } from "../../list/list-body.tsx";
import { useAdminList } from "../../list/use-admin-list.ts";
import { useListUrl } from "../../list/use-list-url.ts";
import { ChooseAll } from "../../several/choose.tsx";
import { useSelection } from "../../several/use-selection.ts";
import { VentasDownload } from "../boleta/ventas-download.tsx";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";
import { canBeChosen } from "../several/by-act.ts";
import { SelectionBar } from "../several/selection-bar.tsx";
import type { Route } from "./+types/pedidos-page";
import { PedidosFilters } from "./pedidos-filters.tsx";
import { readPedidoFilters } from "./pedidos-query.ts";
import { PedidosTable } from "./pedidos-table.tsx";

const pageSize = 25;

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function PedidosPage() {
  const list = useListUrl();
  const filters = readPedidoFilters(list.get);
  const orden = isInWorkshop(filters.estado) ? "plazo" : undefined;
  const view = useAdminList("listAllPedidos", {
    todos: "true",
    ...filters,
    ...(orden ? { orden } : {}),
    pagina: String(list.pagina),
    por_pagina: String(pageSize),
  });
  const selection = useSelection(view.rows);
  return (
    <div className={cx("grid gap-3 sm:gap-4", selection.chosen.length > 0 && "pb-24")}>
      <AdminHeading title={copy.title} lead={orden ? copy.leadByPlazo : copy.lead} isLeadShort />
      <PedidosFilters list={list} />
      <ListBody
        view={view}
        list={list}
        pageSize={pageSize}
        failed={copy.failed}
        empty={copy.empty}
        isDense
        beside={<ChooseAll rows={view.rows.filter(canBeChosen)} selection={selection} />}
      >
        <PedidosTable pedidos={view.rows} selection={selection} />
      </ListBody>
      {/* With the list: alone it would move when the list comes. */}
      {view.status !== "loading" && (
        <nav aria-label={copy.more} className="-mx-2 flex flex-wrap">
          <LinkButton to="/admin/pagos" variant="quiet" size="small">
            {copy.pagosLink}
          </LinkButton>
          <VentasDownload />
          <ExportButton
            variant="quiet"
            size="small"
            text={copy.exportCsv}
            busyText={copy.exporting}
            failed={adminCopy.downloadFailed}
            save={() => downloadFile("exportPedidos", { query: filters, name: copy.fileName })}
          />
        </nav>
      )}
      <SelectionBar selection={selection} />
    </div>
  );
}
