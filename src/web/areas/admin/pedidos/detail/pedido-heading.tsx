import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatMoment } from "#web/app/dates.ts";
import { EstadoMark } from "#web/areas/pedidos/estado-mark.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Breadcrumbs } from "#web/ui/content/breadcrumbs.tsx";
import { adminPedidosCopy, adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { reembolsoCopy } from "../reembolso/reembolso.copy.ts";
import { canRefund } from "./next-step.ts";

type Props = { pedido: PedidoDetalleAdmin; onReembolso: () => void };

export function PedidoHeading({ pedido, onReembolso }: Props) {
  const { id, numero, estado, creado_en } = pedido;
  return (
    <div className="grid gap-2">
      <Breadcrumbs
        crumbs={[{ text: adminPedidosCopy.title, to: "/admin/pedidos" }, { text: numero }]}
      />
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 tabIndex={-1} className="text-2xl tabular-nums">
              {adminPedidosCopy.pedido(numero)}
            </h1>
            <EstadoMark estado={estado}>{estadoName(pedido)}</EstadoMark>
          </div>
          <p className="mt-1 text-muted">{copy.madeAt(formatMoment(creado_en))}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          {pedido.pago && (
            <LinkButton to={`/admin/pedidos/${id}/guia`} variant="secondary" size="small">
              {copy.slip}
            </LinkButton>
          )}
          {canRefund(pedido) && (
            <Button variant="danger" size="small" onClick={onReembolso}>
              {reembolsoCopy.open}
            </Button>
          )}
        </div>
      </header>
    </div>
  );
}
