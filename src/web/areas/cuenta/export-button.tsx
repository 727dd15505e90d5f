import { useState } from "react";
import { api } from "#web/app/api/api.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { cuentaCopy } from "./cuenta.copy.ts";

const copy = cuentaCopy.exportar;

/** Hands out everything the shop keeps of a person, as it is at this moment. */
export function ExportButton() {
  const [isPreparing, setIsPreparing] = useState(false);

  async function download(): Promise<void> {
    setIsPreparing(true);
    const result = await api("getCuenta");
    setIsPreparing(false);
    if (result.ok) downloadJson(copy.fileName, result.data);
    else showToast(result.error ?? cuentaCopy.failed, "error");
  }

  return (
    <Button variant="secondary" isBusy={isPreparing} onClick={() => void download()}>
      {isPreparing ? copy.preparing : copy.button}
    </Button>
  );
}

function downloadJson(fileName: string, value: unknown): void {
  const blob = new Blob([`${JSON.stringify(value, null, 2)}\n`], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  // The browser reads the file after this task.
  setTimeout(() => URL.revokeObjectURL(link.href));
}
