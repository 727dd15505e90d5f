import { useState } from "react";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { adminCopy } from "../../admin.copy.ts";
import type { ListUrl } from "../../list/use-list-url.ts";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { readFilters } from "../productos-data.ts";

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
