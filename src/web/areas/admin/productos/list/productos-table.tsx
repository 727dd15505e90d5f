import type { Producto } from "#contract/schemas/catalogo.ts";
import { RowTable } from "../../list/row-table.tsx";
import { severalCopy } from "../../several/several.copy.ts";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { ProductoRow, type RowActions } from "./producto-row.tsx";

const columns = [
  { text: severalCopy.choose, isUnseen: true },
  { text: copy.columns.producto },
  { text: copy.columns.sku },
  { text: copy.columns.precio, isRight: true },
  { text: copy.columns.stock, isRight: true },
  { text: copy.columns.estado },
  { text: copy.columns.destacado },
  { text: copy.columns.acciones, isRight: true },
];

export function ProductosTable({
  productos,
  ...actions
}: RowActions & { productos: readonly Producto[] }) {
  return (
    <RowTable caption={copy.tableLabel} columns={columns} layout="lines">
      {productos.map((producto) => (
        <ProductoRow key={producto.id} producto={producto} {...actions} />
      ))}
    </RowTable>
  );
}
