import type { CategoriaAdmin } from "#contract/schemas/categorias-admin.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { ActivoButton } from "../list/activo.tsx";
import { RowTable, TableRow } from "../list/row-table.tsx";
import { adminCategoriasCopy as copy } from "./categorias.copy.ts";

type Actions = {
  onEdit: (id: number) => void;
  onChangeActivo: (categoria: CategoriaAdmin) => void;
};

const columns = [
  { text: copy.columns.nombre },
  { text: copy.columns.slug },
  { text: copy.columns.productos, isRight: true },
  { text: copy.columns.estado },
  { text: copy.columns.acciones, isRight: true },
];

export function CategoriasTable({
  categorias,
  ...actions
}: Actions & { categorias: readonly CategoriaAdmin[] }) {
  return (
    <RowTable caption={copy.tableLabel} columns={columns}>
      {categorias.map((categoria) => (
        <CategoriaRow key={categoria.id} categoria={categoria} {...actions} />
      ))}
    </RowTable>
  );
}

function CategoriaRow({ categoria, ...actions }: Actions & { categoria: CategoriaAdmin }) {
  const { id, nombre, slug, productos, en_tienda, activo } = categoria;
  return (
    <TableRow>
      <th scope="row" className="text-left font-semibold wrap-anywhere">
        <span>{nombre}</span>
        {activo && en_tienda === 0 && (
          <span className="block text-sm font-normal text-muted">{copy.unseen}</span>
        )}
      </th>
      <td className="order-2 text-sm wrap-anywhere text-muted md:order-none">{slug}</td>
      <td className="order-3 text-sm tabular-nums md:text-right md:text-base">
        <span aria-hidden="true" className="text-muted md:hidden">
          {copy.columns.productos}{" "}
        </span>
        {productos.toLocaleString("es-CL")}
      </td>
      <td className="order-1 @min-3xs:text-right md:order-none md:text-left">
        <StateMark isOn={activo}>{activo ? copy.active : copy.inactive}</StateMark>
      </td>
      <td
        className={cx(
          "order-2 whitespace-nowrap max-md:-mr-2 md:order-none md:text-right [&>*]:align-middle",
          "@max-3xs:order-last @max-3xs:flex @max-3xs:flex-wrap",
          "@min-3xs:row-span-2 @min-3xs:text-right",
        )}
      >
        <IconButton
          label={copy.editOne(nombre)}
          icon={<EditIcon className="size-5" />}
          onClick={() => actions.onEdit(id)}
        />
        <ActivoButton
          row={categoria}
          words={copy}
          onClick={() => actions.onChangeActivo(categoria)}
        />
      </td>
    </TableRow>
  );
}
