import type { Producto } from "#contract/catalogo.ts";
import { adminProductosCopy as copy } from "#web/copy/admin-productos.ts";
import { cx } from "#web/ui/class-names.ts";
import { ProductoRow, type RowActions } from "./producto-row.tsx";

const columns = ["producto", "sku", "precio", "stock", "estado", "destacado", "acciones"] as const;
const figures: readonly string[] = ["precio", "stock"];

/** A table where there is room; elsewhere each row becomes a card, read in the same order. */
export function ProductosTable({
  productos,
  ...actions
}: RowActions & { productos: readonly Producto[] }) {
  return (
    <table
      aria-label={copy.tableLabel}
      className="block w-full xl:table xl:rounded-soft xl:bg-blanco xl:inset-ring xl:inset-ring-veta"
    >
      <thead className="sr-only xl:not-sr-only xl:table-header-group">
        <tr className="text-left text-sm text-pizarra">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={cx(
                "px-3 py-3 font-normal first:pl-5 last:pr-5",
                figures.includes(column) && "text-right",
              )}
            >
              {copy.columns[column]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="grid gap-3 md:grid-cols-2 xl:table-row-group">
        {productos.map((producto) => (
          <ProductoRow key={producto.id} producto={producto} {...actions} />
        ))}
      </tbody>
    </table>
  );
}
