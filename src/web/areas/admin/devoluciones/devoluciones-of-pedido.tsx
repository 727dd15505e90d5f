import { useId } from "react";
import { useOwn } from "#web/areas/acceso/own-data/use-own.ts";
import { DevolucionCard } from "./devolucion-card.tsx";
import { adminDevolucionesCopy as copy } from "./devoluciones.copy.ts";

/** Nothing for most pedidos. */
export function DevolucionesOfPedido({ pedidoId }: { pedidoId: number }) {
  const titleId = useId();
  const view = useOwn("listDevoluciones", { query: { pedido_id: String(pedidoId) } });
  if (view.status === "error") return <p role="alert">{copy.failed}</p>;
  if (view.status !== "ready" || view.data.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-4">
      <h2 id={titleId} className="text-xl">
        {copy.title}
      </h2>
      {view.data.map((devolucion) => (
        <DevolucionCard key={devolucion.id} devolucion={devolucion} level={3} />
      ))}
    </section>
  );
}
