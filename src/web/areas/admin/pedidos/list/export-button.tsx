import { useState } from "react";
import type { PedidosCsvQuery } from "#contract/schemas/pedidos-admin.ts";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { adminCopy } from "../../admin.copy.ts";
import { adminPedidosCopy as copy } from "../pedidos.copy.ts";

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
