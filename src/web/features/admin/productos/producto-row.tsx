import { useState } from "react";
import type { Producto } from "#contract/catalogo.ts";
import { stockBajo } from "#contract/productos-admin.ts";
import { adminProductosCopy as copy } from "#web/copy/admin-productos.ts";
import { showToast } from "#web/state/toasts.ts";
import { cx } from "#web/ui/class-names.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { EditIcon, PowerIcon } from "#web/ui/icons.tsx";
import { Money } from "#web/ui/money.tsx";
import { Picture } from "#web/ui/picture.tsx";
import { StateMark } from "#web/ui/state-mark.tsx";
import { Switch } from "#web/ui/switch.tsx";
import { setDestacado } from "./productos-data.ts";

export type RowActions = {
  onEdit: (id: number) => void;
  onChangeActivo: (producto: Producto) => void;
};

/** One producto: a row of the table, or a card. */
export function ProductoRow({ producto, ...actions }: RowActions & { producto: Producto }) {
  const { nombre, sku, precio, stock, activo, imagenes, marcador, categoria_nombre } = producto;
  return (
    <tr className="grid grid-cols-[auto_minmax(0,1fr)_auto] content-start items-center gap-x-4 gap-y-2 rounded-soft bg-blanco p-4 inset-ring inset-ring-veta xl:table-row xl:rounded-none xl:p-0 xl:inset-ring-0 [&>*]:xl:border-t [&>*]:xl:border-veta [&>*]:xl:px-3 [&>*]:xl:py-2.5 [&>*:first-child]:xl:pl-5 [&>*:last-child]:xl:pr-5">
      <th scope="row" className="col-span-3 text-left font-normal">
        <span className="flex items-center gap-3">
          <Picture
            path={imagenes[0]}
            marcador={marcador}
            alt=""
            sizes="4rem"
            className="size-16 shrink-0 rounded-thin"
          />
          <span className="min-w-0">
            <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{nombre}</span>
            <span className="block text-sm text-pizarra">{categoria_nombre}</span>
          </span>
        </span>
      </th>
      <td className="col-span-2 min-w-0 text-sm tabular-nums">
        <CardLabel text={copy.columns.sku} />
        <span className="wrap-anywhere xl:inline-block xl:w-32">{sku}</span>
      </td>
      <td className="text-right font-semibold">
        <Money pesos={precio} />
      </td>
      <td className="col-span-2 text-sm tabular-nums xl:text-right xl:text-base">
        <CardLabel text={copy.columns.stock} />
        <span className={cx(activo && stock <= stockBajo && "font-semibold text-cobre-oscuro")}>
          {stock.toLocaleString("es-CL")}
        </span>
      </td>
      <td className="text-right xl:text-left">
        <StateMark isOn={activo}>{activo ? copy.active : copy.inactive}</StateMark>
      </td>
      <td className="col-span-2 flex items-center gap-1 text-sm xl:table-cell">
        <DestacadoSwitch producto={producto} />
        <span aria-hidden="true" className="text-pizarra xl:hidden">
          {copy.columns.destacado}
        </span>
      </td>
      <td className="text-right whitespace-nowrap">
        <IconButton
          label={copy.editOne(nombre)}
          icon={<EditIcon />}
          onClick={() => actions.onEdit(producto.id)}
        />
        <IconButton
          label={activo ? copy.deactivateOne(nombre) : copy.activateOne(nombre)}
          icon={<PowerIcon className={activo ? "text-rojo" : "text-verde"} />}
          onClick={() => actions.onChangeActivo(producto)}
        />
      </td>
    </tr>
  );
}

function CardLabel({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="text-pizarra xl:hidden">
      {text}{" "}
    </span>
  );
}

/** Changes at once; what the server refuses goes back and is told. */
function DestacadoSwitch({ producto: { id, nombre, destacado } }: { producto: Producto }) {
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [seen, setSeen] = useState(destacado);
  if (seen !== destacado) {
    setSeen(destacado);
    setWanted(null);
  }

  async function change(isDestacado: boolean): Promise<void> {
    setWanted(isDestacado);
    const result = await setDestacado(id, isDestacado);
    if (!result.ok) {
      setWanted(null);
      showToast(result.error ?? copy.changeFailed, "error");
      return;
    }
    showToast(isDestacado ? copy.destacadoOn(nombre) : copy.destacadoOff(nombre));
  }

  return (
    <Switch
      aria-label={copy.destacadoOne(nombre)}
      isOn={wanted ?? destacado}
      onChange={(isOn) => void change(isOn)}
      className="-ml-1.5"
    />
  );
}
