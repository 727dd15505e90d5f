import { useEffect, useRef, useState } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { DevolucionesOfPedido } from "../../devoluciones/devoluciones-of-pedido.tsx";
import { findStoppedPago, StoppedPago } from "../../pagos/stopped-pago.tsx";
import { ReembolsoDialog } from "../reembolso/reembolso-dialog.tsx";
import { ReembolsoNote } from "../reembolso/reembolso-note.tsx";
import { findStoppedIntento, StoppedReembolso } from "../reembolso/stopped-reembolso.tsx";
import { CorrectTextoDialog } from "./correct-texto-dialog.tsx";
import { DespachoDialog, type DespachoPurpose } from "./despacho-dialog.tsx";
import { canCorrectEnvio } from "./next-step.ts";
import { NextStepPanel } from "./next-step-panel.tsx";
import { NotasSection } from "./notas-section.tsx";
import { PedidoCliente } from "./pedido-cliente.tsx";
import { PedidoEnvio } from "./pedido-envio.tsx";
import { PedidoHeading } from "./pedido-heading.tsx";
import { PedidoLines } from "./pedido-lines.tsx";
import { PedidoPago } from "./pedido-pago.tsx";
import { PedidoTimeline } from "./pedido-timeline.tsx";

/** The dialogs are siblings of the content: a refetch keeps what is typed. */
export function PedidoDetail({ pedido }: { pedido: PedidoDetalleAdmin }) {
  const [despacho, setDespacho] = useState<DespachoPurpose | null>(null);
  const [lineaId, setLineaId] = useState<number | null>(null);
  const [isReembolsoOpen, setIsReembolsoOpen] = useState(false);
  const { ref, focus } = useFocusAfterClosing();
  const { envio, reembolso_detalle } = pedido;
  // The newest answer: another administrator may have changed the line.
  const linea = pedido.detalles.find(({ id }) => id === lineaId);
  const stopped = findStoppedIntento(pedido);
  const doubt = findStoppedPago(pedido);
  const closeAll = () => {
    setDespacho(null);
    setIsReembolsoOpen(false);
    setLineaId(null);
    focus();
  };
  return (
    <div className="grid gap-6">
      <PedidoHeading pedido={pedido} onReembolso={() => setIsReembolsoOpen(true)} />
      {stopped && <StoppedReembolso pedido={pedido} intento={stopped} onDone={focus} />}
      {doubt && <StoppedPago pedido={pedido} intento={doubt} onDone={focus} />}
      {reembolso_detalle && stopped === null && <ReembolsoNote reembolso={reembolso_detalle} />}
      <NextStepPanel
        pedido={pedido}
        headingRef={ref}
        onSend={() => setDespacho("send")}
        onDone={focus}
      />
      <DevolucionesOfPedido pedidoId={pedido.id} />
      {/* On a phone the address comes before the payment; the second row takes the excess of the right column. */}
      <div className="grid gap-6 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:grid-rows-[auto_1fr] xl:items-start">
        <PedidoLines pedido={pedido} onCorrect={setLineaId} />
        <div className="grid gap-6 sm:grid-cols-2 xl:col-start-2 xl:row-span-2 xl:row-start-1 xl:grid-cols-1">
          {envio && (
            <PedidoEnvio
              envio={envio}
              canCorrect={canCorrectEnvio(pedido)}
              onCorrect={() => setDespacho("correct")}
            />
          )}
          <PedidoCliente pedido={pedido} />
        </div>
        <PedidoPago pedido={pedido} />
        <PedidoTimeline pedido={pedido} />
        <NotasSection pedido={pedido} />
      </div>
      <DespachoDialog
        pedido={pedido}
        purpose={despacho}
        onClose={() => setDespacho(null)}
        onDone={closeAll}
      />
      {linea && (
        <CorrectTextoDialog
          pedido={pedido}
          linea={linea}
          onClose={() => setLineaId(null)}
          onDone={closeAll}
        />
      )}
      <ReembolsoDialog
        pedido={pedido}
        isOpen={isReembolsoOpen}
        onClose={() => setIsReembolsoOpen(false)}
        onDone={closeAll}
      />
    </div>
  );
}

/**
 * After a change removed the pressed button. The parent's effect runs after the dialog's, in which
 * the browser restores the focus.
 */
function useFocusAfterClosing() {
  const ref = useRef<HTMLHeadingElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) ref.current?.focus({ preventScroll: true });
  }, [times]);
  return { ref, focus: () => setTimes((known) => known + 1) };
}
