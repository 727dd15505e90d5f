import { useState } from "react";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { adminCopy } from "../../admin.copy.ts";
import { Sheet } from "../detail/sheet.tsx";
import { boletaCopy as copy } from "./boleta.copy.ts";

/** For the accountant. */
export function VentasDownload() {
  const [mes, setMes] = useState("");
  async function save() {
    if (!/^\d{4}-\d{2}$/.test(mes)) {
      showToast(copy.mesMissing, "error");
      return null;
    }
    return downloadFile("exportVentas", { query: { mes }, name: copy.fileName(mes) });
  }
  return (
    <Sheet title={copy.ventasTitle}>
      <p className="text-muted">{copy.ventasLead}</p>
      <div className="flex flex-wrap items-end gap-4">
        <TextField
          label={copy.mes}
          type="month"
          name="mes"
          placeholder="2026-11"
          value={mes}
          onChange={(event) => setMes(event.target.value)}
        />
        <ExportButton
          variant="secondary"
          text={copy.download}
          busyText={copy.downloading}
          failed={adminCopy.downloadFailed}
          save={save}
        />
      </div>
    </Sheet>
  );
}
