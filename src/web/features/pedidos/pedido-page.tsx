import type { ReactNode } from "react";
import type { Pedido } from "#contract/pedidos.ts";
import { estadoNames } from "#web/copy/pago.ts";
import { pedidosCopy as copy } from "#web/copy/pedidos.ts";
import { formatMoment } from "#web/dates.ts";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { EstadoMark } from "#web/ui/estado-mark.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { PageHeading } from "#web/ui/page-heading.tsx";
import { AgainPanel } from "./again-panel.tsx";
import { WithPedidos } from "./with-pedidos.tsx";

type Props = {
  id: number;
  /** The receipt belongs to another area. */
  renderSheet: (pedido: Pedido) => ReactNode;
};

/** One of one's own orders. */
export function PedidoPage({ id, renderSheet }: Props) {
  return (
    <div className="page-width pb-20">
      <WithPedidos>
        {(pedidos) => {
          const pedido = pedidos.find((own) => own.id === id);
          return pedido ? (
            <PedidoDetail pedido={pedido} sheet={renderSheet(pedido)} />
          ) : (
            <UnknownPedido />
          );
        }}
      </WithPedidos>
    </div>
  );
}

function PedidoDetail({ pedido, sheet }: { pedido: Pedido; sheet: ReactNode }) {
  const { numero, creado_en, estado, pago, detalles } = pedido;
  return (
    <>
      <PageHeading
        title={copy.pedido(numero)}
        lead={copy.madeAt(formatMoment(creado_en))}
        actions={<EstadoMark estado={estado}>{estadoNames[estado]}</EstadoMark>}
      />
      {sheet}
      <div className="mt-8 grid gap-5 print:hidden">
        {pago && <AgainPanel detalles={detalles} />}
        <div className="flex flex-wrap gap-3">
          {pago && (
            <Button variant="secondary" onClick={() => window.print()}>
              {copy.print}
            </Button>
          )}
          <LinkButton to="/cuenta/pedidos" variant="quiet">
            {copy.back}
          </LinkButton>
        </div>
      </div>
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
