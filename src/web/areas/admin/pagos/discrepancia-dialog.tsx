import type { Discrepancia } from "#contract/schemas/conciliacion.ts";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { refreshOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { discrepanciasCopy as copy } from "./discrepancias.copy.ts";
import { NotaDialog } from "./nota-dialog.tsx";

type Props = { discrepancia: Discrepancia; onClose: () => void };

export function DiscrepanciaDialog({ discrepancia: { id }, onClose }: Props) {
  return (
    <NotaDialog
      words={copy.dialog}
      send={(nota) => api("closeDiscrepancia", { query: { id: String(id) }, body: { nota } })}
      onDone={({ mensaje }) => {
        void refreshOwn("listDiscrepancias", "getResumen");
        showToast(mensaje);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
