import { useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { MovesDialog } from "../../several/moves-dialog.tsx";
import { useMoves } from "../../several/use-moves.ts";
import { changeProducto, readAgain } from "../productos-data.ts";
import { MovedProducto } from "./moved-producto.tsx";
import { severalProductosCopy as copy } from "./several.copy.ts";

type Props = {
  productos: readonly Producto[];
  isActivo: boolean;
  onChanged: (producto: Producto) => void;
  onClose: () => void;
};

export function ActivoSeveralDialog({ productos, isActivo, onChanged, onClose }: Props) {
  const [asked] = useState(productos);
  const moves = useMoves(readAgain);
  const { act, lead, all, done } = isActivo ? copy.activate : copy.deactivate;
  const left = moves.leftOf(asked);

  function moveOf(producto: Producto) {
    return {
      id: producto.id,
      async run() {
        const result = await changeProducto(producto.id, { activo: isActivo });
        if (!result.ok) return { isDone: false, text: result.error };
        onChanged({ ...producto, activo: isActivo });
        return { isDone: true, text: done };
      },
    };
  }

  return (
    <MovesDialog
      title={act}
      lead={lead}
      startText={all}
      count={asked.length}
      countText={copy.count}
      moves={moves}
      onStart={() => void moves.run(left.map(moveOf))}
      onClose={onClose}
    >
      {asked.map((producto) => (
        <MovedProducto
          key={producto.id}
          producto={producto}
          outcome={moves.outcomes.get(producto.id)}
        />
      ))}
    </MovesDialog>
  );
}
