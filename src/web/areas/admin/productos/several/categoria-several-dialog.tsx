import { useRef, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { Select } from "#web/ui/fields/select.tsx";
import { useCategorias } from "../../categorias/categorias-data.ts";
import { MovesDialog } from "../../several/moves-dialog.tsx";
import { useMoves } from "../../several/use-moves.ts";
import { productoFormCopy } from "../productos.copy.ts";
import { changeProducto, readAgain } from "../productos-data.ts";
import { MovedProducto } from "./moved-producto.tsx";
import { severalProductosCopy as copy } from "./several.copy.ts";

type Props = { productos: readonly Producto[]; onClose: () => void };

export function CategoriaSeveralDialog({ productos, onClose }: Props) {
  const select = useRef<HTMLSelectElement>(null);
  const { rows } = useCategorias();
  const [asked] = useState(productos);
  const [chosen, setChosen] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const moves = useMoves(readAgain);

  function start(): void {
    setIsChecked(true);
    if (chosen === "") {
      select.current?.focus();
      return;
    }
    const left = moves.leftOf(asked);
    void moves.run(left.map(({ id }) => ({ id, run: () => move(id) })));
  }

  async function move(id: number) {
    const result = await changeProducto(id, { categoria_id: chosen });
    if (!result.ok) return { isDone: false, text: result.campos.categoria_id ?? result.error };
    return { isDone: true, text: copy.categoriaDone(result.data.producto.categoria_nombre) };
  }

  return (
    <MovesDialog
      title={copy.categoriaTitle}
      lead={copy.categoriaLead}
      startText={copy.categoriaAll}
      count={asked.length}
      countText={copy.count}
      moves={moves}
      onStart={start}
      onClose={onClose}
      before={
        <Select
          ref={select}
          label={copy.categoria}
          error={isChecked && chosen === "" ? copy.categoriaMissing : null}
          value={chosen}
          disabled={moves.progress !== null}
          className="max-w-80"
          onChange={({ target }) => setChosen(target.value)}
        >
          <option value="">{productoFormCopy.chooseCategoria}</option>
          {rows.map(({ id, nombre, activo }) => (
            <option key={id} value={id}>
              {activo ? nombre : productoFormCopy.categoriaInactive(nombre)}
            </option>
          ))}
        </Select>
      }
    >
      {asked.map((producto) => {
        const outcome = moves.outcomes.get(producto.id);
        return (
          <MovedProducto key={producto.id} producto={producto} outcome={outcome}>
            {!outcome?.isDone && <p className="text-sm text-muted">{producto.categoria_nombre}</p>}
          </MovedProducto>
        );
      })}
    </MovesDialog>
  );
}
