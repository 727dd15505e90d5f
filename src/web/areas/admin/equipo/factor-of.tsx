import { useState } from "react";
import type { Equipo } from "#contract/schemas/administradores.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { equipoCopy } from "./equipo.copy.ts";
import { removeFactor } from "./equipo-data.ts";

const copy = equipoCopy.admins;

type Props = { admin: Equipo["administradores"][number]; isSelf: boolean };

/** One's own is changed in «Seguridad». */
export function FactorOf({ admin, isSelf }: Props) {
  const { id, nombre, segundo_factor } = admin;
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    const result = await removeFactor(id);
    setIsBusy(false);
    setIsAsking(false);
    if (result.ok) showToast(result.data.mensaje);
    else showToast(result.error ?? equipoCopy.failed, "error");
  }

  return (
    <>
      <p className="text-sm">{segundo_factor ? copy.withFactor : copy.withoutFactor}</p>
      {segundo_factor && !isSelf && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 justify-self-start"
          aria-label={copy.removeFactorOf(nombre)}
          onClick={() => setIsAsking(true)}
        >
          {copy.removeFactor}
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          title={copy.removeFactorTitle(nombre)}
          cancelLabel={equipoCopy.cancel}
          confirmLabel={copy.remove}
          isDanger
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>{copy.removeFactorText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
