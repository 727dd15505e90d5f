import { adminCopy as copy } from "#web/copy/admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { type PedidosView, usePedidos } from "./pedidos-data.ts";
import { PedidosTable } from "./pedidos-table.tsx";

/** The orders of the shop, to read. */
export function PedidosPage() {
  const view = usePedidos();
  return (
    <div className="grid gap-6">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 tabIndex={-1} className="text-2xl">
            {copy.pedidosTitle}
          </h1>
          <p className="mt-1 text-pizarra">{copy.pedidosLead}</p>
        </div>
        {view.status === "ready" && (
          <Button
            variant="secondary"
            size="small"
            isBusy={view.isRefreshing}
            onClick={view.refresh}
          >
            {copy.refresh}
          </Button>
        )}
      </header>
      <PedidosBody view={view} />
    </div>
  );
}

function PedidosBody({ view }: { view: PedidosView }) {
  if (view.status === "loading") return <Spinner label={copy.loading} />;
  if (view.status === "error") {
    return (
      <div className="grid justify-items-start gap-4">
        <Banner kind="error">{copy.pedidosFailed}</Banner>
        <Button variant="secondary" onClick={view.refresh}>
          {copy.retry}
        </Button>
      </div>
    );
  }
  if (view.pedidos.length === 0) return <EmptyState title={copy.pedidosEmpty} />;
  return <PedidosTable pedidos={view.pedidos} />;
}
