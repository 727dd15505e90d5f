import { useState } from "react";
import type { DatosInvitado } from "#contract/schemas/cuenta.ts";
import { api } from "#web/app/api/api.ts";
import { saveFile } from "#web/app/api/api-files.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { datosInvitadoCopy as copy } from "./datos-invitado.copy.ts";

export type OpenedDatos = { enlace: string; datos: DatosInvitado | null };

export async function openDatos(enlace: string): Promise<OpenedDatos> {
  const result = await api("openDatosInvitado", { body: { enlace } });
  return { enlace, datos: result.ok ? result.data : null };
}

export function DatosInvitadoPage({ enlace, datos }: OpenedDatos) {
  const [mensaje, setMensaje] = useState<string | null>(null);
  if (mensaje !== null) return <Erased mensaje={mensaje} />;
  if (datos === null) {
    return (
      <EmptyState
        level={1}
        title={copy.invalidTitle}
        actions={<LinkButton to="/mis-datos">{copy.askAgain}</LinkButton>}
      >
        {copy.invalid}
      </EmptyState>
    );
  }
  const { email, pedidos, mensajes, correos } = datos;
  return (
    <div className="page-width pb-20">
      <PageHeading title={copy.heading} lead={copy.lead(email)} />
      <div className="grid max-w-text justify-items-start gap-6">
        <ul aria-label={copy.listLabel} className="grid list-disc gap-1 pl-5">
          <li>{copy.pedidos(pedidos.length)}</li>
          <li>{copy.mensajes(mensajes.length)}</li>
          <li>{copy.correos(correos.length)}</li>
        </ul>
        <Button onClick={() => download(datos)}>{copy.download}</Button>
        <EraseDatos enlace={enlace} onErased={setMensaje} />
      </div>
    </div>
  );
}

function download(datos: DatosInvitado): void {
  const file = new Blob([JSON.stringify(datos, null, 2)], { type: "application/json" });
  saveFile(file, "mis-datos.json");
}

type EraseProps = { enlace: string; onErased: (mensaje: string) => void };

function EraseDatos({ enlace, onErased }: EraseProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function erase(): Promise<void> {
    setIsBusy(true);
    const result = await api("deleteDatosInvitado", { body: { enlace } });
    setIsBusy(false);
    setIsAsking(false);
    if (result.ok) onErased(result.data.mensaje);
    else setError(result.error ?? copy.eraseFailed);
  }

  return (
    <>
      {error && <Banner kind="error">{error}</Banner>}
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        {copy.erase}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.eraseTitle}
          cancelLabel={copy.cancel}
          confirmLabel={copy.erase}
          isDanger
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void erase()}
        >
          <p>{copy.eraseText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

function Erased({ mensaje }: { mensaje: string }) {
  return (
    <EmptyState level={1} title={copy.erased} actions={<LinkButton to="/">{copy.home}</LinkButton>}>
      {mensaje}
    </EmptyState>
  );
}
