import { Link } from "react-router";
import type { ProductoDetalle } from "#contract/schemas/catalogo.ts";
import type { Eje } from "#contract/schemas/ejes.ts";
import { productoPath } from "#contract/values/producto/producto-path.ts";
import { nombreOfVariante, valorOf } from "#contract/values/producto/variante.ts";
import { Swatch } from "#web/ui/art/swatch.tsx";
import { cx } from "#web/ui/class-names.ts";
import { uiCopy } from "#web/ui/ui.copy.ts";
import { closestVariante } from "./closest-variante.ts";

/** Each variante has a page of its own, so that the valores are links and need no scripts. */
export function Variantes({ producto }: { producto: ProductoDetalle }) {
  return producto.familia?.ejes.map((eje) => (
    <EjeLinks key={eje.nombre} eje={eje} producto={producto} />
  ));
}

function EjeLinks({ eje, producto }: { eje: Eje; producto: ProductoDetalle }) {
  const { id, familia, variantes } = producto;
  const shown = variantes.find((variante) => variante.id === id);
  if (!familia || !shown) return null;
  return (
    <fieldset className="min-w-0 wrap-anywhere">
      <legend className="mb-1.5 text-sm">
        {eje.nombre}:{" "}
        <span aria-live="polite" className="font-semibold">
          {valorOf(shown, eje.nombre)}
        </span>
      </legend>
      <ul className="flex flex-wrap gap-2">
        {eje.valores.map(({ clave, nombre, color }) => {
          const variante = closestVariante(variantes, shown, { eje: eje.nombre, valor: nombre });
          if (!variante) return null;
          const isShown = variante === shown;
          const isSoldOut = variante.stock <= 0;
          const target = { ...variante, nombre: nombreOfVariante(familia, variante) };
          return (
            <li key={clave}>
              <Link
                to={productoPath(target)}
                prefetch="intent"
                preventScrollReset
                data-keeps-focus
                aria-current={isShown ? "true" : undefined}
                className={cx(
                  "inline-flex min-h-11 flex-wrap items-center gap-x-2 rounded-thin border bg-card px-3 py-1.5",
                  isShown
                    ? "border-ink ring ring-ink forced-colors:border-4"
                    : "border-edge hover:border-ink",
                )}
              >
                {color && <Swatch color={color} />}
                <span className={cx("min-w-0", isSoldOut && "text-muted line-through")}>
                  {nombre}
                </span>
                {isSoldOut && <span className="text-sm text-muted">{uiCopy.stockNone}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}
