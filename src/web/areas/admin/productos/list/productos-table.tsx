import type { Producto } from "#contract/schemas/catalogo.ts";
import { cx } from "#web/ui/class-names.ts";
import { tableHeadClass } from "../../list/table-class.ts";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { ProductoRow, type RowActions } from "./producto-row.tsx";

const columns = ["producto", "sku", "precio", "stock", "estado", "destacado", "acciones"] as const;
const toTheRight: readonly string[] = ["precio", "stock", "acciones"];

/** A table where there is room; elsewhere each row becomes a few dense lines. */
export function ProductosTable({
  productos,
  ...actions
}: RowActions & { productos: readonly Producto[] }) {
  return (
    <table
      aria-label={copy.tableLabel}
      className="block w-full border-t border-veta tabular-nums xl:table xl:rounded-soft xl:border-t-0 xl:bg-blanco xl:ring xl:ring-veta [&_:is(a,button)]:scroll-mt-16"
    >
      <thead className="sr-only xl:not-sr-only xl:table-header-group">
        <tr className={tableHeadClass}>
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx(
                "px-3 first:pl-5 last:pr-5",
                toTheRight.includes(column) && "text-right",
              )}
            >
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid md:grid-cols-2 md:gap-x-8 xl:table-row-group">
        {productos.map((producto) => (
          <ProductoRow key={producto.id} producto={producto} {...actions} />
        ))}
      </tbody>
    </table>
  );
}
