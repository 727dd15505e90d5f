import { adminProductosCopy as copy } from "#web/copy/admin-productos.ts";
import { useProductosResumen } from "./productos-data.ts";

const counters = ["total", "activos", "inactivos"] as const;

/** How many productos there are, told again whenever one changes sides. */
export function ProductosCounters() {
  const { data, isError } = useProductosResumen();
  return (
    <section aria-label={copy.countersLabel} aria-live="polite" className="grid gap-2">
      <dl className="grid grid-cols-3 gap-x-4 sm:gap-x-8">
        {counters.map((counter) => (
          <div key={counter} className="flex flex-col-reverse justify-end gap-1">
            <dt className="text-xs leading-snug text-pizarra sm:text-sm">
              {copy.counters[counter]}
            </dt>
            <dd className="layers-above pt-4 font-display text-2xl font-bold tabular-nums">
              {data ? data[counter].toLocaleString("es-CL") : "–"}
            </dd>
          </div>
        ))}
      </dl>
      {isError && <p className="text-sm text-rojo">{copy.countersFailed}</p>}
    </section>
  );
}
