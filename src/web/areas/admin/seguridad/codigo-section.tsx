import { useState } from "react";
import type { AnswerOf } from "#contract/client.ts";
import type { Seguridad } from "#contract/schemas/factor.ts";
import { api } from "#web/app/api/api.ts";
import { formatShortMoment } from "#web/app/dates.ts";
import { Section } from "#web/areas/cuenta/section.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { CodigoDialog } from "./codigo-dialog.tsx";
import { seguridadCopy } from "./seguridad.copy.ts";
import { type OnRespaldos, showFailure, takeResult } from "./seguridad-data.ts";

const copy = seguridadCopy.codigo;

type Props = { codigo: Seguridad["codigo"]; onRespaldos: OnRespaldos };

export function CodigoSection({ codigo, onRespaldos }: Props) {
  return (
    <Section title={copy.title} lead={copy.lead}>
      {codigo ? <Active since={codigo.activado_en} /> : <SetUp onRespaldos={onRespaldos} />}
    </Section>
  );
}

function Active({ since }: { since: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function remove(): Promise<void> {
    setIsBusy(true);
    await takeResult(await api("deleteCodigo"));
    setIsBusy(false);
    setIsAsking(false);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>{copy.active(formatShortMoment(since))}</p>
      <Button variant="secondary" onClick={() => setIsAsking(true)}>
        {copy.remove}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={copy.removeTitle}
          cancelLabel={seguridadCopy.cancel}
          confirmLabel={copy.removeConfirm}
          isDanger
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void remove()}
        >
          <p>{copy.removeText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

function SetUp({ onRespaldos }: { onRespaldos: OnRespaldos }) {
  const [isStarting, setIsStarting] = useState(false);
  const [started, setStarted] = useState<AnswerOf<"startCodigo"> | null>(null);

  async function start(): Promise<void> {
    setIsStarting(true);
    const result = await api("startCodigo");
    setIsStarting(false);
    if (result.ok) setStarted(result.data);
    else showFailure(result);
  }

  return (
    <div className="grid justify-items-start gap-4">
      <p>{copy.none}</p>
      <Button isBusy={isStarting} onClick={() => void start()}>
        {isStarting ? copy.starting : copy.start}
      </Button>
      {started && (
        <CodigoDialog
          started={started}
          onClose={() => setStarted(null)}
          onRespaldos={onRespaldos}
        />
      )}
    </div>
  );
}
