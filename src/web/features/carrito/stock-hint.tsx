import { carritoCopy as copy } from "#web/copy/carrito.ts";

/** Shown when the stock is nearly or already used up by this line; a hint on every line would be noise. */
const fewUnits = 3;

export function StockHint({ cantidad, disponible }: { cantidad: number; disponible: number }) {
  if (disponible <= 0) {
    return <p className="text-sm font-semibold text-rojo">{copy.soldOut}</p>;
  }
  if (disponible > fewUnits && cantidad < disponible) return null;
  const tone = cantidad > disponible ? "text-rojo" : "text-cobre-oscuro";
  return <p className={`text-sm font-semibold ${tone}`}>{copy.stockLeft(disponible)}</p>;
}
