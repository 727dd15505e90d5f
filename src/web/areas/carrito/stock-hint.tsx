import { Button } from "#web/ui/actions/button.tsx";
import { carritoCopy as copy } from "./carrito.copy.ts";
import { type CarritoLine, setCantidad } from "./state/carrito.ts";

/** A hint on every line would be noise. */
const fewUnits = 3;

export function StockHint({ line }: { line: CarritoLine }) {
  const { cantidad, disponible } = line;
  if (disponible <= 0) {
    return <p className="text-sm font-semibold text-rojo">{copy.soldOut}</p>;
  }
  if (cantidad > disponible) return <AboveStock line={line} />;
  if (disponible > fewUnits && cantidad < disponible) return null;
  return <p className="text-sm font-semibold text-cobre-oscuro">{copy.stockLeft(disponible)}</p>;
}

function AboveStock({ line }: { line: CarritoLine }) {
  const { nombre_producto: nombre, disponible } = line;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-sm font-semibold text-rojo">
      {copy.stockLeft(disponible)}
      <Button
        variant="secondary"
        size="small"
        aria-label={copy.keepOnlyOf(nombre, disponible)}
        data-unblock=""
        onClick={({ currentTarget }) => {
          // The pressed button disappears.
          focusCantidad(currentTarget);
          void setCantidad(line, disponible);
        }}
      >
        {copy.keepOnly(disponible)}
      </Button>
    </p>
  );
}

function focusCantidad(button: HTMLElement): void {
  button.closest("li")?.querySelector("input")?.focus({ preventScroll: true });
}
