import { mapLines, productoFields } from "#contract/values/producto/producto-fields.ts";
import { fromShelf } from "#contract/values/producto/suministro.ts";
import { isMedidaByCampos } from "../productos/medida-by-campos.ts";
import { productoBusqueda } from "../productos/producto-busqueda.ts";
import type { ProductoFields } from "../productos/productos-admin.queries.ts";
import { toSupply } from "../stock/encargo.ts";
import type { KnownCategoria, WrittenProducto } from "./productos-csv.queries.ts";
import type { ProductoCells } from "./productos-csv-columns.ts";
import { plainBreaks, supplyIn } from "./productos-csv-faults.ts";

type Told = {
  cells: ProductoCells;
  categoria: KnownCategoria;
  /** JSON of its campos after the import. */
  personalizacion: string;
};

export type NewProducto = WrittenProducto & { stock: number };

export function toNew(told: Told): NewProducto {
  const { sku, stock = 0 } = told.cells;
  const blank: ProductoFields = {
    ...{ nombre: "", sku, descripcion: "", precio: 0, ...mapLines(() => "") },
    ...{ peso_gramos: 0, ...fromShelf, a_medida: 0, destacado: 0, activo: 1, categoria_id: 0 },
  };
  const fields = fieldsAfter(blank, told);
  return { ...fields, stock: fields.suministro === "encargo" ? 0 : stock };
}

/** The fields of a producto after its row. */
export function fieldsAfter(
  before: ProductoFields,
  { cells, categoria, personalizacion }: Told,
): WrittenProducto {
  const given = { ...before, ...fieldsOf(cells) };
  const after = {
    ...given,
    ...toSupply({ ...before, ...supplyIn(cells) }),
    ...{ sku: before.sku, categoria_id: categoria.id, personalizacion },
    descripcion: keepBreaks(before.descripcion, cells.descripcion),
    a_medida: isMedidaByCampos({ personalizacion }) ? 1 : given.a_medida,
  };
  return { ...after, busqueda: productoBusqueda({ ...after, categoria: categoria.nombre }) };
}

/** Fields that the file gives a value. */
function fieldsOf(cells: ProductoCells): Partial<ProductoFields> {
  const given = productoFields.flatMap((name) => {
    const value = name === "categoria_id" ? undefined : cells[name];
    return value === undefined ? [] : [[name, typeof value === "boolean" ? Number(value) : value]];
  });
  return Object.fromEntries(given);
}

function keepBreaks(before: string, text: string | undefined): string {
  if (text === undefined) return before;
  return plainBreaks(before) === text ? before : text;
}
