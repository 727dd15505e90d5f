import { useState } from "react";
import { downloadFile } from "#web/api-files.ts";
import { adminCopy } from "#web/copy/admin.ts";
import { adminProductosCopy as copy } from "#web/copy/admin-productos.ts";
import type { ListUrl } from "#web/features/admin/lista/use-list-url.ts";
import { showToast } from "#web/state/toasts.ts";
import { Button } from "#web/ui/button.tsx";
import { readFilters } from "./productos-data.ts";

/** Keeps the productos that the filters show, on all pages, as a CSV file. */
export function ExportButton({ list }: { list: ListUrl }) {
  const [isBusy, setIsBusy] = useState(false);
  async function download(): Promise<void> {
    setIsBusy(true);
    const failure = await downloadFile("exportProductos", {
      query: readFilters(list),
      name: "productos.csv",
    });
    setIsBusy(false);
    if (failure) showToast(failure.error ?? adminCopy.downloadFailed, "error");
  }
  return (
    <Button variant="quiet" size="small" isBusy={isBusy} onClick={download}>
      {copy.export}
    </Button>
  );
}
