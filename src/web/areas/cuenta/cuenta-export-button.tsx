import type { ApiFailure } from "#contract/client.ts";
import { api } from "#web/app/api/api.ts";
import { ExportButton } from "#web/ui/actions/export-button.tsx";
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
  downloadJson(copy.fileName, result.data);
  return null;
}

function downloadJson(fileName: string, value: unknown): void {
  const blob = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the blob after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
