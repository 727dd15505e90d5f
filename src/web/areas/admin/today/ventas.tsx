import { Link } from "react-router";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { Money } from "#web/ui/content/money.tsx";
import { todayCopy as copy } from "./today.copy.ts";
import { VentasPlot } from "./ventas-plot.tsx";
import { VentasTable } from "./ventas-table.tsx";

const spans = [
  { name: "hoy", days: 1 },
  { name: "dias7", days: 7 },
  { name: "dias30", days: 30 },
] as const;

export function Ventas({ resumen: { ventas, por_dia } }: { resumen: Resumen }) {
  return (
    <section aria-labelledby="ventas" className="grid gap-5">
      <h2 id="ventas" className="text-xl">
        {copy.ventas}
      </h2>
      <ul className="grid gap-x-6 gap-y-2 sm:grid-cols-3">
        {spans.map(({ name, days }) => (
          <li key={name}>
            <Link
              to={listOf(por_dia.at(-days)?.fecha, por_dia.at(-1)?.fecha)}
              className="group grid min-h-11 grid-cols-[1fr_auto] items-baseline gap-x-3 border-t-2 border-ink pt-2 no-underline sm:block"
            >
              <span className="block text-sm text-muted">{copy[name]}</span>{" "}
              <Money
                pesos={ventas[name].monto}
                className="block font-display text-xl font-bold group-hover:text-accent sm:text-2xl"
              />{" "}
              <span className="col-span-2 block text-right text-sm text-muted sm:text-left">
                {copy.pedidos(ventas[name].pedidos)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {ventas.dias30.monto === 0 ? (
        <p className="text-muted">{copy.noSales}</p>
      ) : (
        <>
          <VentasPlot days={por_dia} />
          <VentasTable days={por_dia} />
        </>
      )}
    </section>
  );
}

function listOf(desde = "", hasta = ""): string {
  return `/admin/pedidos?${new URLSearchParams({ desde, hasta })}`;
}
