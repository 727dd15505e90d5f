import { useState } from "react";
import type { ResolveReembolso } from "#contract/schemas/conciliacion.ts";
import type { IntentoAdmin, PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { NotaDialog } from "../../pagos/nota-dialog.tsx";
import { usePedidoAct } from "../detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos.copy.ts";
import { stoppedReembolsoCopy as copy, reembolsoCopy } from "./reembolso.copy.ts";

/** The intento whose refund is not retried any more. */
export function findStoppedIntento({ intentos }: PedidoDetalleAdmin): IntentoAdmin | null {
  const isStopped = ({ estado, proxima_consulta_en }: IntentoAdmin) =>
    estado === "por_reembolsar" && proxima_consulta_en === null;
  return intentos.find(isStopped) ?? null;
}

type Props = { pedido: PedidoDetalleAdmin; intento: IntentoAdmin; onDone: () => void };

/** docs/operar.md "Refunds" */
export function StoppedReembolso({ pedido, intento, onDone }: Props) {
  const [como, setHow] = useState<ResolveReembolso["como"] | null>(null);
  const { reembolso_detalle } = pedido;
  const error = intento.ultimo_error ?? reembolso_detalle?.error;
  return (
    <>
      <Banner
        kind="warning"
        title={copy.title(formatClp(reembolso_detalle?.monto ?? intento.monto))}
      >
        <p className="wrap-anywhere">{error ?? copy.noError}</p>
        {reembolso_detalle && (
          <p className="wrap-anywhere">
            {reembolsoCopy.requestedBy(reembolso_detalle.autor, reembolso_detalle.motivo)}
          </p>
        )}
        <p>{copy.lead}</p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setHow("otra_via")}>
            {copy.otraVia}
          </Button>
          {reembolso_detalle && (
            <Button variant="secondary" size="small" onClick={() => setHow("retirado")}>
              {copy.retirado}
            </Button>
          )}
        </div>
      </Banner>
      {como && (
        <ResolveDialog
          pedido={pedido}
          intento={intento}
          como={como}
          onClose={() => setHow(null)}
          onDone={onDone}
        />
      )}
    </>
  );
}

type DialogProps = Props & { como: ResolveReembolso["como"]; onClose: () => void };

function ResolveDialog({ pedido, intento, como, onClose, onDone }: DialogProps) {
  const act = usePedidoAct(pedido.id);
  return (
    <NotaDialog
      words={{ ...copy.dialog, ...copy.dialogs[como], noAnswer: adminPedidoCopy.noAnswer }}
      send={(nota) => {
        const body = { pedido_id: pedido.id, intento_id: intento.id, como, nota };
        return act.run(() => api("resolveReembolso", { body }));
      }}
      onDone={onDone}
      onClose={onClose}
    />
  );
}
