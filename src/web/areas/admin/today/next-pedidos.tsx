import { Link } from "react-router";
import type { Resumen } from "#contract/schemas/administracion.ts";
import { durationWords } from "../list/duration-words.ts";
import { todayCopy as copy } from "./today.copy.ts";

type Props = { resumen: Resumen; readAtMs: number };

/** The oldest pedidos to prepare, one press away. */
export function NextPedidos({ resumen: { proximos_pedidos, por_preparar }, readAtMs }: Props) {
  if (proximos_pedidos.length === 0) return null;
  return (
    <section aria-labelledby="proximos" className="grid gap-3">
      <h2 id="proximos" className="text-xl">
        {copy.nextPedidos}
      </h2>
      <ul className="divide-y divide-hairline rounded-soft bg-card inset-ring inset-ring-hairline">
        {proximos_pedidos.map(({ id, numero, nombre, unidades, pagado_en }) => (
          <li key={id}>
            <Link
              to={`/admin/pedidos/${id}`}
              className="group flex min-h-12 flex-wrap items-baseline gap-x-4 px-4 py-3 no-underline sm:px-6"
            >
              <span className="font-semibold tabular-nums group-hover:underline">{numero}</span>{" "}
              <span className="min-w-0 flex-1 basis-40 wrap-anywhere">
                {copy.nextPedido(nombre, unidades)}
              </span>{" "}
              <span className="text-sm text-muted">
                {copy.paidSince(durationWords(readAtMs - pagado_en))}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {por_preparar > proximos_pedidos.length && (
        <Link
          to="/admin/pedidos?estado=pagado"
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.allToPrepare(por_preparar)}
        </Link>
      )}
    </section>
  );
}
