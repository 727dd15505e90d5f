import { adminProductosCopy as copy } from "../productos.copy.ts";
import { useProductosResumen } from "../productos-data.ts";

const counters = ["total", "activos", "inactivos"] as const;

export function ProductosCounters() {
  const view = useProductosResumen();
  return (
    <section aria-label={copy.countersLabel} aria-live="polite" className="grid gap-2">
      <dl className="flex flex-wrap gap-x-4 gap-y-1 max-sm:justify-between sm:gap-x-10">
        {counters.map((counter) => (
          <div
            key={counter}
            className="flex flex-col-reverse justify-end gap-x-1.5 sm:flex-row-reverse sm:items-baseline"
          >
            <dt className="text-sm text-muted">{copy.counters[counter]}</dt>
            <dd className="font-display text-xl font-bold tabular-nums">
              {view.status === "ready" ? view.data[counter].toLocaleString("es-CL") : "–"}
            </dd>
          </div>
        ))}
      </dl>
      {view.failure && <p className="text-sm text-danger">{copy.countersFailed}</p>}
    </section>
  );
}
