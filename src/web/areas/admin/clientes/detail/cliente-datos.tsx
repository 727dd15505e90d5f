import { useState } from "react";
import type { ApiFailure } from "#contract/client.ts";
import type { ClienteDetalle } from "#contract/schemas/clientes.ts";
import { api } from "#web/app/api/api.ts";
import { saveFile } from "#web/app/api/api-files.ts";
import { ExportButton } from "#web/areas/acceso/own-data/export-button.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { Sheet } from "../../pedidos/detail/sheet.tsx";
import { clienteCopy } from "../clientes.copy.ts";
import { EraseClienteDialog } from "./erase-cliente-dialog.tsx";

const copy = clienteCopy.datos;

type Props = { id: string; cliente: ClienteDetalle };

/** Answers a request about personal data: the file that the person gets, and the erasure. */
export function ClienteDatos({ id, cliente }: Props) {
  const [isErasing, setIsErasing] = useState(false);
  const { motivo } = cliente;
  return (
    <Sheet title={copy.title}>
      <p className="text-sm text-muted">{copy.lead}</p>
      <div className="flex flex-wrap gap-3">
        <ExportButton
          variant="secondary"
          text={copy.download}
          busyText={copy.preparing}
          failed={copy.downloadFailed}
          save={() => download(id)}
        />
        {motivo === null && (
          <Button variant="danger" onClick={() => setIsErasing(true)}>
            {copy.erase}
          </Button>
        )}
      </div>
      <p className="text-sm text-muted">{copy.handOver}</p>
      {motivo !== null && <p className="max-w-text">{motivo}</p>}
      {isErasing && (
        <EraseClienteDialog id={id} cliente={cliente} onClose={() => setIsErasing(false)} />
      )}
    </Sheet>
  );
}

async function download(id: string): Promise<ApiFailure | null> {
  const result = await api("exportCliente", { query: { id } });
  if (!result.ok) return result;
  const json = `${JSON.stringify(result.data, null, 2)}\n`;
  saveFile(new Blob([json], { type: "application/json" }), copy.fileName);
  return null;
}
