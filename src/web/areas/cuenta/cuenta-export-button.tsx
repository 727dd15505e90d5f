import type { ApiFailure } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { saveFile } from "#web/app/api/api-files.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";

const copy = cuentaCopy.download;

export function CuentaExportButton() {
  return (
    <ExportButton
      variant="secondary"
      text={copy.button}
      busyText={copy.preparing}
      failed={cuentaCopy.failed}
      save={save}
    />
  );
}

async function save(): Promise<ApiFailure | null> {
  const result = await api("getCuenta");
  if (!result.ok) return result;
  const json = `${JSON.stringify(result.data, null, 2)}\n`;
  saveFile(new Blob([json], { type: "application/json" }), copy.fileName);
  return null;
}
