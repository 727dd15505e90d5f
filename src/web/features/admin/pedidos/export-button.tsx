import { useState } from "react";
import type { PedidosCsvQuery } from "#contract/schemas/pedidos-admin.ts";
import { downloadFile } from "#web/api-files.ts";
import { adminCopy } from "#web/copy/admin.ts";
import { adminPedidosCopy as copy } from "#web/copy/admin-pedidos.ts";
import { showToast } from "#web/state/toasts.ts";
import { Button } from "#web/ui/button.tsx";

/** Saves every pedido that the filters leave, on whatever page it stands. */
export function ExportButton({ query }: { query: PedidosCsvQuery }) {
  const [isPreparing, setIsPreparing] = useState(false);

  async function save(): Promise<void> {
    setIsPreparing(true);
    const failure = await downloadFile("exportPedidos", { query, name: copy.fileName });
    setIsPreparing(false);
    if (failure) showToast(failure.error ?? adminCopy.downloadFailed, "error");
  }

  return (
    <Button variant="quiet" size="small" isBusy={isPreparing} onClick={() => void save()}>
      {isPreparing ? copy.exporting : copy.exportCsv}
    </Button>
  );
}
