import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { ActivoButton } from "../list/activo-button.tsx";
import { tableClass, tableHeadClass, tableSheetClass } from "../list/table-class.ts";
import { adminCategoriasCopy as copy } from "./categorias.copy.ts";

type Actions = {
  onEdit: (id: number) => void;
  onChangeActivo: (categoria: CategoriaAdmin) => void;
};

const columns = ["nombre", "slug", "productos", "estado", "acciones"] as const;

/** A table on wide screens; on phones each row becomes a card, read in the same order. */
export function CategoriasTable({
  categorias,
  ...actions
}: Actions & { categorias: readonly CategoriaAdmin[] }) {
  return (
    <div className={tableSheetClass}>
      <table aria-label={copy.tableLabel} className={tableClass}>
        <thead className="sr-only md:not-sr-only md:table-header-group">
          <tr className={tableHeadClass}>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={cx(
                  "px-5",
                  (column === "productos" || column === "acciones") && "text-right",
                )}
              >
                {copy.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="block md:table-row-group">
          {categorias.map((categoria) => (
            <CategoriaRow key={categoria.id} categoria={categoria} {...actions} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function CategoriaRow({ categoria, ...actions }: Actions & { categoria: CategoriaAdmin }) {
  const { id, nombre, slug, productos, activo } = categoria;
  return (
    <tr className="grid grid-cols-[minmax(0,1fr)_auto] items-center @max-3xs:grid-cols-1 gap-x-4 border-t border-veta px-5 py-3 first:border-t-0 md:table-row md:p-0 [&>*]:md:border-t [&:first-child>*]:md:border-t-0 [&>*]:md:border-veta [&>*]:md:px-5 [&>*]:md:py-2">
      <th scope="row" className="text-left font-semibold wrap-anywhere">
        {nombre}
      </th>
      <td className="order-2 text-sm wrap-anywhere text-pizarra md:order-none">{slug}</td>
      <td className="order-3 text-sm tabular-nums md:text-right md:text-base">
        <span aria-hidden="true" className="text-pizarra md:hidden">
          {copy.columns.productos}{" "}
        </span>
        {productos.toLocaleString("es-CL")}
      </td>
      <td className="order-1 @min-3xs:text-right md:order-none md:text-left">
        <StateMark isOn={activo}>{activo ? copy.active : copy.inactive}</StateMark>
      </td>
      <td className="order-2 whitespace-nowrap max-md:-mr-2 @max-3xs:order-last @max-3xs:flex @max-3xs:flex-wrap @min-3xs:row-span-2 @min-3xs:text-right md:order-none md:text-right [&>*]:align-middle">
        <IconButton
          label={copy.editOne(nombre)}
          icon={<EditIcon className="size-5" />}
          onClick={() => actions.onEdit(id)}
        />
        <ActivoButton
          label={activo ? copy.deactivateOne(nombre) : copy.activateOne(nombre)}
          text={activo ? copy.deactivate : copy.activate}
          onClick={() => actions.onChangeActivo(categoria)}
        />
      </td>
    </tr>
  );
}
