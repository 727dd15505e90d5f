import { useState } from "react";
import { api } from "#web/app/api/api.ts";
import { Section } from "#web/areas/cuenta/section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";
import { type OnRespaldos, takeResult } from "./seguridad-data.ts";

const copy = seguridadCopy.respaldos;

type Props = { left: number; isProtected: boolean; onRespaldos: OnRespaldos };

export function RespaldosSection({ left, isProtected, onRespaldos }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function renew(): Promise<void> {
    setIsBusy(true);
    const codes = await takeResult(await api("createRespaldos"));
    setIsBusy(false);
    setIsAsking(false);
    onRespaldos(codes);
  }

  return (
    <Section title={copy.title} lead={copy.lead}>
      <div className="grid justify-items-start gap-4">
        <p>{isProtected ? copy.left(left) : copy.none}</p>
        {isProtected && (
          <Button variant="secondary" onClick={() => setIsAsking(true)}>
            {copy.renew}
          </Button>
        )}
      </div>
      {isAsking && (
        <ConfirmDialog
          title={copy.renewTitle}
          cancelLabel={seguridadCopy.cancel}
          confirmLabel={copy.renewConfirm}
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void renew()}
        >
          <p>{copy.renewText}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
