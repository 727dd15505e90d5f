import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { downloadFile } from "#web/app/api/api-files.ts";
import { pageMeta } from "#web/app/page/page-meta.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { PlusIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { adminCopy } from "../../admin.copy.ts";
import { ActivoDialog } from "../../list/activo.tsx";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { ListBody } from "../../list/list-body.tsx";
import { useListUrl } from "../../list/use-list-url.ts";
import { useModalUrl } from "../../list/use-modal-url.ts";
import { ChooseAll } from "../../several/choose.tsx";
import { useSelection } from "../../several/use-selection.ts";
import { ProductoDialog } from "../editor/producto-dialog.tsx";
import { ImportDialog } from "../import/import-dialog.tsx";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { pageSize, readFilters, setActivo, useProductos } from "../productos-data.ts";
import { ProductosBar } from "../several/productos-bar.tsx";
import type { Route } from "./+types/productos-page";
import { ProductosCounters } from "./productos-counters.tsx";
import { ProductosFilters } from "./productos-filters.tsx";
import { ProductosTable } from "./productos-table.tsx";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ matches, title: copy.title });
}

export default function ProductosPage() {
  const list = useListUrl();
  const view = useProductos(list);
  const { modal, openCreate, openEdit, openCopy, close } = useModalUrl();
  const [changed, setChanged] = useState<Producto | null>(null);
  const [isImporting, setIsImporting] = useState(false);
  const selection = useSelection(view.rows);
  return (
    <div className={cx("grid gap-6", selection.chosen.length > 0 && "pb-36")}>
      <AdminHeading
        title={copy.title}
        actions={
          <Button size="small" className="max-sm:w-full" onClick={openCreate}>
            <PlusIcon />
            {copy.create}
          </Button>
        }
        more={
          <>
            <ExportButton
              variant="quiet"
              size="small"
              text={copy.export}
              failed={adminCopy.downloadFailed}
              save={() =>
                downloadFile("exportProductos", { query: readFilters(list), name: copy.fileName })
              }
            />
            <Button variant="quiet" size="small" onClick={() => setIsImporting(true)}>
              {copy.import}
            </Button>
          </>
        }
      />
      <ProductosCounters />
      <ProductosFilters list={list} />
      <ListBody
        view={view}
        list={list}
        pageSize={pageSize}
        failed={copy.loadFailed}
        empty={copy.empty}
        beside={<ChooseAll rows={view.rows} selection={selection} />}
      >
        <ProductosTable
          productos={view.rows}
          selection={selection}
          onEdit={openEdit}
          onChangeActivo={setChanged}
        />
      </ListBody>
      {modal && (
        <ProductoDialog
          key={modal.kind === "edit" ? modal.id : `new ${modal.desde}`}
          id={modal.kind === "edit" ? modal.id : null}
          desde={modal.kind === "edit" ? null : modal.desde}
          onCopy={openCopy}
          onClose={close}
        />
      )}
      {changed && (
        <ActivoDialog
          row={changed}
          words={copy}
          change={setActivo}
          onClose={() => setChanged(null)}
        />
      )}
      <ProductosBar selection={selection} />
      {isImporting && <ImportDialog onClose={() => setIsImporting(false)} />}
    </div>
  );
}
