import { useState } from "react";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Dialog } from "#web/ui/windows/dialog.tsx";
import { adminCopy } from "../../admin.copy.ts";
import { boletaCopy as copy } from "./boleta.copy.ts";

/** For the accountant. */
export function VentasDownload() {
  const [isOpen, setIsOpen] = useState(false);
  const [mes, setMes] = useState("");
  async function save() {
    if (!/^\d{4}-\d{2}$/.test(mes)) {
      showToast(copy.mesMissing, "error");
      return null;
    }
    const failure = await downloadFile("exportVentas", {
      query: { mes },
      name: copy.fileName(mes),
    });
    if (failure === null) setIsOpen(false);
    return failure;
  }
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsOpen(true)}>
        {copy.ventasTitle}
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={copy.ventasTitle}
        footer={
          <div className="flex justify-end">
            <ExportButton
              text={copy.download}
              busyText={copy.downloading}
              failed={adminCopy.downloadFailed}
              save={save}
            />
          </div>
        }
      >
        <div className="grid gap-4">
          <p className="text-muted">{copy.ventasLead}</p>
          <TextField
            label={copy.mes}
            type="month"
            name="mes"
            placeholder="2026-11"
            value={mes}
            onChange={(event) => setMes(event.target.value)}
          />
        </div>
      </Dialog>
    </>
  );
}
