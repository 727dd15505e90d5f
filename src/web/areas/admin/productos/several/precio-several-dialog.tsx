import { useRef, useState } from "react";
import type { Producto } from "#contract/schemas/catalogo.ts";
import { showWholeNumber } from "#web/forms/whole-number.ts";
import { Money } from "#web/ui/content/money.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { MovesDialog } from "../../several/moves-dialog.tsx";
import { useMoves } from "../../several/use-moves.ts";
import { changeProducto, readAgain, readProducto } from "../productos-data.ts";
import { MovedProducto } from "./moved-producto.tsx";
import { changeByPercent, readPercent } from "./percent.ts";
import { severalProductosCopy as copy } from "./several.copy.ts";

type Props = {
  productos: readonly Producto[];
  onChanged: (producto: Producto) => void;
  onClose: () => void;
};

/** Each precio is set over the one that the list shows (docs/reglas.md 218). */
export function PrecioSeveralDialog({ productos, onChanged, onClose }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [asked, setAsked] = useState(productos);
  const [typed, setTyped] = useState("");
  const [isChecked, setIsChecked] = useState(false);
  const moves = useMoves(readAgain);
  const percent = readPercent(typed);

  function start(): void {
    setIsChecked(true);
    if (percent === null) {
      input.current?.focus();
      return;
    }
    const left = moves.leftOf(asked);
    void moves.run(left.map((producto) => moveOf(producto, percent)));
  }

  function moveOf(producto: Producto, tenths: number) {
    const { id, precio: precio_anterior } = producto;
    const precio = changeByPercent(precio_anterior, tenths);
    return {
      id,
      async run() {
        if (precio === precio_anterior) return { isDone: true, text: copy.precioSame };
        const result = await changeProducto(id, {
          precio: String(precio),
          precio_anterior: String(precio_anterior),
        });
        if (result.ok) {
          onChanged({ ...producto, precio });
          return { isDone: true, text: copy.precioDone(showWholeNumber(precio)) };
        }
        if (result.status === 409) await seeToday(id);
        return { isDone: false, text: result.campos.precio ?? result.error };
      },
    };
  }

  /** The next try begins at the precio that somebody else has set. */
  async function seeToday(id: number): Promise<void> {
    const fresh = await readProducto(id);
    if (!fresh.ok) return;
    const { precio } = fresh.data;
    setAsked((before) => before.map((it) => (it.id === id ? { ...it, precio } : it)));
  }

  return (
    <MovesDialog
      title={copy.precioTitle}
      lead={copy.precioLead}
      startText={copy.precioAll}
      count={asked.length}
      countText={copy.count}
      moves={moves}
      onStart={start}
      onClose={onClose}
      before={
        <TextField
          ref={input}
          label={copy.percent}
          hint={copy.percentHint}
          error={isChecked && percent === null ? copy.percentWrong : null}
          value={typed}
          maxLength={8}
          readOnly={moves.progress !== null}
          autoComplete="off"
          className="max-w-60"
          onChange={({ target }) => setTyped(target.value)}
        />
      }
    >
      {asked.map((producto) => {
        const { id, precio } = producto;
        const outcome = moves.outcomes.get(id);
        return (
          <MovedProducto key={id} producto={producto} outcome={outcome}>
            {!outcome?.isDone && (
              <p className="ml-auto tabular-nums">
                <Money pesos={precio} />
                {percent !== null && (
                  <>
                    <span aria-hidden="true"> → </span>
                    <span className="sr-only"> {copy.becomes} </span>
                    <Money pesos={changeByPercent(precio, percent)} className="font-semibold" />
                  </>
                )}
              </p>
            )}
          </MovedProducto>
        );
      })}
    </MovesDialog>
  );
}
