import { type Ref, useState } from "react";
import type { ManualEstado, PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { NotaDialog } from "../../pagos/nota-dialog.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { nextStepOf } from "./next-step.ts";
import { usePedidoAct } from "./pedido-data.ts";
import { UncheckedPieces } from "./unchecked-pieces.tsx";

type Props = {
  pedido: PedidoDetalleAdmin;
  /** Gets the focus when the pressed button is gone. */
  headingRef: Ref<HTMLHeadingElement>;
  onSend: () => void;
  onDone: () => void;
};

export function NextStepPanel({ pedido, headingRef, onSend, onDone }: Props) {
  const act = usePedidoAct(pedido.id);
  const [isExplaining, setIsExplaining] = useState(false);
  const query = { id: String(pedido.id) };
  const step = nextStepOf(pedido);
  const isRetiro = pedido.despacho.modo === "retiro";
  const next = isRetiro ? { ...copy.next, ...copy.nextRetiro } : copy.next;
  const moves = isRetiro ? copy.moveRetiro : copy.move;
  const isStopped = pedido.reembolso_detalle?.estado === "pendiente";

  async function move(estado: ManualEstado): Promise<void> {
    const result = await act.run(() => api("movePedido", { query, body: { estado } }));
    if (result.ok) onDone();
  }

  function takeStep(estado: ManualEstado): void {
    if (estado !== "enviado") void move(estado);
    else if (!isRetiro) onSend();
    else if (pedido.por_revisar.length > 0) setIsExplaining(true);
    else void move(estado);
  }

  return (
    <section className="layers-above grid gap-4 pt-6 text-copper">
      <div className="grid gap-1 text-ink">
        <h2 ref={headingRef} tabIndex={-1} className="text-xl">
          {copy.nextTitle}
        </h2>
        <p className="max-w-text">{isStopped ? copy.nextReembolso : next[pedido.estado]}</p>
      </div>
      {pedido.por_revisar.length > 0 && <UncheckedPieces pedido={pedido} />}
      {act.failure && <Banner kind="error">{act.failure.error ?? copy.noAnswer}</Banner>}
      {step && (
        <Button
          className="justify-self-start max-sm:w-full"
          isBusy={act.isBusy}
          onClick={() => takeStep(step)}
        >
          {act.isBusy ? copy.moving : moves[step]}
        </Button>
      )}
      {pedido.estado === "en_revision" && (
        <LinkButton to="/admin/pagos" variant="secondary" className="justify-self-start">
          {copy.seePagos}
        </LinkButton>
      )}
      {isExplaining && (
        <NotaDialog
          words={copy.sinRevisarDialog}
          send={(sin_revisar) =>
            act.run(() => api("movePedido", { query, body: { estado: "enviado", sin_revisar } }))
          }
          onClose={() => setIsExplaining(false)}
          onDone={() => {
            setIsExplaining(false);
            onDone();
          }}
        />
      )}
    </section>
  );
}
