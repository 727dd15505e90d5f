import { ordenesAdmin } from "#contract/schemas/productos-admin.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { useCategorias } from "../../categorias/categorias-data.ts";
import { ListSearch } from "../../list/list-search.tsx";
import type { ListUrl } from "../../list/use-list-url.ts";
import { adminProductosCopy as copy } from "../productos.copy.ts";

export function ProductosFilters({ list }: { list: ListUrl }) {
  return (
    <section aria-label={copy.filters} className="grid gap-4">
      <ListSearch list={list} label={copy.searchLabel} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-3 md:grid-cols-3">
        <EstadoSelect list={list} />
        <CategoriaSelect list={list} />
        <Select
          label={copy.orden}
          className="col-span-full md:col-span-1"
          value={list.get("orden") || "recientes"}
          onChange={({ target: { value } }) => list.set({ orden: value })}
        >
          {ordenesAdmin.map((orden) => (
            <option key={orden} value={orden}>
              {copy.ordenes[orden]}
            </option>
          ))}
        </Select>
      </div>
    </section>
  );
}

/** One select for two parameters, `activo` and `stock_bajo`. */
function EstadoSelect({ list }: { list: ListUrl }) {
  const isLow = list.get("stock_bajo") === "true";
  return (
    <Select
      label={copy.estado}
      value={isLow ? "stock_bajo" : list.get("activo")}
      onChange={({ target: { value } }) =>
        list.set(
          value === "stock_bajo"
            ? { stock_bajo: "true", activo: "" }
            : { stock_bajo: "", activo: value },
        )
      }
    >
      <option value="">{copy.estadoAll}</option>
      <option value="true">{copy.estadoActive}</option>
      <option value="false">{copy.estadoInactive}</option>
      <option value="stock_bajo">{copy.stockBajo}</option>
    </Select>
  );
}

function CategoriaSelect({ list }: { list: ListUrl }) {
  const { rows } = useCategorias();
  return (
    <Select
      label={copy.categoria}
      value={list.get("categoria")}
      onChange={({ target: { value } }) => list.set({ categoria: value })}
    >
      <option value="">{copy.categoriaAll}</option>
      {rows.map(({ id, nombre, slug }) => (
        <option key={id} value={slug}>
          {nombre}
        </option>
      ))}
    </Select>
  );
}
