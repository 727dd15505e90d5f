import { useState } from "react";
import type { PedidoDeEnlace } from "#contract/schemas/invitado.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { api } from "#web/app/api/api.ts";
import { formatMoment } from "#web/app/dates.ts";
import { showToast } from "#web/app/toasts.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { ConfirmDialog } from "#web/ui/windows/confirm-dialog.tsx";
import { DevolucionesPart } from "../devoluciones/devoluciones-part.tsx";
import { EstadoMark } from "../estado-mark.tsx";
import { PedidoOverview } from "../pago/pedido-overview.tsx";
import { PedidoHelp } from "../pedido-help.tsx";
import { PiezaFotos } from "../piezas/pieza-fotos.tsx";
import { AccountOffer } from "./account-offer.tsx";
import { invitadoCopy as copy } from "./invitado.copy.ts";

export type OpenedEnlace =
  | { kind: "open"; pedido: PedidoDeEnlace; enlace: string }
  | { kind: "invalid" }
  | { kind: "failed" };

/** By the secret of a mail's link; it travels in the body. */
export async function openEnlace(enlace: string): Promise<OpenedEnlace> {
  const result = await api("openPedidoEnlace", { body: { enlace } });
  if (result.ok) return { kind: "open", pedido: result.data, enlace };
  return { kind: result.status === 404 || result.status === 422 ? "invalid" : "failed" };
}

type Props = { opened: OpenedEnlace; onRetry: () => void };

export function PedidoByEnlace({ opened, onRetry }: Props) {
  const [isEnded, setIsEnded] = useState(false);
  if (isEnded || opened.kind === "invalid") return <NoLongerOpen />;
  if (opened.kind === "failed") return <NotOpened onRetry={onRetry} />;
  const { pedido, enlace } = opened;
  const { numero, creado_en, estado } = pedido;
  return (
    <div className="page-width pb-20">
      <PageHeading
        title={copy.pedido(numero)}
        lead={copy.madeAt(formatMoment(creado_en))}
        actions={<EstadoMark estado={estado}>{estadoName(pedido)}</EstadoMark>}
      />
      <PedidoOverview
        pedido={pedido}
        fotos={<PiezaFotos of={{ enlace }} pedido={pedido} />}
        actions={
          <>
            <PedidoHelp pedido={pedido} person={{ nombre: pedido.nombre, email: pedido.email }} />
            <AccountOffer pedido={pedido} />
            <EndEnlace enlace={enlace} onEnded={() => setIsEnded(true)} />
          </>
        }
        last={<DevolucionesPart of={{ enlace }} pedido={pedido} />}
      />
    </div>
  );
}

function NoLongerOpen() {
  return (
    <EmptyState
      level={1}
      title={copy.invalidTitle}
      actions={<LinkButton to="/contacto">{copy.writeUs}</LinkButton>}
    >
      {copy.invalid}
    </EmptyState>
  );
}

function NotOpened({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      level={1}
      title={copy.failedTitle}
      actions={<Button onClick={onRetry}>{copy.retry}</Button>}
    >
      {copy.failed}
    </EmptyState>
  );
}

function EndEnlace({ enlace, onEnded }: { enlace: string; onEnded: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function end(): Promise<void> {
    setIsBusy(true);
    const result = await api("endPedidoEnlace", { body: { enlace } });
    setIsBusy(false);
    setIsAsking(false);
    if (!result.ok) return showToast(result.error ?? copy.endFailed, "error");
    showToast(copy.ended);
    onEnded();
  }

  return (
    <div className="grid justify-items-start gap-1 text-sm text-muted">
      <p>{copy.linkNote}</p>
      <div className="flex flex-wrap gap-x-3">
        <Button variant="quiet" className="-ml-5" onClick={() => setIsAsking(true)}>
          {copy.end}
        </Button>
        <LinkButton to="/mis-datos" variant="quiet" className="-ml-5">
          {copy.ownData}
        </LinkButton>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={copy.endTitle}
          cancelLabel={copy.cancel}
          confirmLabel={copy.end}
          isDanger
          isBusy={isBusy}
          onCancel={() => setIsAsking(false)}
          onConfirm={() => void end()}
        >
          <p>{copy.endText}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
