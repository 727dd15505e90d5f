import { useState } from "react";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { cx } from "#web/ui/class-names.ts";
import { impresionCopy as copy } from "../productos/impresion/impresion.copy.ts";

type Props = {
  query: { producto_id: number; version: number };
  archivo: { nombre: string; bytes: number };
  className?: string;
};

export function RecetaDownload({ query, archivo, className }: Props) {
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    const failure = await downloadFile("getRecetaArchivo", { query, name: archivo.nombre });
    setIsBusy(false);
    if (failure) showToast(failure.error ?? copy.downloadFailed, "error");
  }

  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={() => {
        if (!isBusy) void download();
      }}
      className={cx("link min-h-11 text-left wrap-anywhere", className)}
    >
      {isBusy ? copy.downloading : copy.download(archivo)}
    </button>
  );
}
