import { Button } from "#web/ui/actions/button.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { payableUnits } from "./payable-units.ts";
import { type CarritoLine, setCantidad } from "./state/carrito.ts";

/** A hint on every line would be noise. */
const fewUnits = 3;

export function StockHint({ line }: { line: CarritoLine }) {
  const { cantidad, disponible } = line;
  const most = payableUnits(line);
  const isBound = most < disponible;
  if (disponible <= 0) {
    return <p className="text-sm font-semibold text-danger">{copy.soldOut}</p>;
  }
  if (cantidad > most) return <AboveMost line={line} most={most} isBound={isBound} />;
  if (cantidad < most && (isBound || disponible > fewUnits)) return null;
  return (
    <p className="text-sm font-semibold text-copper-text">
      {isBound ? copy.boundOf(most) : copy.stockLeft(disponible)}
    </p>
  );
}

type AboveProps = { line: CarritoLine; most: number; isBound: boolean };

function AboveMost({ line, most, isBound }: AboveProps) {
  const { nombre_producto: nombre } = line;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-danger">
      {isBound ? copy.boundOf(most) : copy.stockLeft(most)}
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.keepOnlyOf(nombre, most)}
        data-unblock=""
        onClick={({ currentTarget }) => {
          // The pressed button disappears.
          focusCantidad(currentTarget);
          void setCantidad(line, most);
        }}
      >
        {copy.keepOnly(most)}
      </Button>
    </p>
  );
}

function focusCantidad(button: HTMLElement): void {
  button.closest("li")?.querySelector("input")?.focus({ preventScroll: true });
}
