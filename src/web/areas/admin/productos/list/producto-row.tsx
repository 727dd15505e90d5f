import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { lowStock } from "#contract/schemas/productos-admin.ts";
import { showToast } from "#web/app/toasts.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { EditIcon } from "#web/ui/art/icons.tsx";
import { cx } from "#web/ui/class-names.ts";
import { Money } from "#web/ui/content/money.tsx";
import { Picture } from "#web/ui/content/picture.tsx";
import { StateMark } from "#web/ui/feedback/state-mark.tsx";
import { Switch } from "#web/ui/fields/switch.tsx";
import { ActivoButton } from "../../list/activo.tsx";
import { TableRow } from "../../list/row-table.tsx";
import { ChooseBox } from "../../several/choose.tsx";
import type { Selection } from "../../several/use-selection.ts";
import { adminProductosCopy as copy } from "../productos.copy.ts";
import { setDestacado } from "../productos-data.ts";
import { severalProductosCopy } from "../several/several.copy.ts";
import { NumberCell } from "./number-cell.tsx";

export type RowActions = {
  selection: Selection<Producto>;
  onEdit: (id: number) => void;
  onChangeActivo: (producto: Producto) => void;
};

const stockClass = "order-1 text-sm xl:text-right xl:text-base";

export function ProductoRow({ producto, ...actions }: RowActions & { producto: Producto }) {
  const { nombre, sku, precio, stock, activo, categoria_nombre, suministro } = producto;
  const isLow = activo && suministro === "estante" && stock <= lowStock;
  const isChosen = actions.selection.has(producto.id);
  const units = (
    <>
      <CardLabel text={copy.columns.stock} />
      <span className={cx(isLow && "font-semibold text-copper-text")}>
        {stock.toLocaleString("es-CL")}
      </span>
    </>
  );
  return (
    <TableRow layout="lines" className={cx(isChosen && "bg-accent-tint")}>
      <td className="absolute top-3 left-0 z-1 xl:static">
        <ChooseBox
          label={severalProductosCopy.chooseOne(nombre)}
          isChosen={isChosen}
          onChange={(isWanted) => actions.selection.set([producto], isWanted)}
          className="max-xl:size-[56px] max-xl:place-items-start max-xl:p-1"
        />
      </td>
      <th scope="row" className="min-w-0 grow basis-[max(100%-6.5rem,8rem)] text-left font-normal">
        <span className="xl:flex xl:items-center xl:gap-3">
          <Cover producto={producto} />
          <span className="min-w-0">
            <span className="line-clamp-2 leading-snug font-semibold wrap-anywhere">{nombre}</span>
            <span className="hidden text-sm text-muted xl:block">{categoria_nombre}</span>
          </span>
        </span>
      </th>
      <td className="order-1 min-w-0 text-sm text-muted wrap-anywhere xl:w-28 xl:text-ink">
        {sku}
      </td>
      <NumberCell producto={producto} field="precio" className="ml-auto text-right font-semibold">
        <Money pesos={precio} />
      </NumberCell>
      {suministro === "encargo" ? (
        <td className={stockClass}>{units}</td>
      ) : (
        <NumberCell producto={producto} field="stock" className={stockClass}>
          {units}
        </NumberCell>
      )}
      <td className="order-1 max-xl:ml-auto">
        <StateMark isOn={activo}>{activo ? copy.active : copy.inactive}</StateMark>
      </td>
      <td className="order-2 flex items-center gap-1 self-center text-sm max-xl:-ml-[68px] xl:table-cell">
        <DestacadoSwitch producto={producto} />
        <span aria-hidden="true" className="text-muted xl:hidden">
          {copy.columns.destacado}
        </span>
      </td>
      <td
        className={cx(
          "order-2 items-center self-center whitespace-nowrap xl:text-right [&>*]:align-middle",
          "max-xl:-mr-2 max-xl:ml-auto max-xl:flex max-xl:flex-wrap max-xl:justify-end",
        )}
      >
        <IconButton
          label={copy.editOne(nombre)}
          icon={<EditIcon className="size-5" />}
          onClick={() => actions.onEdit(producto.id)}
        />
        <ActivoButton
          row={producto}
          words={copy}
          onClick={() => actions.onChangeActivo(producto)}
        />
      </td>
    </TableRow>
  );
}

function Cover({ producto: { imagenes, marcador } }: { producto: Producto }) {
  return (
    <span className="absolute top-3 left-0 size-[56px] shrink-0 xl:static">
      <Picture
        path={imagenes[0]}
        marcador={marcador}
        alt=""
        sizes="3.5rem"
        className="size-[56px] rounded-thin"
      />
    </span>
  );
}

function CardLabel({ text }: { text: string }) {
  return (
    <span aria-hidden="true" className="text-muted xl:hidden">
      {text}{" "}
    </span>
  );
}

/** Optimistic: undone when the server refuses. */
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
      showToast(result.error, "error");
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
