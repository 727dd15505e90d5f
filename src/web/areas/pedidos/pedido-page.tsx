import type { Pedido } from "#contract/schemas/pedidos.ts";
import { estadoName } from "#contract/values/estado-names.ts";
import { formatMoment } from "#web/app/dates.ts";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { PageHeading } from "#web/ui/content/page-heading.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { BuyAgainPanel } from "./buy-again-panel.tsx";
import { DevolucionesPart } from "./devoluciones/devoluciones-part.tsx";
import { EstadoMark } from "./estado-mark.tsx";
import { PedidoOverview } from "./pago/pedido-overview.tsx";
import { PedidoHelp } from "./pedido-help.tsx";
import { pedidosCopy as copy } from "./pedidos.copy.ts";
import { PiezaFotos } from "./piezas/pieza-fotos.tsx";
import { WithPedidos } from "./with-pedidos.tsx";

export function PedidoPage({ id }: { id: number }) {
  return (
    <div className="page-width pb-20">
      <WithPedidos isPage>
        {(pedidos) => {
          const pedido = pedidos.find((own) => own.id === id);
          return pedido ? <PedidoDetail pedido={pedido} /> : <UnknownPedido />;
        }}
      </WithPedidos>
    </div>
  );
}

function PedidoDetail({ pedido }: { pedido: Pedido }) {
  const { numero, creado_en, estado } = pedido;
  const of = { pedido_id: String(pedido.id) };
  return (
    <>
      <PageHeading
        title={copy.pedido(numero)}
        lead={copy.madeAt(formatMoment(creado_en))}
        actions={<EstadoMark estado={estado}>{estadoName(pedido)}</EstadoMark>}
      />
      <PedidoOverview
        pedido={pedido}
        fotos={<PiezaFotos of={of} pedido={pedido} />}
        actions={<Actions pedido={pedido} />}
        last={<DevolucionesPart of={of} pedido={pedido} />}
      />
    </>
  );
}

function Actions({ pedido }: { pedido: Pedido }) {
  const { pago, detalles } = pedido;
  return (
    <>
      <PedidoHelp pedido={pedido} />
      {pago && <BuyAgainPanel detalles={detalles} />}
      <LinkButton to="/cuenta/pedidos" variant="quiet" className="-ml-5 justify-self-start">
        {copy.back}
      </LinkButton>
    </>
  );
}

function UnknownPedido() {
  return (
    <EmptyState
      level={1}
      title={copy.notFoundTitle}
      actions={<LinkButton to="/cuenta/pedidos">{copy.back}</LinkButton>}
    >
      {copy.notFound}
    </EmptyState>
  );
}
