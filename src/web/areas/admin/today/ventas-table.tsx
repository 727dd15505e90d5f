import type { Resumen } from "#contract/schemas/administracion.ts";
import { Money } from "#web/ui/content/money.tsx";
import { formatCalendarDay } from "./days.ts";
import { todayCopy as copy } from "./today.copy.ts";

const cell = "px-3 py-2 text-right tabular-nums first:text-left";

export function VentasTable({ days }: { days: Resumen["por_dia"] }) {
  return (
    <details>
      <summary className="inline-flex min-h-11 items-center text-sm link">{copy.asTable}</summary>
      <table className="mt-2 w-full max-w-text text-sm">
        <caption className="sr-only">{copy.ventas}</caption>
        <thead>
          <tr className="text-muted">
            {[copy.day, copy.count, copy.monto].map((column) => (
              <th key={column} scope="col" className={`${cell} font-normal`}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[...days].reverse().map(({ fecha, pedidos, monto }) => (
            <tr key={fecha} className="border-t border-hairline">
              <th scope="row" className={`${cell} font-normal`}>
                {formatCalendarDay(fecha)}
              </th>
              <td className={cell}>{pedidos.toLocaleString("es-CL")}</td>
              <td className={cell}>
                <Money pesos={monto} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
