import type { ReactNode } from "react";
import type { PedidoDetalleAdmin } from "#contract/schemas/pedidos-admin.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { LinkButton } from "#web/ui/actions/link-button.tsx";
import { Banner } from "#web/ui/feedback/banner.tsx";
import { EmptyState } from "#web/ui/feedback/empty-state.tsx";
import { Spinner } from "#web/ui/feedback/spinner.tsx";
import { AdminHeading } from "../../list/admin-heading.tsx";
import { adminPedidoCopy as copy } from "../pedidos.copy.ts";
import { usePedidoDetalle } from "./pedido-data.ts";

const notFoundStatus = 404;

type Props = {
  id: number | null;
  label: string;
  children: (pedido: PedidoDetalleAdmin) => ReactNode;
};

export function LoadedPedido({ id, label, children }: Props) {
  const view = usePedidoDetalle(id);
  const isMissing = view.status === "error" && view.failure?.status === notFoundStatus;
  if (id === null || isMissing) return <UnknownPedido />;
  if (view.status === "loading") return <Spinner label={label} />;
  if (view.status === "error") {
    return (
      <div className="grid justify-items-start gap-4">
        <AdminHeading title={copy.title} />
        <Banner kind="error">{copy.failed}</Banner>
        <Retry onRetry={view.refresh} />
      </div>
    );
  }
  return (
    <>
      {view.failure && (
        <Banner kind="warning" className="mb-6 print:hidden">
          <p>{copy.stale}</p>
          <Retry onRetry={view.refresh} />
        </Banner>
      )}
      {children(view.data)}
    </>
  );
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <Button variant="secondary" size="small" className="justify-self-start" onClick={onRetry}>
      {copy.retry}
    </Button>
  );
}

function UnknownPedido() {
  return (
    <EmptyState
      level={1}
      title={copy.notFoundTitle}
      actions={<LinkButton to="/admin/pedidos">{copy.backToList}</LinkButton>}
    >
      {copy.notFound}
    </EmptyState>
  );
}
