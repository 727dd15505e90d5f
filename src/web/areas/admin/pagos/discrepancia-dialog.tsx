import { useState } from "react";
import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { discrepanciasCopy as copy } from "./discrepancias.copy.ts";
import { NotaDialog } from "./nota-dialog.tsx";

type Props = { discrepancia: Discrepancia; onClose: () => void };

export function DiscrepanciaDialog({ discrepancia: { id }, onClose }: Props) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function send(nota: string): Promise<void> {
    setIsBusy(true);
    setFailure(null);
    const result = await api("closeDiscrepancia", { query: { id: String(id) }, body: { nota } });
    setIsBusy(false);
    if (!result.ok) return setFailure(result.error ?? copy.noAnswer);
    void refreshOwn("listDiscrepancias", "getResumen");
    showToast(result.data.mensaje);
    onClose();
  }

  return (
    <NotaDialog
      title={copy.dialogTitle}
      lead={copy.dialogLead}
      label={copy.nota}
      hint={copy.notaHint}
      required={copy.notaRequired}
      cancel={copy.cancel}
      confirm={copy.confirm}
      sending={copy.sending}
      isBusy={isBusy}
      failure={failure}
      onClose={onClose}
      onSend={(nota) => void send(nota)}
    />
  );
}
