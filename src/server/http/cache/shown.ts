import type { OperationName } from "#contract/routes.ts";
import type { Producto } from "#contract/schemas/catalogo.ts";

/** What an answer shows of the things that change with every sale. */
export type Shown = {
  /** By id, whether it could be bought. */
  productos: ReadonlyMap<number, boolean>;
  /** How many pieces the shop has sold. */
  ventas: boolean;
};

export const showsNothing: Shown = { productos: new Map(), ventas: false };

/** Of the answer of a cached operation. */
export function shownBy(operation: OperationName, answer: unknown): Shown {
  switch (operation) {
    case "listProductos":
    case "listDestacados":
      return showsProductos(answer as Producto[]);
    case "getProducto":
      return showsProductos([answer as Producto]);
    case "getTienda":
      return { ...showsNothing, ventas: true };
    default:
      return showsNothing;
  }
}

export function joinShown(parts: readonly Shown[]): Shown {
  return {
    productos: new Map(parts.flatMap(({ productos }) => [...productos])),
    ventas: parts.some(({ ventas }) => ventas),
  };
}

function showsProductos(productos: readonly Pick<Producto, "id" | "stock">[]): Shown {
  return { ...showsNothing, productos: new Map(productos.map(({ id, stock }) => [id, stock > 0])) };
}
