import { useState } from "react";
import type { ResolvePago } from "#contract/schemas/conciliacion.ts";
import type { IntentoAdmin, PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { formatClp } from "#contract/values/pago/clp.ts";
import { api } from "#web/app/api/api.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { usePedidoAct } from "../pedidos/detail/pedido-data.ts";
import { adminPedidoCopy } from "../pedidos/pedidos.copy.ts";
import { NotaDialog } from "./nota-dialog.tsx";
import { stoppedPagoCopy as copy } from "./pagos.copy.ts";

/** The intento whose confirmation is in doubt, and about which nobody asks any more. */
export function findStoppedPago({ intentos }: PedidoDetalleAdmin): IntentoAdmin | null {
  const isStopped = ({ estado, proxima_consulta_en }: IntentoAdmin) =>
    estado === "confirmando" && proxima_consulta_en === null;
  return intentos.find(isStopped) ?? null;
}

type Props = { pedido: PedidoDetalleAdmin; intento: IntentoAdmin; onDone: () => void };

/** docs/operar.md "Money in doubt" */
export function StoppedPago({ pedido, intento, onDone }: Props) {
  const [como, setHow] = useState<ResolvePago["como"] | null>(null);
  const act = usePedidoAct(pedido.id);
  return (
    <>
      <Banner kind="warning" title={copy.title(formatClp(intento.monto))}>
        <p>
          {copy.lead} <b className="inline-block max-w-full wrap-anywhere">{intento.buy_order}</b>{" "}
          {copy.choose}
        </p>
        <div className="mt-2 flex flex-wrap gap-3">
          <Button variant="secondary" size="small" onClick={() => setHow("cobrado")}>
            {copy.cobrado}
          </Button>
          <Button variant="secondary" size="small" onClick={() => setHow("no_cobrado")}>
            {copy.noCobrado}
          </Button>
        </div>
      </Banner>
      {como && (
        <NotaDialog
          words={{ ...copy.dialog, ...copy.dialogs[como], noAnswer: adminPedidoCopy.noAnswer }}
          send={(nota) => {
            const body = { pedido_id: pedido.id, intento_id: intento.id, como, nota };
            return act.run(() => api("resolvePago", { body }));
          }}
          onDone={onDone}
          onClose={() => setHow(null)}
        />
      )}
    </>
  );
}
