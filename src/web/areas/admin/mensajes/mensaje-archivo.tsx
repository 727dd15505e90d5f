import { useState } from "react";
import type { MensajeContacto } from "#contract/schemas/mensajes.ts";
import { downloadFile } from "#web/app/api/api-files.ts";
import { showToast } from "#web/app/toasts.ts";
import { adminMensajesCopy as copy } from "./mensajes.copy.ts";

type Archivo = NonNullable<MensajeContacto["archivo"]>;

export function MensajeArchivo({ id, archivo }: { id: number; archivo: Archivo }) {
  const [isBusy, setIsBusy] = useState(false);

  async function download(): Promise<void> {
    setIsBusy(true);
    const wanted = { query: { id: String(id) }, name: archivo.nombre };
    const failure = await downloadFile("getMensajeArchivo", wanted);
    setIsBusy(false);
    if (failure) showToast(failure.error ?? copy.archivoFailed, "error");
  }

  return (
    <div className="grid justify-items-start">
      <p className="text-sm text-muted">{copy.archivoSent}</p>
      <button
        type="button"
        aria-disabled={isBusy}
        onClick={() => {
          if (!isBusy) void download();
        }}
        className="link min-h-11 text-left wrap-anywhere"
      >
        {isBusy ? copy.archivoBusy : copy.archivo(archivo)}
      </button>
    </div>
  );
}
