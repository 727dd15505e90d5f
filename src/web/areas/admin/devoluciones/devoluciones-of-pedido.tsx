import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { Sheet } from "../pedidos/detail/sheet.tsx";
import { DevolucionCard } from "./devolucion-card.tsx";
import { adminDevolucionesCopy as copy } from "./devoluciones.copy.ts";

/** Nothing for most pedidos. */
export function DevolucionesOfPedido({ pedidoId }: { pedidoId: number }) {
  const view = useOwn("listDevoluciones", { query: { pedido_id: String(pedidoId) } });
  if (view.status === "error") return <p role="alert">{copy.failed}</p>;
  if (view.status !== "ready" || view.data.length === 0) return null;
  return (
    <Sheet title={copy.title}>
      <div className="grid gap-4">
        {view.data.map((devolucion) => (
          <DevolucionCard key={devolucion.id} devolucion={devolucion} />
        ))}
      </div>
    </Sheet>
  );
}
